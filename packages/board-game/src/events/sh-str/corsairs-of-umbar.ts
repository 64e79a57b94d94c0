import { pickOne, type Refused, type Rules, type Verdict } from '@amon-hen/kernel';
import { arrive, freely, mayMove, moveArmy } from '../../armies/movement.ts';
import { removeExcess } from '../../armies/stacking.ts';
import { anyArmy, battle, mayAttack } from '../../battle/attack.ts';
import { deadlyStrife } from '../../battle/cards/deadly-strife.ts';
import { insideOf, isCoastal, type Region, region, regionId, regionsOfNation } from '../../data/map.ts';
import { FREE, GONDOR, SHADOW, SOUTHRONS } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';
import { isBesiegedSide, units } from '../../state/armies.ts';
import { FIELD, SIEGE, type Terms, usualTerms } from '../../state/battle.ts';
import { isAtWar } from '../../state/politics.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { condition } from '../verbs/conditions.ts';

const ID = 'sh-str-10';
const UMBAR = region('umbar');
const coast: readonly Region[] = regionsOfNation[GONDOR].filter((at) => isCoastal[at]);
const toTheEnd: Terms = { ...usualTerms, noCease: true };
const toId = (to: Region): string => `to ${regionId[to]}`;

/** Against an Army the ships attack; elsewhere they land (BG-8.5.1). No route is walked. */
const isDefended = (s: State, to: Region): boolean => units(s, to, FREE) > 0;
function maySail(s: State, to: Region): Verdict {
  if (isDefended(s, to)) return mayAttack(s, SHADOW, UMBAR, to, anyArmy);
  return mayMove(s, SHADOW, UMBAR, to, freely);
}
const harbours = (s: State): Region[] =>
  units(s, UMBAR, SHADOW) === 0 ? [] : coast.filter((to) => maySail(s, to) === true);

function* play(game: Table): Rules<void> {
  const s = game.state;
  const options = harbours(s);
  if (options.length === 0) return;
  const to = yield* pickOne({
    by: acting(s),
    rule: ID,
    about: 'corsairs-to',
    id: toId,
    options,
    refused: () =>
      coast.flatMap((at): Refused[] => {
        const verdict = maySail(s, at);
        return verdict === true ? [] : [{ option: toId(at), refusal: verdict }];
      }),
  });
  if (isDefended(s, to)) yield* battle(game, SHADOW, FIELD, UMBAR, to, anyArmy, ID, toTheEnd);
  else yield* land(game, to);
}
/** They join whoever is there, and stacking is checked at once; before a besieged garrison they fight. */
function* land(game: Table, to: Region): Rules<void> {
  const s = game.state;
  yield* moveArmy(game, SHADOW, UMBAR, to, freely, ID);
  arrive(game, SHADOW);
  yield* removeExcess(game, to, SHADOW);
  if (s.rulings.corsairsAtSiege === 'battle' && isBesiegedSide(s, to, FREE)) {
    yield* battle(game, SHADOW, SIEGE, to, insideOf[to], anyArmy, ID);
  }
}
export const corsairsOfUmbar = event({
  id: ID,
  needs: (s) => condition(ID, isAtWar(s, SOUTHRONS)),
  works: (s) => harbours(s).length > 0,
  play,
  combat: deadlyStrife,
});
