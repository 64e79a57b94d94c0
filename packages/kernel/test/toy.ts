/**
 * The toy game: the best introduction to how a game is written. Two to four seats gather stones from a pile. It is
 * played in rounds; each round lies between two checkpoints and shows one more thing that the kernel can do.
 */
import {
  type Chance,
  faceDown,
  type Game,
  type Json,
  type Table as KernelTable,
  part,
  pickOne,
  pickSome,
  type Refusal,
  type Rules,
  type Seat,
  shareOut,
  together,
} from '../src/index.ts';

/** A card is a number from 1 to 18; nobody sees another seat's hand, nor the deck. */
export interface State {
  round: number;
  readonly seats: number;
  pile: number;
  readonly stones: number[];
  readonly hands: number[][];
  readonly deck: number[];
  /** Face-down cards lie here until they are shown: secrets live in the state, never in a local variable. */
  readonly played: (number | null)[];
  shown: boolean;
}
export interface Fact {
  readonly what: 'drew' | 'played' | 'showed' | 'took' | 'discarded' | 'shared';
  readonly seat?: Seat;
  readonly n?: number;
  readonly card?: number;
}
export interface View {
  readonly round: number;
  readonly pile: number;
  readonly stones: readonly number[];
  readonly hand: readonly number[];
  readonly hands: readonly number[];
  readonly deck: number;
  readonly played: readonly (number | string | null)[];
}
export interface Setup {
  readonly seats: number;
}
type Table = KernelTable<State, Fact>;

const cardId = (card: number): string => `card ${card}`;
const takeId = (n: number): string => (n === 0 ? 'take nothing' : `take ${n}`);
const TOO_MANY: Refusal = { rule: 'TOY-2', why: 'pile-too-small' };

/** TOY-1: draw a card; draws are by chance, so the deck has no order that could leak. */
function draw(table: Table, seat: Seat): void {
  const { deck, hands } = table.state;
  if (deck.length === 0) return;
  const i = table.chance.below(deck.length, 'card', (k) => String(deck[k]));
  const [card = 0] = deck.splice(i, 1);
  hands[seat].push(card);
  table.tell({ what: 'drew', seat }, { to: [seat], more: { card } });
}

/** TOY-2: pick one. One predicate makes the offer and gives the reason for what is not offered. */
function* take(table: Table, seat: Seat): Rules<void> {
  const { state } = table;
  const may = (n: number): true | Refusal => n <= state.pile || { ...TOO_MANY, values: { n, pile: state.pile } };
  const n = yield* pickOne({
    by: seat,
    rule: 'TOY-2',
    about: 'take',
    id: takeId,
    options: () => [0, 1, 2, 3].filter((k) => may(k) === true),
    refused: () =>
      [1, 2, 3].flatMap((k) => {
        const verdict = may(k);
        return verdict === true ? [] : [{ option: takeId(k), refusal: verdict }];
      }),
  });
  state.pile -= n;
  state.stones[seat] += n;
  table.tell({ what: 'took', seat, n });
}

/** TOY-3: everybody plays a card face down, one after another; a hand is asked even if only one card is in it. */
function* duel(table: Table): Rules<void> {
  const { state } = table;
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = state.hands[seat];
    if (hand.length === 0) continue; // public: everybody sees that the hand is empty
    yield* faceDown({ by: seat, rule: 'TOY-3', about: 'play', id: cardId, options: () => hand.slice() }, (card) => {
      hand.splice(hand.indexOf(card), 1);
      state.played[seat] = card;
      table.tell({ what: 'played', seat }, { to: [seat], more: { card } });
    });
  }
  state.shown = true;
  table.reveal();
  const best = Math.max(...state.played.map((card) => card ?? 0));
  for (let seat = 0; seat < state.seats; seat++) {
    const card = state.played[seat];
    if (card === null) continue;
    table.tell({ what: 'showed', seat, card });
    if (card === best) yield* take(table, seat);
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const card = state.played[seat];
    if (card !== null) state.deck.push(card);
    state.played[seat] = null;
  }
  state.deck.sort((a, b) => a - b);
  state.shown = false;
}

/** TOY-4: all discard down to two cards at once; nobody learns another's choice. */
function* discard(table: Table): Rules<void> {
  const { hands } = table.state;
  yield* together(() =>
    hands.flatMap((hand, seat) => {
      if (hand.length <= 2) return [];
      const n = hand.length - 2;
      const asking = pickSome({
        by: seat,
        rule: 'TOY-4',
        about: 'discard',
        privacy: 'secret',
        id: cardId,
        options: hand.slice(),
        least: n,
        most: n,
      });
      return [
        part(asking, (cards) => {
          for (const card of cards) hand.splice(hand.indexOf(card), 1);
          table.state.deck.push(...cards);
          table.state.deck.sort((a, b) => a - b);
          table.tell({ what: 'discarded', seat, n });
        }),
      ];
    }),
  );
}

