import { pickOne, type Rules } from '@amon-hen/kernel';
import { companions, type Figure, figureId } from '../../data/figures.ts';
import { FREE, SHADOW } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import { commander } from '../../seats/seats.ts';
import type { Battle } from '../../state/battle.ts';
import { fighters, isFighting } from '../strength.ts';
import { causeOf } from './cause.ts';
import { nazgulFights } from './nazgul-leadership.ts';

/** 1: one Companion has neither Leadership nor special abilities this round; he is still in the battle. */
function* silence(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  const options: Figure[] = companions.filter((c) => isFighting(s, b, c, FREE));
  if (options.length === 0) return;
  b.suppressed = yield* pickOne({
    by: commander(s, fighters(b, SHADOW), SHADOW),
    rule: causeOf(b, SHADOW),
    about: 'words-of-power',
    id: (c) => `suppress ${figureId[c]}`,
    options,
  });
  game.tell({ what: 'companion-suppressed', figure: b.suppressed, cause: causeOf(b, SHADOW) });
}
export const wordsOfPower: CombatCard = { title: 'Words of Power', may: nazgulFights, effects: { 1: silence } };
