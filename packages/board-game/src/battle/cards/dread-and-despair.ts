import { pickOne, type Rules } from '@amon-hen/kernel';
import { FREE, SHADOW } from '../../data/nations.ts';
import type { CombatCard } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import { commander } from '../../seats/seats.ts';
import type { Battle } from '../../state/battle.ts';
import { fighters, nazgulLeadership } from '../strength.ts';
import { forfeitNazgul, hasNazgulLeadership } from './nazgul-leadership.ts';

/** 3: points of Nazgûl Leadership are given up; one Combat die fewer for the Free Peoples each, never below one. */
function* despair(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  const most = nazgulLeadership(s, b);
  const n = yield* pickOne({
    by: commander(s, fighters(b, SHADOW), SHADOW),
    rule: 'BG-9.3.8',
    about: 'forfeit-nazgul',
    id: (k) => `forfeit ${k}`,
    options: Array.from({ length: most }, (_, i) => i + 1),
  });
  forfeitNazgul(game, b, n);
  b.fewerDice[FREE] += n;
}
export const dreadAndDespair: CombatCard = {
  title: 'Dread and Despair',
  may: hasNazgulLeadership,
  effects: { 3: despair },
};
