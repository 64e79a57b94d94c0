/** What Event cards are worth: to play now where they can be played, and to keep. In actions. */
import {
  BOROMIR,
  type Card,
  cardId,
  FREE,
  findCard,
  GANDALF_THE_GREY,
  GIMLI,
  GOLLUM,
  IN_FELLOWSHIP,
  ISENGARD,
  insideOf,
  isAtWar,
  isInPlay,
  LEGOLAS,
  nationsOfSide,
  OFF_MORDOR_TRACK,
  ROHAN,
  region,
  SARUMAN,
  SAURON,
  SHADOW,
  SOUTHRONS,
  STRIDER,
  type State,
  units,
  WILL_OF_THE_WEST,
  whereIs,
} from '@amon-hen/board-game/reading';
import { headroom, isInMordor } from './ring.ts';

/** To keep: how often it finds use. */
const keep: Readonly<Record<string, number>> = {
  'fp-char-01': 1,
  'fp-char-02': 1,
  'fp-char-03': 1.4,
  'fp-char-04': 1.3,
  'fp-char-05': 1.2,
  'fp-char-06': 0.8,
  'fp-char-07': 0.8,
  'fp-char-08': 0.9,
  'fp-char-09': 1,
  'fp-char-10': 1.2,
  'fp-char-11': 0.6,
  'fp-char-12': 0.9,
  'fp-char-13': 0.8,
  'fp-char-14': 0.7,
  'fp-char-15': 0.6,
  'fp-char-16': 0.6,
  'fp-char-17': 0.6,
  'fp-char-18': 0.3,
  'fp-char-19': 0.5,
  'fp-char-20': 0.5,
  'fp-char-21': 0.5,
  'fp-char-22': 0.5,
  'fp-char-23': 0.3,
  'fp-char-24': 0.4,
  'fp-str-01': 0.2,
  'fp-str-02': 0.8,
  'fp-str-03': 0.4,
  'fp-str-04': 0.3,
  'fp-str-05': 0.4,
  'fp-str-06': 0.5,
  'fp-str-07': 0.3,
  'fp-str-08': 0.7,
  'fp-str-09': 0.6,
  'fp-str-10': 0.3,
  'fp-str-11': 0.3,
  'fp-str-12': 0.3,
  'fp-str-13': 0.4,
  'fp-str-14': 0.8,
  'fp-str-15': 0.8,
  'fp-str-16': 0.7,
  'fp-str-17': 0.3,
  'fp-str-18': 0.7,
  'fp-str-19': 0.6,
  'fp-str-20': 0.5,
  'fp-str-21': 0.6,
  'fp-str-22': 0.6,
  'fp-str-23': 0.7,
  'fp-str-24': 0.7,
  'sh-char-01': 1.2,
  'sh-char-02': 1.1,
  'sh-char-03': 1.1,
  'sh-char-04': 1,
  'sh-char-05': 0.8,
  'sh-char-06': 1,
  'sh-char-07': 0.8,
  'sh-char-08': 0.9,
  'sh-char-09': 0.5,
  'sh-char-10': 0.4,
  'sh-char-11': 0.5,
  'sh-char-12': 0.8,
  'sh-char-13': 0.7,
  'sh-char-14': 0.6,
  'sh-char-15': 0.5,
  'sh-char-16': 0.5,
  'sh-char-17': 0.5,
  'sh-char-18': 0.5,
  'sh-char-19': 0.4,
  'sh-char-20': 0.8,
  'sh-char-21': 0.7,
  'sh-char-22': 0.3,
  'sh-char-23': 0.6,
  'sh-char-24': 0.7,
  'sh-str-01': 0.3,
  'sh-str-02': 0.8,
  'sh-str-03': 0.4,
  'sh-str-04': 0.5,
  'sh-str-05': 0.6,
  'sh-str-06': 0.3,
  'sh-str-07': 0.6,
  'sh-str-08': 0.7,
  'sh-str-09': 0.8,
  'sh-str-10': 0.6,
  'sh-str-11': 0.6,
  'sh-str-12': 0.5,
  'sh-str-13': 0.5,
  'sh-str-14': 0.5,
  'sh-str-15': 0.6,
  'sh-str-16': 1,
  'sh-str-17': 0.9,
  'sh-str-18': 0.6,
  'sh-str-19': 0.6,
  'sh-str-20': 0.9,
  'sh-str-21': 0.7,
  'sh-str-22': 0.6,
  'sh-str-23': 0.7,
  'sh-str-24': 0.9,
};
const worthToKeep: readonly number[] = cardId.map((id) => keep[id] ?? 0.5);