/** TOY-5: the seat with most stones shares out two of them; anyone of the others may decide whether to accept. */
function* gift(table: Table): Rules<void> {
  const { stones, seats } = table.state;
  const giver = stones.indexOf(Math.max(...stones));
  const others = Array.from({ length: seats }, (_, s) => s).filter((s) => s !== giver);
  const n = Math.min(2, stones[giver]);
  const amounts = yield* shareOut({
    by: giver,
    rule: 'TOY-5',
    about: 'share',
    id: (seat) => `seat-${seat}`,
    options: others,
    upTo: others.map(() => n),
    least: n,
    most: n,
    usual: others.map((_, i) => (i === 0 ? n : 0)),
    accepts: (a) => a[0] > 0 || n === 0 || { rule: 'TOY-5', why: 'first-goes-first' },
  });
  const yes = yield* pickOne({
    by: others,
    rule: 'TOY-5',
    about: 'accept',
    id: (b) => (b ? 'accept' : 'decline'),
    options: [true, false],
  });
  if (!yes) return;
  others.forEach((seat, i) => {
    stones[giver] -= amounts[i];
    stones[seat] += amounts[i];
  });
  table.tell({ what: 'shared', seat: giver, n });
}

export const toy: Game<State, Fact, View, Setup> = {
  name: 'toy',
  rules: 1,
  seats: (setup) => Array.from({ length: setup.seats }, (_, i) => i),
  setUp: ({ seats }) => ({
    round: 0,
    seats,
    pile: 12,
    stones: Array.from({ length: seats }, () => 0),
    hands: Array.from({ length: seats }, () => []),
    deck: Array.from({ length: 18 }, (_, i) => i + 1),
    played: Array.from({ length: seats }, () => null),
    shown: false,
  }),
  *next(table) {
    const { state } = table;
    const step = state.round % 4;
    if (step === 0) for (let seat = 0; seat < state.seats; seat++) for (let i = 0; i < 2; i++) draw(table, seat);
    else if (step === 1) yield* duel(table);
    else if (step === 2) yield* discard(table);
    else yield* gift(table);
    state.round++;
  },
  outcome: (state) => {
    if (state.round < 12) return null;
    const best = Math.max(...state.stones);
    return { winners: state.stones.flatMap((n, s) => (n === best ? [s] : [])), by: 'TOY-6', how: 'stones' };
  },
  copy: (s, into) => {
    const t = into ?? toy.setUp({ seats: s.seats }, NO_CHANCE);
    t.round = s.round;
    t.pile = s.pile;
    t.shown = s.shown;
    refill(t.stones, s.stones);
    refill(t.deck, s.deck);
    refill(t.played, s.played);
    for (let i = 0; i < s.seats; i++) refill(t.hands[i], s.hands[i]);
    return t;
  },
  view: (s, who) => ({
    round: s.round,
    pile: s.pile,
    stones: s.stones.slice(),
    hand: who === 'public' ? [] : s.hands[who].slice(),
    hands: s.hands.map((hand) => hand.length),
    deck: s.deck.length,
    played: s.played.map((card, seat) => (card === null || s.shown || seat === who ? card : 'face down')),
  }),
  /** Collect what is unseen, sort it (forget the truth), deal it again. */
  sample: (s, seat, chance) => {
    const unseen = s.deck.slice();
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue;
      unseen.push(...s.hands[other]);
      const card = s.played[other];
      if (card !== null && !s.shown) unseen.push(card);
    }
    unseen.sort((a, b) => a - b);
    const dealt = (): number => unseen.splice(chance.below(unseen.length, 'deal'), 1)[0];
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue;
      for (let i = 0; i < s.hands[other].length; i++) s.hands[other][i] = dealt();
      if (s.played[other] !== null && !s.shown) s.played[other] = dealt();
    }
    refill(s.deck, unseen);
  },
  save: (s) => structuredClone(s) as unknown as Json,
  load: (json) => structuredClone(json) as unknown as State,
};
function refill<T>(to: T[], from: readonly T[]): void {
  to.length = from.length;
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}
const NO_CHANCE: Chance = {
  used: 0,
  below: () => 0,
  entry: () => {},
  copy: () => NO_CHANCE,
  save: () => ({ kind: 'fast', words: [], used: 0 }),
};
