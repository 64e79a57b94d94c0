/** A table on a server, as one pair of eyes sees it. The server holds the truth; here it is kept, described and shown. */
import {
  type Entry,
  kernelRefusal,
  type Outcome,
  type Refusal,
  type Seat,
  standing,
  type Values,
  type Verdict,
} from '@amon-hen/kernel';
import type { About, Present, RefusalShape, SeatState, ServerMessage, TableEvent } from '@amon-hen/server/protocol';
import {
  type Explored,
  type Fact,
  factOf,
  type Room,
  type RoomAction,
  type Seen,
  type Sitter,
  type Step,
  type TableInfo,
  type Who,
} from '../source.ts';
import type { Host } from '../worker/host.ts';
import type { FromWorker } from '../worker/messages.ts';
import type { Playable } from '../worker/playable.ts';
import { Line, type Saying } from './line.ts';
import { offersOf } from './offers.ts';

type Update = Extract<ServerMessage, { say: 'update' }>;

export class RemoteTable implements Host {
  readonly #id: string;
  readonly #tell: (message: FromWorker) => void;
  readonly #load: (game: string) => Promise<Playable | null>;
  readonly #line: Line;
  /** Updates are taken one after another: the first has to wait for the rules to load. */
  #turn: Promise<void> = Promise.resolve();
  #game: Playable | null = null;
  #about: About | null = null;
  #present: Present | null = null;
  #as: Who | null = null;
  /** The last event that has been heard. */
  #heard = 0;
  #facts: Fact[] = [];
  #factsNew = 0;
  #before = new Map<Seat, number>();
  #chat: Room['chat'][number][] = [];
  #by: Seat | null = null;
  /** All that was answered, undone and gone back to, without its words. */
  #entries: Entry[] = [];

