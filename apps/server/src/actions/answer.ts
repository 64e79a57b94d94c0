/** Answers and undos: the entries of the game's record. */
import { isRefusal, judge, kernelRefusal, offers, type Seat, type Verdict } from '@amon-hen/kernel';
import { Refused, refuse, refuseByRule } from '../refused.ts';
import { firstToFall, stoppedClocks, turned } from '../tables/clocks.ts';
import type { EventBody } from '../tables/events.ts';
import type { Chosen, Play } from '../tables/play.ts';
import { type Change, type NewEvent, personsAsked, type Table } from '../tables/table.ts';
import { atPlay, type Who } from './who.ts';

export interface Step {
  readonly which: number;
  readonly says: string;
}
export function answer(table: Table, who: Who, as: Seat, asked: number, step: Step, now: number): Change | Refused {
  const at = atPlay(table, who, as);
  if (at instanceof Refused) return at;
  if (asked !== at.play.asked) return refuse('late', { asked: at.play.asked });
  const fallen = firstToFall(table.head.clocks);
  if (fallen !== null && fallen.seat === as && fallen.at < now) return refuse('time-over');
  const change = takeAnswer(table, at.play, { seat: as, ...step }, now);
  return change instanceof Refused ? change : { ...change };
}
/** Also for machines. */
export function takeAnswer(table: Table, play: Play, chosen: Chosen, now: number): Change | Refused {
  const entry = table.row.entries + 1;
  const { verdict, told } = play.take(chosen, entry);
  if (verdict !== true) return refuseByRule(verdict);
  const body = { kind: 'answer', entry, ...chosen, told: play.position.told } as const;
  return afterEntry(table, play, { body, told }, chosen.seat, now);
}
export function undo(table: Table, who: Who, as: Seat, asked: number, now: number): Change | Refused {
  const at = atPlay(table, who, as);
  if (at instanceof Refused) return at;
  const { play } = at;
  if (asked !== play.asked) return refuse('late', { asked: play.asked });
  const entry = table.row.entries + 1;
  const { verdict, told } = play.take({ undo: as }, entry);
  if (verdict !== true) return refuseByRule(verdict);
  const body = { kind: 'undo', entry, seat: as, told: play.position.told } as const;
  return { ...afterEntry(table, play, { body, told }, as, now) };
}

/** Clocks turn, a wish to take back lapses with the moment it was about, and the game may be over. */
export function afterEntry(
  table: Table,
  play: Play,
  event: NewEvent & { readonly body: Extract<EventBody, { readonly entry: number }> },
  answered: Seat | null,
  now: number,
): Change {
  const { head, row } = table;
  const outcome = play.position.outcome;
  const proposal = head.proposal?.what.kind === 'takeback' ? null : head.proposal;
  const shared = { ...head, asked: play.asked, proposal, waitsFor: [] };
  const { entry: entries } = event.body;
  if (outcome === null) {
    const waitsFor = personsAsked(head, play);
    const clocks = turned(head.clock, head.clocks, waitsFor, answered, now);
    return { events: [event], head: { ...shared, clocks, waitsFor }, entries, turn: true };
  }
  const { winners, by, how } = outcome;
  const ending = { why: 'rules', outcome: { winners, by, how } } as const;
  const end: NewEvent = { body: { kind: 'end', ending, seed: row.seed } };
  const clocks = stoppedClocks(head.clocks, now);
  return {
    events: [event, end],
    head: { ...shared, proposal: null, clocks, ending },
    state: 'over',
    entries,
    turn: true,
  };
}

/** Would this answer be legal? Changes nothing. */
export function check(table: Table, who: Who, as: Seat, asked: number, step: Step): true | Refused {
  const at = atPlay(table, who, as);
  if (at instanceof Refused) return at;
  const { play } = at;
  if (asked !== play.asked) return refuse('late', { asked: play.asked });
  const verdict = judged(play, { seat: as, ...step });
  return verdict === true ? true : refuseByRule(verdict);
}
function judged(play: Play, chosen: Chosen): Verdict {
  const answer = play.understand(chosen);
  if (isRefusal(answer)) return answer;
  const decision = play.position.pending[chosen.which];
  return decision === undefined ? kernelRefusal('not-pending') : judge(decision, answer);
}

export interface Explored {
  /** From here on it is not for this seat to know. */
  readonly ends: boolean;
  readonly view: unknown;
  readonly offers: ReturnType<typeof offers>;
}
/**
 * What would be asked after these answers, on a fork of the game. It goes on only as long as the seat could take its
 * answer back: nothing random, nothing hidden came out, and nobody else decided; and the same seat must be asked again.
 */
export function explore(table: Table, who: Who, as: Seat, asked: number, path: readonly Step[]): Explored | Refused {
  const at = atPlay(table, who, as);
  if (at instanceof Refused) return at;
  if (asked !== at.play.asked) return refuse('late', { asked: at.play.asked });
  const fork = at.play.fork();
  const { position } = fork;
  for (const [i, step] of path.entries()) {
    const { verdict } = fork.take({ seat: as, ...step }, table.row.entries + 1 + i);
    if (verdict !== true) return refuseByRule(verdict);
    const goesOn = position.mayUndo(as) === true && fork.waitsFor.some((by) => by.includes(as));
    if (!goesOn) return { ends: true, view: null, offers: [] };
  }
  return { ends: false, view: position.view(as), offers: offers(position, as) };
}