/** Companions of whom one must be in the Fellowship for the card. */
const holders = {
  'fp-char-06': [GIMLI, LEGOLAS],
  'fp-char-07': [BOROMIR],
  'fp-char-08': [GANDALF_THE_GREY],
} as const;
/** What a card may still do for its owner, 0 for one whose time is over. */
export function keepWorth(s: State, card: Card): number {
  const worth = worthToKeep[card];
  const id = cardId[card];
  const mordor = isInMordor(s);
  switch (id) {
    case 'fp-char-06':
    case 'fp-char-07':
    case 'fp-char-08':
      return holders[id].some((c) => whereIs(s, c) === IN_FELLOWSHIP) ? worth : 0.1;
    case 'sh-char-16':
    case 'sh-char-15':
      return mordor ? 0 : worth;
    case 'sh-char-22':
      return s.active[ROHAN] ? 0.05 : worth;
    case 'sh-char-17':
      return mordor ? 0.2 : worth;
    case 'sh-str-16':
    case 'sh-char-21':
    case 'sh-str-02':
      return isInPlay(s, SARUMAN) ? worth + 0.3 : isAtWar(s, ISENGARD) ? worth : worth * 0.7;
    default:
      return worth;
  }
}

type Play = (s: State) => number;
const tileCard: Play = (s) => (isInMordor(s) ? 1.3 : 1.0 + (s.turn > 4 ? 0.2 : 0));
/** Cards that hunt: worth more the less can still be borne. */
const huntCard =
  (worth: number): Play =>
  (s) =>
    worth + Math.max(0, 10 - headroom(s)) * 0.12;
const healCard =
  (most: number): Play =>
  (s) => {
    const healed = Math.min(most, s.corruption);
    return healed === 0 ? 0 : healed * (s.corruption >= 8 ? 1.3 : s.corruption >= 4 ? 0.9 : 0.6);
  };