  /** `load` gives a game's rules: they put what the server says into the game's words. */
  constructor(
    id: string,
    socket: string,
    tell: (message: FromWorker) => void,
    load: (game: string) => Promise<Playable | null>,
  ) {
    this.#id = id;
    this.#tell = tell;
    this.#load = load;
    this.#line = new Line(socket, {
      connected: () => void this.#watch(),
      disconnected: () => tell({ tell: 'trouble', trouble: { kind: 'offline' } }),
      misunderstood: () => tell({ tell: 'trouble', trouble: { kind: 'other-version' } }),
      update: (update) => {
        this.#turn = this.#turn.then(() => this.#take(update));
      },
    });
  }
  async #watch(): Promise<void> {
    const as = this.#as === null ? {} : { as: this.#as, since: this.#heard };
    const reply = await this.#line.say({ do: 'watch', table: this.#id, ...as });
    if (reply.say === 'refused') this.#tell({ tell: 'trouble', trouble: { kind: 'not-found' } });
  }
  close(): void {
    this.#line.close();
  }

  async #take({ table, as, about, events, to, present }: Update): Promise<void> {
    if (table !== this.#id || (this.#as !== null && as !== this.#as)) return;
    this.#as = as;
    if (about !== undefined) {
      this.#about = about;
      this.#game ??= await this.#load(about.game);
    }
    for (const event of events) this.#follow(event);
    this.#heard = to;
    if (present === undefined) return;
    this.#present = present;
    const info = this.#info();
    if (info !== null) this.#tell({ tell: 'table', table: info });
    this.#show();
  }
  #follow(event: TableEvent): void {
    switch (event.kind) {
      case 'begin':
      case 'answer':
      case 'undo':
      case 'back': {
        const from = event.told - event.facts.length;
        this.#facts.length = Math.min(this.#facts.length, from);
        this.#factsNew = Math.min(this.#factsNew, from);
        this.#facts.push(...event.facts.map((fact) => this.#describeFact(fact)));
        if (event.kind !== 'begin') this.#entries[event.entry - 1] = entryOf(event);
        this.#by = event.kind === 'answer' ? event.seat : null;
        if (event.kind === 'answer') this.#before.set(event.seat, this.#facts.length);
        return;
      }
      case 'chat':
        this.#chat = [...this.#chat, { seat: event.seat, name: event.name, text: event.text }];
        this.#by = null;
        return;
      default:
        this.#by = null; // seats, proposals, the end: `present` says how it is now
    }
  }
  #describeFact(fact: unknown): Fact {
    return factOf(this.#game?.stage.describeFact?.(fact) ?? fact);
  }
  #info(): TableInfo | null {
    const [about, present] = [this.#about, this.#present];
    if (about === null || present === null) return null;
    const { game, yours } = about;
    const setup = this.#game?.stage.setup(about.setup);
    return { id: this.#id, game, setup: jsonOf(setup), sitters: present.seats.map(sitterOf), mine: yours };
  }
  #show(): void {
    const present = this.#present;
    const as = this.#as ?? 'public';
    if (present === null) return;
    const seen: Seen = {
      number: present.entries,
      asked: present.asked,
      as,
      view: present.view === null ? null : this.#describe(present.view),
      offers: offersOf(present.offers),
      facts: this.#facts.slice(this.#factsNew),
      before: as === 'public' ? 0 : (this.#before.get(as) ?? 0),
      by: this.#by,
      mayUndo: present.mayUndo === true ? true : saidRefusal(present.mayUndo),
      outcome: outcomeOf(present),
      trouble: present.stopped === null ? null : { kind: 'stopped', message: present.stopped },
      room: this.#room(present),
    };
    this.#tell({ tell: 'seen', seen, from: this.#factsNew });
    this.#factsNew = this.#facts.length;
  }
  #describe(view: unknown): unknown {
    return this.#game?.stage.describeView(view) ?? view;
  }
  #room(present: Present): Room {
    return {
      state: present.state,
      title: this.#about?.title ?? '',
      host: this.#about?.host ?? false,
      clocks: present.clocks,
      heard: Date.now(),
      chat: this.#chat,
      proposal: present.proposal,
      takeback: this.#takeback(),
      commitment: this.#about?.commitment ?? '',
      ended: present.ending?.why ?? null,
      rematch: present.rematch,
    };
  }

  /** Right before one's own last answer that still stands. */
  #takeback(): number | null {
    const own = standing(this.#entries).findLast((number) => {
      const entry = this.#entries[number - 1];
      return 'seat' in entry && entry.seat === this.#as;
    });
    return own === undefined ? null : own - 1;
  }

  /** Other eyes see other facts: all is heard anew. */
  lookAs(who: Who): void {
    if (who === this.#as) return;
    if (this.#as !== null) void this.#line.say({ do: 'unwatch', table: this.#id, as: this.#as });
    this.#as = who;
    this.#heard = 0;
    this.#facts = [];
    this.#factsNew = 0;
    this.#before = new Map();
    this.#entries = [];
    this.#chat = [];
    void this.#watch();
  }
  answer(which: number, says: string): Promise<Verdict> {
    return this.#played((at) => ({ do: 'answer', ...at, which, says }));
  }
  check(which: number, says: string): Promise<Verdict> {
    return this.#played((at) => ({ do: 'check', ...at, which, says }));
  }
  undo(): Promise<Verdict> {
    return this.#played((at) => ({ do: 'undo', ...at }));
  }
  async explore(steps: readonly Step[]): Promise<Explored> {
    const at = this.#at();
    if (at === null) return { kind: 'refused', verdict: NOT_SEATED };
    const reply = await this.#line.say({ do: 'explore', ...at, path: [...steps] });
    if (reply.say === 'refused') return { kind: 'refused', verdict: refusalOf(reply.error) };
    if (reply.say !== 'explored' || reply.ends) return { kind: 'final' };
    return { kind: 'open', offers: offersOf(reply.offers), view: this.#describe(reply.view) };
  }
  act(action: RoomAction): Promise<Verdict> {
    const table = this.#id;
    switch (action.do) {
      case 'sit':
      case 'stand':
      case 'return':
        return this.#said({ do: action.do, table, seat: action.seat });
      case 'machine':
        return this.#said({ do: 'machine', table, seat: action.seat, machine: action.machine });
      case 'chat':
        return this.#seated((as) => ({ do: 'chat', table, as, text: action.text }));
      case 'propose':
        return this.#seated((as) => ({ do: 'propose', table, as, what: action.what }));
      case 'reply':
        return this.#seated((as) => ({ do: 'reply', table, as, proposal: action.proposal, yes: action.yes }));
      case 'resign':
        return this.#seated((as) => ({ do: 'resign', table, as }));
    }
  }
  #at(): { readonly table: string; readonly as: Seat; readonly asked: number } | null {
    const as = this.#as;
    if (as === null || as === 'public' || this.#present === null) return null;
    return { table: this.#id, as, asked: this.#present.asked };
  }
  #played(saying: (at: { table: string; as: Seat; asked: number }) => Saying): Promise<Verdict> {
    const at = this.#at();
    return at === null ? Promise.resolve(NOT_SEATED) : this.#said(saying({ ...at }));
  }
  #seated(saying: (as: Seat) => Saying): Promise<Verdict> {
    const as = this.#as;
    return as === null || as === 'public' ? Promise.resolve(NOT_SEATED) : this.#said(saying(as));
  }
  async #said(saying: Saying): Promise<Verdict> {
    const reply = await this.#line.say(saying);
    return reply.say === 'refused' ? refusalOf(reply.error) : true;
  }
}
type GameEvent = Extract<TableEvent, { kind: 'answer' | 'undo' | 'back' }>;
function entryOf(event: GameEvent): Entry {
  if (event.kind === 'undo') return { undo: event.seat };
  if (event.kind === 'back') return { backTo: event.to };
  return { seat: event.seat, which: 0, says: '' };
}
const NOT_SEATED = kernelRefusal('not-yours');

/** A rule's refusal as it is; the server's own by its code, for which the shell has sentences. */
function refusalOf({ code, rule, why, values }: RefusalShape): Refusal {
  return rule === undefined ? kernelRefusal(`server-${code}`) : saidRefusal({ rule, why, values });
}
/** A field that is not there is not there. */
function saidRefusal({ rule, why, values }: { rule: string; why: string; values?: Values | undefined }): Refusal {
  return values === undefined ? { rule, why } : { rule, why, values };
}
function sitterOf(seat: SeatState): Sitter {
  switch (seat.kind) {
    case 'person':
      return { kind: 'person', name: seat.name ?? '' };
    case 'machine':
      return { kind: 'machine', name: seat.machine ?? '' };
    case 'open':
      return { kind: 'open' };
  }
}
function outcomeOf({ ending }: Present): Outcome | null {
  return ending === null ? null : ending.outcome;
}
/** What came as JSON from the server is JSON. */
function jsonOf(setup: unknown): TableInfo['setup'] {
  return JSON.parse(JSON.stringify(setup ?? null));
}
