/** Draw, play, cycle the rest (CG-9.7), and looking at the top cards (CG-16.3.8). */
import type { Rules } from '@amon-hen/kernel';
import { destinations, ON } from '../actions/placement.ts';
import { payForPlaying, putIntoPlay, resolvePlayed } from '../actions/play.ts';
import type { BattlegroundId } from '../data/battlegrounds.ts';
import { type Card, cardIds, locationNamed } from '../data/catalogue.ts';
import { opted } from '../options.ts';
import type { Player } from '../seats/settings.ts';
import { put } from '../state/doors.ts';
import { nameOfPlace } from '../state/names.ts';
import { canDraw, cardsIn, nameOf, namesIn, seatOf, sizeOf } from '../state/queries.ts';
import { ASIDE, AT, DECK, HAND, RESERVE, SHOWN_EVENT, type State } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { ask } from './ask.ts';
import { drawAside } from './draw.ts';
import { cycleCard, eliminate } from './eliminate.ts';
import type { Filter } from './filter.ts';
import { refuse } from './refuse.ts';
import { causeOf, type Effect, type Moment, OTHERWISE } from './text.ts';

interface DrawPlayCycle {
  readonly draw: number;
  /** So many of the drawn cards are eliminated first. */
  readonly eliminate?: number;
  readonly playUpTo: number;
  readonly cards: Filter;
  /** Where they may be played: any legal place, the reserve, or one battleground. */
  readonly to?: 'anywhere' | 'reserve' | BattlegroundId;
}
/** A card and where it is played, as one number. */
const CARDS = 1024;
const NOBODY = -1;

export function drawPlayCycle(what: DrawPlayCycle): Effect {
  const { to = 'anywhere' } = what;
  const only = to === 'anywhere' ? null : to === 'reserve' ? RESERVE : AT + locationNamed(to);
  const plays = (s: State, player: Player): number[] =>
    namesIn(s, player, ASIDE)
      .filter(what.cards)
      .flatMap((card) =>
        destinations(s, player, card)
          .filter((place) => only === null || place === only)
          .map((place) => card + CARDS * place),
      );
  return {
    can: (s, at) => canDraw(s, at.player) || refuse('CG-9.8.3', 'nothing-to-draw'),
    *run(table, at): Rules<void> {
      const { state } = table;
      const { player } = at;
      if (drawAside(table, player, what.draw, causeOf(at)) === 0) return;
      for (let i = 0; i < (what.eliminate ?? 0); i++) yield* eliminateDrawn(table, at);
      const played: Card[] = [];
      while (played.length < what.playUpTo && sizeOf(state, player, ASIDE) > 0) {
        const choice = yield* ask({
          by: seatOf(state, player),
          rule: 'CG-9.7.1',
          about: 'play-drawn',
          values: { player: nameOf(state, player), cause: causeOf(at) },
          privacy: 'closed',
          options: () => [NOBODY, ...plays(state, player)],
          id: playId,
        });
        if (choice === NOBODY) break; // CG-9.7.3
        putIntoPlay(table, choice % CARDS, Math.floor(choice / CARDS), causeOf(at));
        played.push(choice % CARDS);
      }
      const rest = cardsIn(state, player, ASIDE);
      for (const card of rest) cycleCard(table, card, causeOf(at));
      // CG-9.7.2, CG-16.3.6: the cycled cards pay for the played ones, as far as they go
      const unpaid = opted(state, 'unpaidPlays', 'pay') ? played.slice(rest.length) : [];
      for (const card of unpaid) yield* payForPlaying(table, player, card);
      for (const card of played) yield* resolvePlayed(table, card);
    },
  };
}
/** CG-9.7.4: compulsory as long as one card was drawn. */
function* eliminateDrawn(table: Table, at: Moment): Rules<void> {
  const { state } = table;
  if (sizeOf(state, at.player, ASIDE) === 0) return;
  const card = yield* ask({
    by: seatOf(state, at.player),
    rule: 'CG-9.7.1',
    about: 'eliminate-drawn',
    values: { player: nameOf(state, at.player), cause: causeOf(at) },
    privacy: 'closed',
    options: () => namesIn(state, at.player, ASIDE),
    id: (c) => `eliminate ${cardIds[c]}`,
  });
  yield* eliminate(table, card, OTHERWISE, causeOf(at));
}
function playId(choice: number): string {
  if (choice === NOBODY) return 'play nothing';
  return playName(choice % CARDS, Math.floor(choice / CARDS));
}
/** `play gimli moria`, `play sting frodo-baggins`, `play paths-of-the-dead` */
export function playName(card: Card, to: number): string {
  if (to === SHOWN_EVENT) return `play ${cardIds[card]}`;
  return `play ${cardIds[card]} ${to >= ON ? cardIds[to - ON] : nameOfPlace(to)}`;
}

/** Look at the top 3 cards: eliminate one, cycle one, keep the last (in this order as far as the cards go, CG-16.3.8). */
export function sortTopThree(): Effect {
  return {
    can: (s, at) => {
      const usable = opted(s, 'shortPalantir', 'recycle') ? canDraw(s, at.player) : sizeOf(s, at.player, DECK) > 0;
      return usable || refuse('CG-16.3.8', 'nothing-to-draw');
    },
    *run(table, at): Rules<void> {
      const { state } = table;
      const { player } = at;
      const n = opted(state, 'shortPalantir', 'recycle') ? 3 : Math.min(3, sizeOf(state, player, DECK));
      table.tell({ what: 'looked', player: nameOf(state, player), n, cause: causeOf(at) });
      drawAside(table, player, n, causeOf(at));
      yield* eliminateDrawn(table, at);
      yield* cycleDrawn(table, at);
      for (const card of cardsIn(state, player, ASIDE)) {
        put(state, card, HAND, false);
        table.tell(
          { what: 'drew', player: nameOf(state, player), cause: causeOf(at) },
          { to: [seatOf(state, player)], more: { card: cardIds[card] } },
        );
      }
    },
  };
}
function* cycleDrawn(table: Table, at: Moment): Rules<void> {
  const { state } = table;
  if (sizeOf(state, at.player, ASIDE) === 0) return;
  const card = yield* ask({
    by: seatOf(state, at.player),
    rule: 'CG-14.1.19',
    about: 'keep-drawn',
    values: { player: nameOf(state, at.player), cause: causeOf(at) },
    privacy: 'closed',
    options: () => namesIn(state, at.player, ASIDE),
    id: (c) => `cycle ${cardIds[c]}`,
  });
  cycleCard(table, card, causeOf(at));
}
