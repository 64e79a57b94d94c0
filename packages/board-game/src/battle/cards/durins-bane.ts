import type { Rules } from '@amon-hen/kernel';
import { distance, region } from '../../data/map.ts';
import { SHADOW } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import type { Battle } from '../../state/battle.ts';
import { extraAttack } from '../rolls.ts';
import { battleRegion } from '../strength.ts';
import { causeOf } from './cause.ts';

const MORIA = region('moria');
const TOO_FAR = no('BG-9.3.4', 'too-far-from-moria');
const DICE = 3;
/** Whatever the place: it stands instead of the usual number (BG-9.4.1). */
const TO_HIT = 4;

/** 2: an extra attack of three dice that hit on 4 or more. */
function* bane(game: Table, b: Battle): Rules<void> {
  b.earlyHits[SHADOW] += yield* extraAttack(game, b, SHADOW, DICE, TO_HIT, causeOf(b, SHADOW));
}
export const durinsBane: CombatCard = {
  title: "Durin's Bane",
  may: (_s, b) => distance(battleRegion(b), MORIA) <= 2 || TOO_FAR,
  effects: { 2: bane },
};
