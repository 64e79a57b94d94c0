/** Positions, views and facts in the words of the game. */
import type { Json } from '@amon-hen/kernel';
import { type Card, cardId, deckId } from '../data/deck.ts';
import { faceId } from '../data/dice.ts';
import { figureId, KINDS } from '../data/figures.ts';
import { tileFace } from '../data/hunt-pool.ts';
import {
  FORCE,
  LOST,
  MAP_ROWS,
  MARCH,
  NO_SETTLEMENT,
  RESERVE,
  regionId,
  rowId,
  scoring,
  settlement,
  sideOf,
} from '../data/map.ts';
import { AT_WAR, nationId, sideId } from '../data/nations.ts';
import type { Fact } from '../fact.ts';
import { seatIds } from '../seats/seats.ts';
import { type Battle, battleKindId, NO_CARD } from '../state/battle.ts';
import { type Hunt, huntReasonId, NO_TILE } from '../state/hunt.ts';
import {
  ELIMINATED,
  GOLLUM,
  IN_FELLOWSHIP,
  NOT_IN_PLAY,
  OFF_MORDOR_TRACK,
  phaseId,
  REPLACED,
  type State,
} from '../state/state.ts';
import { BACK, controlOf, figuresOf, UNSEEN_BACK, type View } from '../state/view.ts';
import { victoryPoints } from '../turn/victory.ts';

