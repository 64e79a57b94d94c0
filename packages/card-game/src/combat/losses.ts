/** Losses: the defenders cancel attack icons with their cards (CG-10.2.4, CG-10.4.5). */
import { part, type Rules, together } from '@amon-hen/kernel';
import { type Card, cardIds, type Location, locationIds, otherSide, SIDES, type Side } from '../data/catalogue.ts';
import { opted } from '../options.ts';
import { cardsAt } from '../state/queries.ts';
import { LOST, type State, settingOf } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { ask } from '../verbs/ask.ts';

type Value = (card: Card) => number;

/** Icons that stay uncancelled after the losses picked so far. */
function uncancelled(s: State, location: Location, side: Side, attack: number, value: Value): number {
  let left = attack;
  for (const card of cardsAt(s, location, side)) if ((s.marks[card] & LOST) !== 0) left -= value(card);
  return Math.max(0, left);
}
function unpicked(s: State, location: Location, side: Side): Card[] {
  return cardsAt(s, location, side).filter((card) => (s.marks[card] & LOST) === 0);
}
/** Cards that can still cancel something, copies once. */
function useful(s: State, location: Location, side: Side, value: Value): Card[] {
  return unpicked(s, location, side).filter(
    (card, i, all) => value(card) > 0 && all.findIndex((c) => cardIds[c] === cardIds[card]) === i,
  );
}

/**
 * Picks the defenders' losses against `attack` remaining icons and marks them; gives the icons that stay uncancelled.
 * CG-16.6.3: picked one by one, each while icons are uncancelled.
 */
export function* pickLosses(table: Table, location: Location, side: Side, attack: number, value: Value): Rules<number> {
  const { state } = table;
  if (attack === 0) return 0;
  const defenders = unpicked(state, location, side);
  const strength = defenders.reduce((sum, card) => sum + value(card), 0);
  if (strength <= attack) for (const card of defenders) if (value(card) > 0) state.marks[card] |= LOST;
  if (strength > attack) yield* pickTogether(table, location, side, attack, value);
  const left = uncancelled(state, location, side, attack, value);
  // CG-16.6.2: cards without icons fall too when the attack was not cancelled
  if (left > 0 && opted(state, 'idleDefenders', 'eliminated')) for (const card of defenders) state.marks[card] |= LOST;
  return left;
}
/** CG-14.1.90: any of the defenders proposes, all confirm; after a refusal the attackers decide (CG-10.2.5). */
function* pickTogether(table: Table, location: Location, side: Side, attack: number, value: Value): Rules<void> {
  const { state } = table;
  const team = settingOf(state).seatsOf[side];
  const choice = yield* pickOneByOne(table, team, location, side, attack, value);
  if (!choice || team.length === 1) return;
  let agreed = true;
  yield* together(() =>
    team.map((seat) =>
      part(
        ask({
          by: seat,
          rule: 'CG-14.1.90',
          about: 'agree',
          values: { location: locationIds[location] },
          options: [true, false],
          id: (yes) => (yes ? 'agree' : 'object'),
        }),
        (yes) => {
          agreed = agreed && yes;
        },
      ),
    ),
  );
  table.tell({
    what: agreed ? 'agreed' : 'objected',
    side: SIDES[side],
    location: locationIds[location],
    cause: 'CG-14.1.90',
  });
  if (agreed) return;
  for (const card of cardsAt(state, location, side)) state.marks[card] &= ~LOST;
  yield* pickOneByOne(table, settingOf(state).seatsOf[otherSide(side)], location, side, attack, value);
}
/** True if there was anything to choose. */
function* pickOneByOne(
  table: Table,
  by: readonly number[],
  location: Location,
  side: Side,
  attack: number,
  value: Value,
): Rules<boolean> {
  const { state } = table;
  let choice = false;
  while (uncancelled(state, location, side, attack, value) > 0) {
    const options = useful(state, location, side, value);
    if (options.length === 0) break;
    if (options.length > 1) choice = true;
    const card = yield* ask({
      by,
      rule: 'CG-14.1.25',
      about: 'loss',
      values: { location: locationIds[location], left: uncancelled(state, location, side, attack, value) },
      options,
      id: (c) => `lose ${cardIds[c]}`,
    });
    state.marks[card] |= LOST;
    table.tell({
      what: 'chose',
      card: cardIds[card],
      location: locationIds[location],
      n: value(card),
      cause: 'CG-14.1.25',
    });
  }
  return choice;
}
