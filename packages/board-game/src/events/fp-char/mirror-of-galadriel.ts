import { heroicDeath } from '../../battle/cards/heroic-death.ts';
import { CHARACTER_FACE, WILL_OF_THE_WEST } from '../../data/dice.ts';
import { region } from '../../data/map.ts';
import { FREE } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { control } from '../../state/armies.ts';
import { OFF_MORDOR_TRACK, type State } from '../../state/state.ts';
import { heal } from '../../turn/victory.ts';
import { event } from '../registry.ts';

const ID = 'fp-char-13';
const LORIEN = region('lorien');

/** The Ring-bearers' figure stands in Lórien, and Lórien is unconquered (BG-2.4.5). */
function inLorien(s: State): boolean {
  return s.mordor === OFF_MORDOR_TRACK && s.position === LORIEN && control(s, LORIEN) === FREE;
}
function play(game: Table): void {
  const s = game.state;
  const dice = s.dice[FREE];
  if (dice[CHARACTER_FACE] > 0) {
    dice[CHARACTER_FACE]--;
    dice[WILL_OF_THE_WEST]++;
    game.tell({ what: 'die-turned', side: FREE, from: CHARACTER_FACE, to: WILL_OF_THE_WEST, cause: ID });
  }
  if (inLorien(s)) heal(game, 1, ID);
}
export const mirrorOfGaladriel = event({
  id: ID,
  // the die that pays for the card cannot be the one that is turned
  worksPaidBy: (s, paid) =>
    s.dice[FREE][CHARACTER_FACE] > (paid === CHARACTER_FACE ? 1 : 0) || (s.corruption > 0 && inLorien(s)),
  play,
  combat: heroicDeath,
});
