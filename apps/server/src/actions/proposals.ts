/** What the players may agree on past the rules: to take back, to draw, to give up, to play again. */
import type { Seat } from '@amon-hen/kernel';
import type { Ending, ProposalKind } from '../protocol/index.ts';
import { Refused, refuse } from '../refused.ts';
import { stoppedClocks } from '../tables/clocks.ts';
import { type Head, othersToAsk, wonAgainst } from '../tables/head.ts';
import type { Change, NewEvent, Table } from '../tables/table.ts';
import { ownSeat, playing, type Who } from './who.ts';

/** What is done when everybody has agreed and more than the table in memory is needed for it. */
export interface Agreeing {
  /** Back to the moment right after this entry: the whole record is folded again. */
  takeBack(table: Table, head: Head, event: NewEvent, to: number): Promise<Change>;
  playAgain(table: Table, head: Head, event: NewEvent, swap: boolean): Change;
}

export async function propose(
  table: Table,
  who: Who,
  as: Seat,
  what: ProposalKind,
  agreeing: Agreeing,
  now: number,
): Promise<Change | Refused> {
  const own = ownSeat(table, who, as);
  if (own instanceof Refused) return own;
  if (what.kind === 'rematch') {
    if (table.state !== 'over') return refuse('not-over');
    if (table.head.rematch !== null) return refuse('already-proposed');
  } else {
    const play = playing(table);
    if (play instanceof Refused) return play;
  }
  if (what.kind === 'takeback' && what.to >= table.row.entries) return refuse('nothing-to-take-back');
  if (table.head.proposal !== null && what.kind !== 'resign') return refuse('already-proposed');
  const number = table.row.last + 1;
  const asks = othersToAsk(table.head, as, what.kind === 'resign');
  const event: NewEvent = { body: { kind: 'proposal', by: as, what } };
  const head = { ...table.head, proposal: { number, by: as, what, asks } };
  if (asks.length > 0) return { events: [event], head };
  return { ...(await agree(table, head, event, agreeing, now)) };
}
export async function reply(
  table: Table,
  who: Who,
  as: Seat,
  number: number,
  yes: boolean,
  agreeing: Agreeing,
  now: number,
): Promise<Change | Refused> {
  const own = ownSeat(table, who, as);
  if (own instanceof Refused) return own;
  const { proposal } = table.head;
  if (proposal === null || proposal.number !== number) return refuse('no-such-proposal');
  const withdrawn = proposal.by === as && !yes;
  if (!withdrawn && !proposal.asks.includes(as)) return refuse('no-such-proposal');
  const event: NewEvent = { body: { kind: 'reply', by: as, proposal: number, yes } };
  if (!yes) {
    const head = { ...table.head, proposal: null };
    return { events: [event], head };
  }
  const asks = proposal.asks.filter((seat) => seat !== as);
  const head = { ...table.head, proposal: { ...proposal, asks } };
  if (asks.length > 0) return { events: [event], head };
  return { ...(await agree(table, head, event, agreeing, now)) };
}
async function agree(table: Table, head: Head, event: NewEvent, agreeing: Agreeing, now: number): Promise<Change> {
  const { proposal } = head;
  const settled = { ...head, proposal: null };
  switch (proposal?.what.kind) {
    case 'draw':
      return ended(table, settled, [event], drawn, now);
    case 'resign':
      return ended(table, settled, [event], givenUp(settled, proposal.by), now);
    case 'takeback':
      return await agreeing.takeBack(table, settled, event, proposal.what.to);
    case 'rematch':
      return agreeing.playAgain(table, settled, event, proposal.what.swap);
    default:
      return { events: [event], head: settled };
  }
}

/** Alone on its side, a seat gives up at once; else its partners are asked. */
export function resign(table: Table, who: Who, as: Seat, agreeing: Agreeing, now: number): Promise<Change | Refused> {
  return propose(table, who, as, { kind: 'resign' }, agreeing, now);
}

const drawn: Ending = { why: 'draw', outcome: { winners: [], by: 'TABLE', how: 'draw-of-honour' } };
function givenUp(head: Head, seat: Seat): Ending {
  return { why: 'resign', outcome: { winners: wonAgainst(head, seat), by: 'TABLE', how: 'resigned' } };
}
export function ranOut(head: Head, seat: Seat): Ending {
  return { why: 'clock', outcome: { winners: wonAgainst(head, seat), by: 'TABLE', how: 'out-of-time' } };
}
/** The game ends by what its players or their clocks did; the seed is shown. */
export function ended(table: Table, head: Head, events: readonly NewEvent[], ending: Ending, now: number): Change {
  return {
    events: [...events, { body: { kind: 'end', ending, seed: table.row.seed } }],
    head: { ...head, ending, proposal: null, waitsFor: [], clocks: stoppedClocks(head.clocks, now) },
    state: 'over',
    turn: true,
  };
}
