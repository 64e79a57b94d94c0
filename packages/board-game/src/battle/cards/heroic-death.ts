import { pickOne, type Rules } from '@amon-hen/kernel';
import { eliminate } from '../../characters/eliminate.ts';
import { companions, type Figure, figureId, freeLeaders, isLeader, levelOf } from '../../data/figures.ts';
import { LOST } from '../../data/map.ts';
import { FREE, SHADOW } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import { commander } from '../../seats/seats.ts';
import { hasLeaderOrCharacter, shift } from '../../state/armies.ts';
import type { Battle } from '../../state/battle.ts';
import { fighters, isFighting } from '../strength.ts';
import { causeOf } from './cause.ts';

const NO_HERO = no('BG-9.3.4', 'needs-leader-or-companion-in-battle');
const NOBODY: Figure = -1;
const heroId = (figure: Figure): string => (figure === NOBODY ? 'nobody' : `eliminate ${figureId[figure]}`);
const cancelId = (n: number): string => `cancel ${n}`;

/** 6: a Leader dies for one hit that the Shadow has rolled, or a Companion for up to his Level. */
function* sacrifice(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  const row = fighters(b, FREE);
  const rolled = b.rollHits[SHADOW] + b.rerollHits[SHADOW];
  if (rolled === 0) return;
  const hero = yield* pickOne({
    by: commander(s, row, FREE),
    rule: causeOf(b, FREE),
    about: 'heroic-death',
    values: { hits: rolled },
    id: heroId,
    options: () => [NOBODY, ...[...freeLeaders, ...companions].filter((f) => isFighting(s, b, f, FREE))],
  });
  if (hero === NOBODY) return;
  const most = Math.min(rolled, isLeader[hero] ? 1 : levelOf[hero]);
  const n = yield* pickOne({
    by: commander(s, row, FREE),
    rule: causeOf(b, FREE),
    about: 'cancel-hits',
    id: cancelId,
    options: Array.from({ length: most }, (_, i) => most - i),
  });
  b.cancelledHits[FREE] += n;
  if (isLeader[hero]) {
    shift(s, row, LOST, hero, 1);
    game.tell({ what: 'lost', from: row, figure: hero, n: 1, cause: causeOf(b, FREE) });
  } else eliminate(game, hero, causeOf(b, FREE));
  game.tell({ what: 'hits-cancelled', side: FREE, n, cause: causeOf(b, FREE) });
}
export const heroicDeath: CombatCard = {
  title: 'Heroic Death',
  may: (s, b) => hasLeaderOrCharacter(s, fighters(b, FREE), FREE) || NO_HERO,
  effects: { 6: sacrifice },
};
