/** Combat cards for which the Shadow may inflict hits on its own Army. */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { elitesOfSide } from '../../data/figures.ts';
import { SHADOW } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { commander } from '../../seats/seats.ts';
import { count, units } from '../../state/armies.ts';
import type { Battle } from '../../state/battle.ts';
import { suffer } from '../rolls.ts';
import { fighters } from '../strength.ts';
import { causeOf } from './cause.ts';

/** The Shadow chooses how many, none at all included, and takes them as casualties; gives the number. */
export function* ownLosses(game: Table, b: Battle, upTo: number): Rules<number> {
  const s = game.state;
  const row = fighters(b, SHADOW);
  let bearable = units(s, row, SHADOW);
  for (const elite of elitesOfSide[SHADOW]) bearable += count(s, row, elite);
  const n = yield* pickOne({
    by: commander(s, row, SHADOW),
    rule: causeOf(b, SHADOW),
    about: 'own-losses',
    values: { most: upTo },
    id: (hits) => `inflict ${hits}`,
    options: Array.from({ length: Math.min(upTo, bearable) + 1 }, (_, hits) => hits),
  });
  yield* suffer(game, b, SHADOW, n, causeOf(b, SHADOW));
  return n;
}
