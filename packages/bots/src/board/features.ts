/** What a position looks like in numbers: the features of the evaluation. Each is good for the Free Peoples if it grows, or bad. */
import type { State } from '@amon-hen/board-game';
import {
  ARAGORN,
  AT_WAR,
  CHARACTER_FACE,
  FREE,
  GANDALF_THE_GREY,
  GANDALF_THE_WHITE,
  huntRerolls,
  IN_FELLOWSHIP,
  ISENGARD,
  isFellowshipSpecial,
  isInPlay,
  isStandard,
  MOUTH_OF_SAURON,
  NOT_IN_PLAY,
  nationOf,
  nationsOfSide,
  regionOfRow,
  SARUMAN,
  SAURON,
  SHADOW,
  SOUTHRONS,
  STRIDER,
  seatsOfSide,
  victoryPoints,
  WILL_OF_THE_WEST,
  WITCH_KING,
  whereIs,
} from '@amon-hen/board-game/reading';
import { keepWorth } from './card-worth.ts';
import { crowning } from './fellowship.ts';
import { hostIn } from './host.ts';
import { siegeOdds } from './march.ts';
import { headroom, isInMordor, levelsKept, stepsLeft } from './ring.ts';
import { powers, standing, type Theatre, theatre, threatTo } from './theatre.ts';

export const featureNames = [
  'one',
  'shadow points',
  'shadow points squared',
  'shadow near ten',
  'free points',
  'free points squared',
  'threat',
  'threat to the last points',
  'shadow standing',
  'sieges',
  'free threat',
  'steps',
  'corruption',
  'corruption squared',
  'levels',
  'margin',
  'margin squeezed',
  'in mordor',
  'revealed',
  're-rolls',
  'free dice',
  'crown at hand',
  'strider out',
  'gandalf ready',
  'minions',
  'isengard at war',
  'sauron at war',
  'southrons at war',
  'free nations',
  'free cards',
  'shadow cards',
  'free specials',
  'shadow specials',
  'unused free dice',
  'unused shadow dice',
  'hunt box',
  'rings',
  'clock',
  'mordor lag',
] as const;

/** Damage of the way that is left, before anything is given for it: what is to be expected, and how far it may stray. */
function damageAhead(s: State): { readonly mean: number; readonly spread: number } {
  const inside = isInMordor(s) ? stepsLeft(s) : 5;
  const outside = stepsLeft(s) - inside;
  let specials = 0;
  for (const t of [...s.pool, ...s.waiting]) if (!isStandard[t]) specials += isFellowshipSpecial[t] ? -1 : 1;
  return {
    mean: outside * 0.5 + inside * 1.55 + specials * 0.8 * (inside / 5),
    spread: Math.sqrt(0.5 + 0.6 * outside + 1.6 * inside),
  };
}
/** How much of what the Shadow still needs its Armies are about to take. */
function grasp(war: Theatre, missing: number): readonly [sum: number, last: number] {
  const found = war.targets.map((t) => ({ points: t.points, threat: Math.min(1.2, threatTo(war, t.region)) }));
  found.sort((a, b) => b.threat - a.threat);
  let sum = 0;
  let points = 0;
  let last = 0;
  for (const { points: p, threat } of found) {
    sum += p * threat;
    if (points < missing) last = threat;
    points += p;
  }
  return [sum, last];
}
/** Points behind walls that will fall, by the odds of three assaults. */
function sieges(s: State, war: Theatre): number {
  let sum = 0;
  for (const t of war.targets) {
    if (t.besieged) sum += t.points * siegeOdds(hostIn(s, t.region, SHADOW), t.garrison, 3);
  }
  return sum;
}
const unused = (s: State, side: number): number => s.dice[side].reduce((a, b) => a + b, 0);

export function features(s: State): readonly number[] {
  const both = [powers(s, FREE), powers(s, SHADOW)];
  const war = theatre(s, SHADOW, both);
  const points = victoryPoints(s, SHADOW);
  const freePoints = victoryPoints(s, FREE);
  const [threat, last] = grasp(war, 10 - points);
  const [freeThreat] = grasp(theatre(s, FREE, both), 4 - freePoints);
  let front = 0;
  for (const r of war.armies) front += standing(war, r, war.power[r], war.power[r]);
  const steps = stepsLeft(s);
  const room = headroom(s);
  const { mean, spread } = damageAhead(s);
  const margin = room - mean;
  const dice = 4 + (isInPlay(s, ARAGORN) ? 1 : 0) + (isInPlay(s, GANDALF_THE_WHITE) ? 1 : 0);
  const minions = [SARUMAN, WITCH_KING, MOUTH_OF_SAURON].filter((m) => isInPlay(s, m)).length;
  const strider = whereIs(s, STRIDER);
  const ready = strider >= 0 && crowning.includes(regionOfRow[strider]) ? 1 : 0;
  const gandalf =
    s.minionSeen && whereIs(s, GANDALF_THE_WHITE) === NOT_IN_PLAY && whereIs(s, GANDALF_THE_GREY) !== IN_FELLOWSHIP
      ? 1
      : 0;
  let nations = 0;
  for (const n of nationsOfSide[FREE]) {
    let fear = 0;
    for (const t of war.targets)
      if (nationOf[t.region] === n) fear = Math.max(fear, Math.min(1, threatTo(war, t.region)));
    nations += (0.3 + fear) * (s.box[n] / AT_WAR + (s.active[n] ? 0.3 : 0));
  }
  const cards = (side: number): number => {
    let sum = 0;
    for (const seat of seatsOfSide(s, side)) for (const c of s.hands[seat]) sum += keepWorth(s, c);
    return sum;
  };
  const specials = (fellowship: boolean): number =>
    [...s.pool, ...s.waiting].filter((t) => !isStandard[t] && isFellowshipSpecial[t] === fellowship).length;
  const ringTurns = (steps + (s.hidden ? 0 : 1)) / (0.45 * dice);
  const warTurns = Math.max(0, 10 - points) / (0.35 + 0.28 * threat);
  const faces = s.dice[FREE];
  return [
    1,
    points / 10,
    (points / 10) ** 2,
    points >= 10 ? 1 : 0,
    freePoints / 4,
    (freePoints / 4) ** 2,
    threat / 10,
    last,
    front / 10,
    sieges(s, war),
    freeThreat / 4,
    steps / 15,
    s.corruption / 12,
    (s.corruption / 12) ** 2,
    levelsKept(s) / 10,
    Math.max(-8, Math.min(8, margin)) / 8,
    Math.tanh(margin / spread),
    isInMordor(s) ? 1 : 0,
    s.hidden ? 0 : 1,
    isInMordor(s) ? 0 : huntRerolls(s),
    dice - 4,
    ready,
    strider >= 0 && !ready ? 1 : 0,
    gandalf,
    minions,
    s.box[ISENGARD] / AT_WAR,
    s.box[SAURON] / AT_WAR,
    s.box[SOUTHRONS] / AT_WAR,
    nations / 3,
    cards(FREE) / 5,
    cards(SHADOW) / 5,
    specials(true),
    specials(false),
    (unused(s, FREE) + 0.6 * (faces[CHARACTER_FACE] + 1.5 * faces[WILL_OF_THE_WEST])) / 6,
    unused(s, SHADOW) / 8,
    s.huntBox[SHADOW] / 5,
    (s.rings[FREE] - 0.7 * s.rings[SHADOW]) / 3,
    Math.max(-8, Math.min(8, warTurns - ringTurns)) / 8,
    isInMordor(s) ? (5 - steps) / 5 : 0,
  ];
}
