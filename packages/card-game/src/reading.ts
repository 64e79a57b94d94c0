/**
 * For those who look at positions without playing them (machine players, clients, analysis): the data, and the
 * questions that the rules themselves ask about a state. Nothing in here changes one.
 */
export { afterGoing } from './actions/turn.ts';
export { defenderOf, forecast } from './combat/sums.ts';
export * from './data/catalogue.ts';
export { settingNamed } from './seats/settings.ts';
export { activeBattlegrounds, cardsAt, handSize, playerOnTurn, score, sizeOf } from './state/queries.ts';
export { AT, CYCLE_PILE, DECK, HAND, OVER, RESERVE, settingOf } from './state/state.ts';
