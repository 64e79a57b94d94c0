import { pickOne, pickSome, type Rules } from '@amon-hen/kernel';
import { takeHits, wipeOut } from '../../armies/casualties.ts';
import { inReserve } from '../../armies/recruiting.ts';
import { capture, settle } from '../../armies/settle.ts';
import { removeAtOnce } from '../../armies/stacking.ts';
import { suddenStrike } from '../../battle/cards/sudden-strike.ts';
import { retreatTo } from '../../battle/retreat.ts';
import { arriveAt, figureName, toId } from '../../characters/companions.ts';
import { companions, type Figure, figureId, regularOf } from '../../data/figures.ts';
import { nationOf, neighbours, type Region, region, regionId } from '../../data/map.ts';
import { FREE, GONDOR, ROHAN, SHADOW } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { attacked } from '../../politics/politics.ts';
import { acting, commander } from '../../seats/seats.ts';
import { control, isFree, units } from '../../state/armies.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { isClosed } from '../table.ts';
import { condition, regionOfCharacter, striderOrAragorn } from '../verbs/conditions.ts';
import { recruitInRow } from '../verbs/recruit.ts';

const ID = 'fp-char-22';
const ends: readonly Region[] = [region('erech'), region('lamedon'), region('pelargir')];
const REGULAR = regularOf(GONDOR);
const RECRUITS = 3;
/** More hits than any Army can bear. */
const TO_THE_LAST = 99;

function holds(s: State): boolean {
  const king = striderOrAragorn(s);
  return king >= 0 && nationOf[regionOfCharacter(s, king)] === ROHAN;
}
function* play(game: Table): Rules<void> {
  const to = yield* pathsOfTheDead(game);
  if (units(game.state, to, SHADOW) > 0) yield* rout(game, to);
  yield* muster(game, to);
}
/** He and whoever follows him go straight there: no way, no limit, also out of a siege. */
function* pathsOfTheDead(game: Table): Rules<Region> {
  const s = game.state;
  const king = striderOrAragorn(s);
  const from = regionOfCharacter(s, king);
  const others: Figure[] = companions.filter((c) => c !== king && regionOfCharacter(s, c) === from);
  const followers = yield* pickSome({
    by: acting(s),
    rule: ID,
    about: 'who-follows',
    values: { figure: figureId[king] },
    id: figureName,
    options: others,
    least: 0,
    most: others.length,
  });
  const to = yield* pickOne({ by: acting(s), rule: ID, about: 'companions-to', id: toId, options: ends });
  arriveAt(game, [king, ...followers], to, ID);
  settle(game, from);
  return to;
}
/** A battle in which the Shadow cannot strike back (BG-11.4.4): hits, and then retreat or death. */
function* rout(game: Table, at: Region): Rules<void> {
  const s = game.state;
  if (s.rulings.hitsByCardAreAttacks) attacked(game, SHADOW, at, at); // BG1-3.3
  const hits = game.chance.below(6, 'card dice') + 1;
  game.tell({ what: 'card-roll', dice: [hits], n: hits, cause: ID });
  yield* takeHits(game, at, SHADOW, hits, ID);
  const refuges = neighbours[at].filter((r) => isFree(s, r, SHADOW) && !isClosed(s, r, SHADOW));
  if (units(s, at, SHADOW) > 0 && refuges.length > 0) {
    const to = yield* pickOne({
      by: commander(s, at, SHADOW),
      rule: ID,
      about: 'must-retreat',
      values: { region: regionId[at] },
      id: (r) => `retreat ${regionId[r]}`,
      options: refuges,
    });
    retreatTo(game, at, to, SHADOW, ID);
    yield* removeAtOnce(game, to, SHADOW);
  } else {
    yield* takeHits(game, at, SHADOW, TO_THE_LAST, ID);
    wipeOut(game, at, SHADOW, ID);
  }
  settle(game, at);
}
/** Up to three Regulars; with them the Settlement is the Free Peoples' again (BG-2.4.2). */
function* muster(game: Table, at: Region): Rules<void> {
  const s = game.state;
  const most = Math.min(RECRUITS, inReserve(s, REGULAR));
  const n = yield* pickOne({
    by: acting(s),
    rule: ID,
    about: 'recruit-up-to',
    values: { region: regionId[at], most },
    id: (k) => `recruit ${k}`,
    options: Array.from({ length: most + 1 }, (_, i) => most - i),
  });
  if (n === 0) return;
  yield* recruitInRow(game, REGULAR, at, n, ID);
  if (control(s, at) === SHADOW) capture(game, at, FREE);
  settle(game, at);
}
export const deadMenOfDunharrow = event({
  id: ID,
  needs: (s) => condition(ID, holds(s)),
  play,
  combat: suddenStrike,
});
