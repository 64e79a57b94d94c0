import { pickOne, type Rules, shareOut } from '@amon-hen/kernel';
import { march } from '../../armies/movement.ts';
import { inReserve } from '../../armies/recruiting.ts';
import { relentlessAssault } from '../../battle/cards/relentless-assault.ts';
import { eliteOf, type Figure, figureId, regularOf } from '../../data/figures.ts';
import { neighbours, type Region, region, regionId } from '../../data/map.ts';
import { ISENGARD, SHADOW } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';
import { count, hasUnitOf, isFree } from '../../state/armies.ts';
import { isAtWar } from '../../state/politics.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';
import { recruitFigures } from '../verbs/recruit.ts';

const ID = 'sh-str-11';
const RECRUITS = 2;
const FOLLOWERS = 4;
const REGULAR = regularOf(ISENGARD);
const kinds: readonly Figure[] = [REGULAR, eliteOf(ISENGARD)];
const dunlands: readonly Region[] = [region('north-dunland'), region('south-dunland')];
const around: readonly Region[] = [...new Set(dunlands.flatMap((at) => neighbours[at]))].sort((a, b) => a - b);
const inId = (at: Region): string => `in ${regionId[at]}`;

/** Regulars are left to recruit, or units in another Dunland to join. */
const changes = (s: State, at: Region): boolean =>
  inReserve(s, REGULAR) > 0 || dunlands.some((from) => from !== at && hasUnitOf(s, from, ISENGARD));
const raided = (s: State): Region[] => around.filter((at) => isFree(s, at, SHADOW) && changes(s, at));

function* play(game: Table): Rules<void> {
  const s = game.state;
  const options = raided(s);
  if (options.length === 0) return;
  const to = yield* pickOne({ by: acting(s), rule: ID, about: 'recruit-in', id: inId, options });
  yield* recruitFigures(game, REGULAR, to, RECRUITS, ID);
  yield* follow(game, to);
}
interface Follower {
  readonly figure: Figure;
  readonly from: Region;
}
const followerId = ({ figure, from }: Follower): string => `${figureId[figure]} ${regionId[from]}`;
/** Up to four units of the two Dunlands join them. */
function* follow(game: Table, to: Region): Rules<void> {
  const s = game.state;
  const options = dunlands
    .filter((from) => from !== to)
    .flatMap((from) => kinds.map((figure) => ({ figure, from })))
    .filter(({ figure, from }) => count(s, from, figure) > 0);
  const upTo = options.map(({ figure, from }) => count(s, from, figure));
  const amounts = yield* shareOut({
    by: acting(s),
    rule: ID,
    about: 'followers',
    values: { to: regionId[to], most: FOLLOWERS },
    id: followerId,
    options,
    upTo,
    least: 0,
    most: Math.min(
      FOLLOWERS,
      upTo.reduce((sum, n) => sum + n, 0),
    ),
    usual: options.map(() => 0),
  });
  for (const from of dunlands) {
    const going = kinds.map((figure) => amounts[options.findIndex((o) => o.from === from && o.figure === figure)] ?? 0);
    if (going.some((n) => n > 0)) march(game, SHADOW, from, [to], kinds, going, ID);
  }
}
export const rageOfTheDunlendings = event({
  id: ID,
  needs: (s) => condition(ID, isAtWar(s, ISENGARD)),
  works: (s) => raided(s).length > 0,
  play,
  combat: relentlessAssault,
});
