import { pickOne, type Rules } from '@amon-hen/kernel';
import { graveOf } from '../../armies/casualties.ts';
import { eliminate } from '../../characters/eliminate.ts';
import { type Figure, figureId, minions, NAZGUL, WITCH_KING } from '../../data/figures.ts';
import { FREE, SHADOW } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import { commander } from '../../seats/seats.ts';
import { hasLeaderOrCharacter, shift } from '../../state/armies.ts';
import type { Battle } from '../../state/battle.ts';
import type { State } from '../../state/state.ts';
import { fighters, isFighting } from '../strength.ts';
import { causeOf } from './cause.ts';

const NO_LEADER = no('BG-9.3.4', 'needs-leader-or-companion-in-battle');
const NOBODY: Figure = -1;
const targetId = (figure: Figure): string => (figure === NOBODY ? 'nobody' : `eliminate ${figureId[figure]}`);

/** A Nazgûl must go for one hit of the re-roll; a Minion may go instead for two. */
function targets(s: State, b: Battle): Figure[] {
  const here = (figure: Figure): boolean => isFighting(s, b, figure, SHADOW);
  const kingIsNazgul = s.rulings.fatefulStrikeWitchKing === 1;
  const nazgul = (kingIsNazgul ? [NAZGUL, WITCH_KING] : [NAZGUL]).filter(here);
  if (b.rerollHits[FREE] < 2) return nazgul;
  const others = minions.filter((minion) => here(minion) && !nazgul.includes(minion));
  return nazgul.length > 0 ? [...nazgul, ...others] : [...others, NOBODY];
}
/** 6 */
function* strike(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  if (b.rerollHits[FREE] === 0) return;
  const row = fighters(b, SHADOW);
  const options = targets(s, b);
  if (options.length === 0) return;
  const figure = yield* pickOne({
    by: commander(s, fighters(b, FREE), FREE),
    rule: causeOf(b, FREE),
    about: 'fateful-strike',
    values: { hits: b.rerollHits[FREE] },
    id: targetId,
    options,
  });
  if (figure === NOBODY) return;
  if (figure !== NAZGUL) {
    eliminate(game, figure, causeOf(b, FREE));
    return;
  }
  shift(s, row, graveOf(SHADOW), NAZGUL, 1);
  game.tell({ what: 'lost', from: row, figure: NAZGUL, n: 1, cause: causeOf(b, FREE) });
}
export const fatefulStrike: CombatCard = {
  title: 'Fateful Strike',
  may: (s, b) => hasLeaderOrCharacter(s, fighters(b, FREE), FREE) || NO_LEADER,
  effects: { 6: strike },
};