type Words = Record<string, Json>;
const cards = (list: readonly Card[]): string[] => list.map((c) => cardId[c]);
const tiles = (list: readonly number[]): string[] => list.map((t) => tileFace[t]).sort();
const bySide = <T extends Json>(list: readonly T[]): Words => ({ [sideId[0]]: list[0], [sideId[1]]: list[1] });
export function placeName(row: number): string {
  switch (row) {
    case IN_FELLOWSHIP:
      return 'fellowship';
    case NOT_IN_PLAY:
      return 'aside';
    case ELIMINATED:
      return 'eliminated';
    case REPLACED:
      return 'replaced';
    case FORCE:
      return 'attacking';
    default:
      return row < MAP_ROWS
        ? rowId(row)
        : row === RESERVE
          ? 'reinforcements'
          : row === LOST
            ? 'casualties'
            : `march-${row - MARCH + 1}`;
  }
}
/** Figures by place: those with none are left out. */
function places(figures: readonly number[], where: readonly number[]): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = {};
  const put = (row: number, figure: number, n: number): void => {
    const place = placeName(row);
    found[place] = { ...found[place], [figureId[figure]]: n };
  };
  for (let i = 0; i < figures.length; i += 3) put(figures[i], figures[i + 1], figures[i + 2]);
  where.forEach((row, c) => {
    if (row >= 0) put(row, c + KINDS, 1);
  });
  return found;
}
function battleWords(b: Battle): Words {
  const card = (c: Card): string | null =>
    c === NO_CARD
      ? 'none'
      : c < 0
        ? null
        : c === UNSEEN_BACK
          ? 'a card'
          : c >= BACK
            ? `${deckId[c - BACK]} card`
            : cardId[c];
  return {
    kind: battleKindId[b.kind],
    attacker: sideId[b.attacker],
    from: placeName(b.from),
    at: placeName(b.at),
    round: b.round,
    cards: bySide(b.cards.map(card)),
    shown: b.shown,
    whiteRider: b.whiteRider,
    roll: bySide(b.roll.map((r) => r.slice())),
    reRoll: bySide(b.reroll.map((r) => r.slice())),
    hits: bySide([0, 1].map((side) => b.rollHits[side] + b.rerollHits[side] + b.cardHits[side])),
    misses: bySide(b.misses),
    bonus: bySide(b.bonus),
    reRollBonus: bySide(b.rerollBonus),
  };
}
function huntWords(h: Hunt): Words {
  return {
    reason: huntReasonId[h.reason],
    roll: h.roll.slice(),
    reRoll: h.reroll.slice(),
    bonus: h.bonus,
    successes: h.successes,
    tile: h.tile === NO_TILE ? null : tileFace[h.tile],
    damage: h.damage,
  };
}
/** What states and views have in common. */
type Seen = Omit<View, 'seat' | 'hand' | 'buried' | 'hands' | 'buriedBacks' | 'decks'>;
function common(v: Seen): Words {
  const { [placeName(RESERVE)]: reinforcements = {}, casualties = {}, ...map } = places(v.figures, v.where);
  return {
    turn: v.turn,
    phase: phaseId[v.phase],
    acting: seatIds(v.setup)[v.acting],
    leading: bySide(v.leading.map((seat) => seatIds(v.setup)[seat])),
    regions: map,
    reinforcements,
    casualties,
    characters: Object.fromEntries(v.where.map((row, c) => [figureId[c + KINDS], placeName(row)])),
    control: Object.fromEntries(
      v.control.flatMap((side, r) => (settlement[r] === NO_SETTLEMENT ? [] : [[regionId[r], sideId[side as 0 | 1]]])),
    ),
    captured: v.control.flatMap((side, r) =>
      settlement[r] !== NO_SETTLEMENT && side !== sideOf[r] ? [regionId[r]] : [],
    ),
    politics: Object.fromEntries(
      nationId.map((id, n) => [id, { box: v.box[n], active: v.active[n], atWar: v.box[n] === AT_WAR }]),
    ),
    pools: bySide(v.pools),
    dice: bySide(v.dice.map((counts) => counts.flatMap((n, face) => Array.from({ length: n }, () => faceId[face])))),
    huntBox: bySide(v.huntBox),
    huntDiceBack: v.huntDiceBack,
    rings: bySide(v.rings),
    ringUsed: bySide(v.ringUsed),
    table: cards(v.table),
    discard: cards(v.discard),
    tiles: { pool: tiles(v.pool), drawn: tiles(v.drawn), waiting: tiles(v.waiting), removed: tiles(v.removed) },
    fellowship: {
      position: v.mordor === OFF_MORDOR_TRACK ? regionId[v.position] : 'mordor',
      progress: v.progress,
      hidden: v.hidden,
      corruption: v.corruption,
      guide: v.guide === GOLLUM ? 'gollum' : figureId[v.guide],
      companions: v.where.flatMap((row, c) => (row === IN_FELLOWSHIP ? [figureId[c + KINDS]] : [])),
      mordor: v.mordor === OFF_MORDOR_TRACK ? null : v.mordor,
    },
    battle: v.battle === null ? null : battleWords(v.battle),
    hunt: v.hunt === null ? null : huntWords(v.hunt),
    /** Where the Armies `march-1`, `march-2` … stand that have moved in this action. */
    marches: v.marches.map((region) => regionId[region]),
    nextActor: bySide(v.nextActor.map((seat) => seatIds(v.setup)[seat])),
    mixed: v.mixed.map(rowId),
    apart: v.apart.map(rowId),
    captors: Object.fromEntries(
      v.captors.flatMap((seat, i) => (seat < 0 ? [] : [[regionId[scoring[i]], seatIds(v.setup)[seat]]])),
    ),
    minionSeen: v.minionSeen,
    messengerUsed: v.messengerUsed,
    stirred: v.stirred,
  };
}
export function describe(s: State): Json {
  const seats = seatIds(s.setup);
  return {
    ...common({ ...s, figures: figuresOf(s), control: controlOf(s) }),
    victoryPoints: bySide([victoryPoints(s, 0), victoryPoints(s, 1)]),
    hands: Object.fromEntries(s.hands.map((hand, seat) => [seats[seat], cards(hand)])),
    buried: Object.fromEntries(s.buried.map((hand, seat) => [seats[seat], cards(hand)])),
    decks: Object.fromEntries(s.decks.map((deck, d) => [deckId[d], cards(deck)])),
  };
}
export function describeView(v: View): Json {
  const seats = seatIds(v.setup);
  const backs = (counts: readonly number[]): Words =>
    Object.fromEntries(counts.flatMap((n, deck) => (n === 0 ? [] : [[deckId[deck] ?? 'unknown', n]])));
  return {
    ...common(v),
    hand: cards(v.hand),
    buried: cards(v.buried),
    hands: Object.fromEntries(v.hands.map((counts, seat) => [seats[seat], backs(counts)])),
    discardedFaceDown: Object.fromEntries(v.buriedBacks.map((counts, seat) => [seats[seat], backs(counts)])),
    decks: Object.fromEntries(v.decks.map((n, d) => [deckId[d], n])),
  };
}
export function describeFact(fact: Fact): Json {
  const words: Words = { what: fact.what };
  if (fact.cause !== undefined) words.cause = fact.cause;
  if (fact.side !== undefined) words.side = sideId[fact.side as 0 | 1];
  if (fact.seat !== undefined) words.seat = fact.seat;
  if (fact.region !== undefined) words.region = regionId[fact.region];
  if (fact.from !== undefined) words.from = fact.what === 'die-turned' ? faceId[fact.from] : placeName(fact.from);
  if (fact.to !== undefined) words.to = fact.what === 'die-turned' ? faceId[fact.to] : placeName(fact.to);
  if (fact.figure !== undefined) words.figure = fact.figure === GOLLUM ? 'gollum' : figureId[fact.figure];
  if (fact.n !== undefined) words.n = fact.n;
  if (fact.card !== undefined) words.card = cardId[fact.card];
  if (fact.cards !== undefined) words.cards = cards(fact.cards);
  if (fact.figures !== undefined) words.figures = pairs(fact.figures);
  if (fact.deck !== undefined) words.deck = deckId[fact.deck];
  if (fact.tile !== undefined) words.tile = tileFace[fact.tile];
  if (fact.nation !== undefined) words.nation = nationId[fact.nation];
  if (fact.face !== undefined) words.face = faceId[fact.face];
  if (fact.dice !== undefined)
    words.dice = fact.what === 'action-roll' ? fact.dice.map((d) => faceId[d]) : fact.dice.slice();
  return words;
}
function pairs(figures: readonly number[]): Words {
  const words: Words = {};
  for (let i = 0; i < figures.length; i += 2) words[figureId[figures[i]]] = figures[i + 1];
  return words;
}
