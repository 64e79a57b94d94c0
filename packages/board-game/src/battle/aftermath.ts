/** The end of a battle: advance, siege, capture (BG-9.8, BG-10). */
import type { Rules } from '@amon-hen/kernel';
import { canWalk, chooseGroup, type GroupRule, groupOf } from '../armies/groups.ts';
import { capture, captureIfEmptied, enterRegion, settle } from '../armies/settle.ts';
import { removeAtOnce, removeExcess } from '../armies/stacking.ts';
import { companions } from '../data/figures.ts';
import { FORCE, insideOf, type Row, regionId, regionOfRow } from '../data/map.ts';
import { enemyOf, FREE, type Side } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { companionArrives } from '../politics/politics.ts';
import { armyComes } from '../seats/mixed-armies.ts';
import { commander } from '../seats/seats.ts';
import { control, count, shift, shiftAll, units } from '../state/armies.ts';
import { type Battle, FIELD, SIEGE } from '../state/battle.ts';
import { battleRegion } from './strength.ts';

export function* aftermath(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  const { attacker } = b;
  const defender = enemyOf(attacker);
  const region = battleRegion(b);
  const home = regionOfRow[b.from];
  const won = b.retreated || b.withdrew || units(s, b.at, defender) === 0;
  const travellers = attacker === FREE ? companions.filter((c) => count(s, FORCE, c) > 0) : [];
  // of two separate besieging Armies the one that attacks takes the Stronghold
  const captor = b.kind === SIEGE && units(s, FORCE, attacker) > 0 ? commander(s, FORCE, attacker) : undefined;
  let advanced = false;
  if (b.kind === FIELD && won && units(s, FORCE, attacker) > 0) advanced = yield* advance(game, b);
  shiftAll(s, FORCE, b.from, attacker);
  if (advanced && b.withdrew) yield* besiege(game, b);
  if (advanced) enterRegion(game, region, attacker);
  if (advanced) yield* removeAtOnce(game, region, attacker);
  captureIfEmptied(game, region, defender, captor);
  if (b.kind === SIEGE && !s.rulings.captureNeedsBesieger && won && control(s, region) === defender) {
    capture(game, region, attacker); // BG1-7.5: by the letter, also if nobody is left
  }
  captureIfEmptied(game, home, attacker);
  settle(game, region);
  if (home !== region) settle(game, home);
  for (const companion of travellers) if (count(s, region, companion) > 0) companionArrives(game, companion, region);
  game.tell({ what: 'battle-over', region, side: attacker, cause: 'BG-9.8.1' });
}

/** D-30, D-31: all, part or none of the attacking force; not the rearguard. True if somebody went. */
function* advance(game: Table, b: Battle): Rules<boolean> {
  const s = game.state;
  const side = b.attacker;
  const region = battleRegion(b);
  const group = groupOf(s, FORCE, side, canWalk);
  const rule: GroupRule = {
    rule: b.withdrew ? 'BG-10.2.3' : 'BG-9.8.2',
    about: 'advance',
    optional: true,
    values: { region: regionId[region] },
    company: units(s, b.from, side),
  };
  const amounts = yield* chooseGroup(s, FORCE, side, group, rule);
  armyComes(s, FORCE, region, side);
  let gone = 0;
  for (let i = 0; i < amounts.length; i++) {
    if (amounts[i] === 0) continue;
    gone += amounts[i];
    shift(s, FORCE, region, group.figures[i], amounts[i]);
  }
  if (gone > 0) game.tell({ what: 'advanced-after-battle', side, from: b.from, to: region, cause: rule.rule });
  return gone > 0;
}
/** BG-10.2.4: the defenders are inside now; five units at most. */
function* besiege(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  const region = battleRegion(b);
  const side: Side = enemyOf(b.attacker);
  const inside: Row = insideOf[region];
  armyComes(s, region, inside, side);
  shiftAll(s, region, inside, side);
  game.tell({ what: 'besieged', region, side, cause: 'BG-10.2.3' });
  yield* removeExcess(game, inside, side);
}