const MINAS_TIRITH = region('minas-tirith');
const plays: Readonly<Record<string, Play>> = {
  'fp-char-01': tileCard,
  'fp-char-02': tileCard,
  'fp-char-03': (s) => tileCard(s) + 0.3,
  'fp-char-04': (s) => tileCard(s) + 0.2,
  'fp-char-05': () => 1,
  'fp-char-06': () => 0.9,
  'fp-char-07': () => 0.9,
  'fp-char-08': () => 1,
  'fp-char-09': (s) => healCard(s.guide === STRIDER ? 2 : 1)(s),
  'fp-char-10': (s) => healCard(1)(s) + (s.guide === GOLLUM ? 1.4 : 0),
  'fp-char-11': () => 0.2,
  'fp-char-12': (s) => healCard(s.guide === GOLLUM ? 2 : 1)(s) * (s.guide === GOLLUM || s.corruption > 8 ? 1 : 0.5),
  'fp-char-13': () => 0.5,
  'fp-char-14': () => 0.8,
  'fp-char-15': () => 0.2,
  'fp-char-16': () => 0.2,
  'fp-char-17': () => 0.4,
  'fp-char-18': () => 0.8,
  'fp-char-19': () => 1.3,
  'fp-char-20': () => 1.3,
  'fp-char-21': () => 1.3,
  'fp-char-22': () => 0.7,
  'fp-char-23': () => 1,
  'fp-char-24': () => 1,
  'fp-str-01': () => 0.6,
  'fp-str-02': () => 1,
  'fp-str-03': () => 0.6,
  'fp-str-05': () => 0.9,
  'fp-str-06': () => 0.9,
  'fp-str-08': () => 0.9,
  'fp-str-09': () => 0.9,
  'fp-str-10': () => 0.2,
  'fp-str-11': () => 0.1,
  'fp-str-12': () => 0.1,
  'sh-char-01': tileCard,
  'sh-char-02': tileCard,
  'sh-char-03': tileCard,
  'sh-char-04': (s) => tileCard(s) - 0.1,
  'sh-char-05': huntCard(0.9),
  'sh-char-06': huntCard(1.1),
  'sh-char-07': huntCard(0.9),
  'sh-char-08': (s) => huntCard(s.guide === GOLLUM ? 0.5 : 1.1)(s),
  'sh-char-09': (s) => (s.hidden && s.progress > 2 ? 0.9 : 0.2),
  'sh-char-10': (s) => (s.progress > 0 ? 0.5 : 0),
  'sh-char-11': (s) => (s.huntBox[SHADOW] > 0 ? 0.7 : 0.1),
  'sh-char-12': (s) => huntCard(s.corruption <= 3 ? 1.6 : 1)(s),
  'sh-char-13': huntCard(1.4),
  'sh-char-14': huntCard(1),
  'sh-char-15': () => 0.6,
  'sh-char-16': (s) => (isInMordor(s) ? 0 : 0.6),
  'sh-char-17': (s) => (isInMordor(s) ? 0.1 : 0.6),
  'sh-char-18': (s) =>
    isInMordor(s) && s.mordor !== OFF_MORDOR_TRACK
      ? 0.8
      : s.huntBox[FREE] === 0 && s.dice[FREE][0] + s.dice[FREE][WILL_OF_THE_WEST] > 1
        ? 0.4
        : 0,
  'sh-char-19': () => 0.5,
  'sh-char-20': () => 2,
  'sh-char-21': (s) => (s.turn < 8 ? 1.1 : 0.5),
  'sh-char-22': (s) => (s.active[ROHAN] ? 0 : 0.7),
  'sh-char-23': () => 0.9,
  'sh-char-24': () => 1.2,
  'sh-str-01': () => 0.4,
  'sh-str-02': () => 2,
  'sh-str-03': (s) => (units(s, insideOf[MINAS_TIRITH], FREE) > 0 ? 1.1 : 0),
  'sh-str-04': (s) => 0.9 * s.dice[FREE][WILL_OF_THE_WEST],
  'sh-str-05': (s) => (s.turn < 5 && nationsOfSide[FREE].filter((n) => !s.active[n]).length >= 3 ? 1 : 0.2),
  'sh-str-06': () => 0.6,
  'sh-str-07': () => 0.9,
  'sh-str-08': () => 1,
  'sh-str-09': () => 1.3,
  'sh-str-10': () => 0.9,
  'sh-str-11': () => 1,
  'sh-str-12': () => 0.8,
  'sh-str-13': () => 0.9,
  'sh-str-14': () => 0.9,
  'sh-str-15': () => 1,
  'sh-str-16': () => 1.9,
  'sh-str-17': (s) => (isAtWar(s, SOUTHRONS) ? 1.5 : 1.2),
  'sh-str-18': () => 1.4,
  'sh-str-19': () => 1.1,
  'sh-str-20': (s) => (isAtWar(s, SAURON) ? 1.6 : 1.3),
  'sh-str-21': () => 1.1,
  'sh-str-22': () => 1,
  'sh-str-23': () => 1.4,
  'sh-str-24': () => 1.6,
};
const playOf: readonly (Play | undefined)[] = cardId.map((id) => plays[id]);
/** What playing it now is worth; cards that only bring figures or moves are weighed by where they bring them. */
export function playWorth(s: State, card: Card): number | undefined {
  return playOf[card]?.(s);
}
/** Cards that put figures into one place: [place, hit points, leaders]. */
export const musterCards: Readonly<Record<Card, readonly [string, number]>> = Object.fromEntries(
  (
    [
      ['fp-str-14', 'minas-tirith', 2.7],
      ['fp-str-15', 'lorien', 2],
      ['fp-str-16', 'edoras', 2.7],
      ['fp-str-17', 'carrock', 1],
      ['fp-str-18', 'dol-amroth', 2.7],
      ['fp-str-19', 'dale', 2],
      ['fp-str-20', 'the-shire', 2],
      ['fp-str-21', 'rivendell', 2],
      ['fp-str-22', 'erebor', 2.7],
      ['fp-str-23', 'edoras', 2.7],
      ['fp-str-24', 'woodland-realm', 2],
    ] as const
  ).map(([id, place, n]) => [findCard(id), [place, n]]),
);
