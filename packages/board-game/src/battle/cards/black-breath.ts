import { pickOne, type Refused, type Rules } from '@amon-hen/kernel';
import { graveOf } from '../../armies/casualties.ts';
import { eliminate } from '../../characters/eliminate.ts';
import { companions, type Figure, figureId, freeLeaders, isLeader, levelOf } from '../../data/figures.ts';
import { FREE, SHADOW } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import { commander } from '../../seats/seats.ts';
import { shift } from '../../state/armies.ts';
import type { Battle } from '../../state/battle.ts';
import { fighters, hitsBy, isFighting } from '../strength.ts';
import { causeOf } from './cause.ts';
import { nazgulFights } from './nazgul-leadership.ts';

const NOBODY: Figure = -1;
const victimId = (figure: Figure): string => (figure === NOBODY ? 'eliminate nobody' : `eliminate ${figureId[figure]}`);

/** 6: the re-roll hit: a Leader may be slain, or a Companion whose Level is no higher than the hits. The hits stay. */
function* breathe(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  if (b.rerollHits[SHADOW] === 0) return;
  const cause = causeOf(b, SHADOW);
  const hits = s.rulings.blackBreathCounts === 're-roll' ? b.rerollHits[SHADOW] : hitsBy(b, SHADOW);
  const leaders = freeLeaders.filter((leader) => isFighting(s, b, leader, FREE));
  const company = companions.filter((c) => isFighting(s, b, c, FREE));
  const victim = yield* pickOne({
    by: commander(s, fighters(b, SHADOW), SHADOW),
    rule: cause,
    about: 'black-breath',
    values: { hits },
    id: victimId,
    options: [NOBODY, ...leaders, ...company.filter((c) => levelOf[c] <= hits)],
    refused: () =>
      company
        .filter((c) => levelOf[c] > hits)
        .map((c): Refused => ({ option: victimId(c), refusal: no(cause, 'level-above-hits') })),
  });
  if (victim === NOBODY) return;
  if (!isLeader[victim]) {
    eliminate(game, victim, cause);
    return;
  }
  const row = fighters(b, FREE);
  shift(s, row, graveOf(FREE), victim, 1);
  game.tell({ what: 'lost', from: row, figure: victim, n: 1, cause });
}
export const blackBreath: CombatCard = { title: 'Black Breath', may: nazgulFights, effects: { 6: breathe } };
