/** The draw of phase 1 (BG-4.2.3, BG-16.2.1), and the exchange between teammates (BG-16.2.3). */
import { type Part, part, pickOne, type Rules, type Seat, together } from '@amon-hen/kernel';
import { type Card, cardName, type Deck, deckId, decksOf } from '../data/deck.ts';
import { FREE, SHADOW } from '../data/nations.ts';
import { discardExcess, draw } from '../events/cards.ts';
import type { Table } from '../fact.ts';
import { isTeam, seatsOfSide, sideOfSeat } from './seats.ts';

export function* drawForTurn(game: Table): Rules<void> {
  const s = game.state;
  const seats = [...seatsOfSide(s, FREE), ...seatsOfSide(s, SHADOW)];
  const choosers: Seat[] = [];
  for (const seat of seats) {
    const side = sideOfSeat(s, seat);
    if (isTeam(s, side) && s.turn > 1) choosers.push(seat);
    else for (const deck of decksOf(side)) draw(game, seat, deck, 'BG-4.2.3');
  }
  if (choosers.length > 0) yield* drawByChoice(game, choosers);
  yield* discardExcess(game, seats); // BG-4.2.5: all at once
  for (const side of [FREE, SHADOW]) if (isTeam(s, side)) yield* exchange(game, seatsOfSide(s, side));
}
const drawId = (deck: Deck): string => `draw ${deckId[deck]}`;
/** D-43a: one card from the deck of one's choice. */
function* drawByChoice(game: Table, seats: readonly Seat[]): Rules<void> {
  const s = game.state;
  const chosen = new Map<Seat, Deck>();
  yield* together(() =>
    seats.flatMap((seat): Part[] => {
      const options = decksOf(sideOfSeat(s, seat)).filter((deck) => s.decks[deck].length > 0);
      if (options.length === 0) return [];
      const asking = pickOne({ by: seat, rule: 'BG-16.2.1', about: 'draw-from', id: drawId, options });
      return [part(asking, (deck) => chosen.set(seat, deck))];
    }),
  );
  for (const [seat, deck] of chosen) draw(game, seat, deck, 'BG-16.2.1');
}
const WILLING = [false, true];
/** D-43b: it happens only if both want it; nobody sees what the other will give. */
function* exchange(game: Table, team: readonly Seat[]): Rules<void> {
  const s = game.state;
  if (team.some((seat) => s.hands[seat].length === 0)) return;
  const willing: boolean[] = [];
  yield* together(() =>
    team.map((seat, i) =>
      part(
        pickOne({
          by: seat,
          rule: 'BG-16.2.3',
          about: 'exchange',
          id: (yes) => (yes ? 'exchange a card' : 'keep all cards'),
          options: WILLING,
        }),
        (yes) => {
          willing[i] = yes;
        },
      ),
    ),
  );
  if (!willing.every((yes) => yes)) return;
  yield* together(() =>
    team.map((seat, i) =>
      part(
        pickOne({
          by: seat,
          rule: 'BG-16.2.3',
          about: 'exchange-card',
          privacy: 'secret',
          id: cardName,
          options: () => s.hands[seat].slice(),
        }),
        (card) => hand(game, seat, team[1 - i], card),
      ),
    ),
  );
}
/** The card changes hands; both teammates know it, nobody else. */
function hand(game: Table, from: Seat, to: Seat, card: Card): void {
  const { hands } = game.state;
  hands[from].splice(hands[from].indexOf(card), 1);
  hands[to].push(card);
  game.tell({ what: 'card-exchanged', seat: from, cause: 'BG-16.2.3' }, { to: [from, to], more: { card } });
}
