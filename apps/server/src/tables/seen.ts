/** A table as a pair of eyes may see it. Allow-lists only: what is not named here does not leave the server. */
import { commitment, kernelRefusal, offers, seedFromText } from '@amon-hen/kernel';
import type { About, Present } from '../protocol/index.ts';
import { leftAt } from './clocks.ts';
import type { Eyes } from './events.ts';
import { holds, publicSeat } from './head.ts';
import type { Table } from './table.ts';

const NOTHING_TO_UNDO = kernelRefusal('undo-nothing');

export function aboutFor(table: Table, players: readonly string[]): About {
  const { row, head } = table;
  return {
    game: row.game,
    rules: row.rules,
    setup: table.setup,
    title: head.title,
    created: row.created,
    visibility: row.visibility === 'lobby' ? 'lobby' : 'private',
    clock: head.clock,
    commitment: commitment(seedFromText(row.seed)),
    seedKnown: head.seedKnown,
    host: players.includes(head.host),
    yours: head.seats.filter((s) => holds(s, players)).map((s) => s.seat),
  };
}
/** The seed is shown when the game is over, never before. */
export function presentFor(table: Table, eyes: Eyes, now: number): Present {
  const { row, head, state, play } = table;
  return {
    state,
    seats: head.seats.map(publicSeat),
    entries: row.entries,
    asked: play?.asked ?? head.asked,
    clocks: head.clocks.map((clock) => ({ seat: clock.seat, left: leftAt(clock, now), runs: clock.from !== null })),
    now,
    proposal: head.proposal,
    ending: head.ending,
    seed: state === 'over' ? row.seed : null,
    rematch: head.rematch,
    stopped: head.stopped?.why ?? null,
    view: play === null ? null : play.position.view(eyes),
    offers: play === null || state !== 'playing' ? [] : offers(play.position, eyes),
    mayUndo: state === 'playing' && play !== null && eyes !== 'public' ? play.position.mayUndo(eyes) : NOTHING_TO_UNDO,
  };
}
