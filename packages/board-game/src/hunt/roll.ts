/** The Hunt roll (BG-13.2). */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { isNazgulIn } from '../characters/nazgul.ts';
import { type Card, cardId } from '../data/deck.ts';
import { NO_ROW, type Region } from '../data/map.ts';
import { FREE, SHADOW } from '../data/nations.ts';
import { tableEffect } from '../events/registry.ts';
import { discardFromTable } from '../events/table.ts';
import type { Table } from '../fact.ts';
import { leading } from '../seats/seats.ts';
import { armyRow, isControlledStronghold } from '../state/armies.ts';
import { FOR_MOVE, newHunt } from '../state/hunt.ts';
import type { State } from '../state/state.ts';
import { huntTile } from './tile.ts';

export const MOST_HUNT_DICE = 5;

/** BG-13.2.5: Stronghold, units, Nazgûl in the region of the Ring-bearers' figure. */
export function huntRerolls(s: State): number {
  const at: Region = s.position;
  let n = 0;
  if (isControlledStronghold(s, at, SHADOW)) n++;
  if (armyRow(s, at, SHADOW) !== NO_ROW) n++;
  if (isNazgulIn(s, at)) n++;
  return n;
}
/** BG-13.2.4: a natural 1 always fails. */
export function huntSucceeds(s: State, die: number, bonus: number): boolean {
  return (die !== 1 || !s.rulings.naturalOneFailsHunt) && die + bonus >= 6;
}

const NO_USE: Card = -1;
function* crebain(game: Table): Rules<number> {
  const s = game.state;
  const fits = (card: Card): boolean => tableEffect(card).huntRollBonus !== undefined;
  if (!s.table.some(fits)) return 0;
  const card = yield* pickOne({
    by: leading(s, SHADOW),
    rule: 'BG-6.4.4',
    about: 'hunt-bonus',
    id: (c) => (c === NO_USE ? 'no table card' : `use ${cardId[c]}`),
    options: () => [NO_USE, ...s.table.filter(fits)],
  });
  if (card === NO_USE) return 0;
  const bonus = tableEffect(card).huntRollBonus ?? 0;
  discardFromTable(game, card, cardId[card]);
  return bonus;
}
const rerollId = (n: number): string => `re-roll ${n}`;

/** One Hunt, as after a move of the Fellowship off the Mordor Track (BG-13.2.1). */
export function* huntRoll(game: Table, cause: string): Rules<void> {
  const s = game.state;
  const level = Math.min(MOST_HUNT_DICE, s.huntBox[SHADOW]);
  if (level === 0) {
    game.tell({ what: 'hunt-failed', cause: 'BG-13.2.2' });
    return;
  }
  const hunt = newHunt(FOR_MOVE);
  s.hunt = hunt;
  hunt.bonus = s.huntBox[FREE] + (yield* crebain(game)); // BG-13.2.3
  for (let i = 0; i < level; i++) {
    const die = game.chance.below(6, 'hunt') + 1;
    hunt.roll.push(die);
    if (huntSucceeds(s, die, hunt.bonus)) hunt.successes++;
  }
  game.tell({ what: 'hunt-roll', dice: hunt.roll.slice(), n: hunt.successes, cause });
  const most = Math.min(huntRerolls(s), level - hunt.successes);
  if (most > 0) {
    const n = yield* pickOne({
      by: leading(s, SHADOW),
      rule: 'BG-13.2.5',
      about: 'hunt-re-roll',
      values: { most },
      id: rerollId,
      options: Array.from({ length: most + 1 }, (_, i) => most - i),
    });
    for (let i = 0; i < n; i++) {
      const die = game.chance.below(6, 'hunt re-roll') + 1;
      hunt.reroll.push(die);
      if (huntSucceeds(s, die, hunt.bonus)) hunt.successes++;
    }
    if (n > 0) game.tell({ what: 'hunt-re-roll', dice: hunt.reroll.slice(), n: hunt.successes, cause });
  }
  if (hunt.successes === 0) {
    game.tell({ what: 'hunt-failed', cause: 'BG-13.3.1' });
    s.hunt = null;
    return;
  }
  yield* huntTile(game, { reason: FOR_MOVE, eye: hunt.successes, cause: 'BG-13.3.1' });
}
