import { pickOne, type Rules } from '@amon-hen/kernel';
import { anyArmy, attack, attackId, attackKind, attackRows, attacks } from '../../battle/attack.ts';
import { noQuarter } from '../../battle/cards/no-quarter.ts';
import { strongholds } from '../../data/map.ts';
import { FREE } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';
import { isBesiegedSide } from '../../state/armies.ts';
import { FIELD, type Terms, usualTerms } from '../../state/battle.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';

const ID = 'fp-str-10';
const terms: Terms = { ...usualTerms, garrisonHelps: true };

/** Attacks on those who besiege a Stronghold of the Free Peoples, from outside (BG-10.6.1). */
function reliefs(s: State): number[] {
  if (!strongholds.some((at) => isBesiegedSide(s, at, FREE))) return [];
  return attacks(s, FREE, anyArmy).filter((option) => {
    const [, at] = attackRows(option);
    return attackKind(option) === FIELD && isBesiegedSide(s, at, FREE);
  });
}
function* play(game: Table): Rules<void> {
  const s = game.state;
  const options = reliefs(s);
  if (options.length === 0) return;
  const chosen = yield* pickOne({ by: acting(s), rule: ID, about: 'relief-attack', id: attackId, options });
  yield* attack(game, FREE, chosen, anyArmy, ID, terms);
}
export const helpUnlookedFor = event({ id: ID, works: (s) => reliefs(s).length > 0, play, combat: noQuarter });
