/**
 * For those who look at positions without playing them (machine players, clients, analysis): the data, and the
 * questions that the rules themselves ask about a state. Nothing in here changes one.
 */
export { canBeReduced } from './armies/casualties.ts';
export { isEliteLeader } from './armies/groups.ts';
export { armyMoves, freely, moveFrom, moveTo, withLeader } from './armies/movement.ts';
export { mayMuster } from './armies/recruiting.ts';
export { anyArmy, attackKind, attackRows, attacks, ledArmy } from './battle/attack.ts';
export { battleRegion, combatDice, fighters, hitsOn, leadership, toHit } from './battle/strength.ts';
export * from './data/deck.ts';
export * from './data/dice.ts';
export * from './data/figures.ts';
export * from './data/hunt-pool.ts';
export * from './data/map.ts';
export * from './data/nations.ts';
export { eligibleGuides, fellowshipCompanions } from './fellowship/guide.ts';
export { routeEnd } from './fellowship/routes.ts';
export { huntRerolls } from './hunt/roll.ts';
export { ownerOf } from './seats/nations.ts';
export { seatsOfSide, sideOfSeat } from './seats/seats.ts';
export {
  armyRow,
  control,
  count,
  isBesieged,
  isBesiegedSide,
  isInPlay,
  rowIn,
  units,
  whereIs,
} from './state/armies.ts';
export { type Battle, FIELD, SIEGE, SORTIE } from './state/battle.ts';
export { canAdvance, isAtWar } from './state/politics.ts';
export {
  ACTION_RESOLUTION,
  BY_FREE_MILITARY,
  BY_RING,
  CRACK_OF_DOOM,
  ELIMINATED,
  GOLLUM,
  IN_FELLOWSHIP,
  LAST_PROGRESS,
  MOST_CORRUPTION,
  NOT_IN_PLAY,
  NOT_OVER,
  OFF_MORDOR_TRACK,
  type State,
} from './state/state.ts';
export { POINTS_TO_WIN, victoryPoints } from './turn/victory.ts';
