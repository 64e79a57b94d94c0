/**
 * What a screen knows of a game in play, wherever it runs: in this browser's own worker, or on a server. Screens know
 * nothing else of it.
 */
import type { Json, Offer, Outcome, Seat, Verdict } from '@amon-hen/kernel';

export type Who = Seat | 'public';

/** Who sits on a seat. Two seats of one name belong to one person. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'machine'; readonly name: string }
  /** Nobody yet: only at a table on a server, before its game begins. */
  | { readonly kind: 'open' };

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly setup: Json;
  /** By seat. */
  readonly sitters: readonly Sitter[];
  /** The seats that are played from this screen. */
  readonly mine: readonly Seat[];
}

export type Fact = Readonly<Record<string, unknown>>;
export function factOf(fact: unknown): Fact {
  return typeof fact === 'object' && fact !== null ? { ...fact } : { what: String(fact) };
}

/** Something that went wrong, and that a player should know of. */
export type Trouble =
  /** A machine failed; a legal answer was given for it. */
  | { readonly kind: 'machine'; readonly seat: Seat; readonly message: string }
  /** The rules themselves failed: the table stands still. */
  | { readonly kind: 'stopped'; readonly message: string }
  /** The saved game could not be played again to its end: the rules have changed since. */
  | { readonly kind: 'shortened'; readonly lost: number }
  /** The table is open in another window. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'not-found' }
  /** What should be a record of a game is none, or of rules that are not here. */
  | { readonly kind: 'unreadable'; readonly message: string }
  /** The line to the server is down; the source tries again by itself. */
  | { readonly kind: 'offline' }
  /** The server says something that this program does not understand: it is of another version. */
  | { readonly kind: 'other-version' };

/** The game as it stands, in the eyes of one seat. */
export interface Seen {
  /** How many entries the game has; grows with every answer and every undo. */
  readonly number: number;
  /** The entry since which the present questions stand: of several at once, the others stay when one is answered. */
  readonly asked: number;
  readonly as: Who;
  /** What the game's own `view` gives; only the game's table knows its shape. */
  readonly view: unknown;
  readonly offers: readonly Offer[];
  /** All that has happened, as this seat may know it. */
  readonly facts: readonly Fact[];
  /** How many of the facts had been told when the seat last answered: the rest is news. */
  readonly before: number;
  /** Whose answer led here; null at the beginning, after an undo, and when the eyes have changed. */
  readonly by: Seat | null;
  readonly mayUndo: Verdict;
  readonly outcome: Outcome | null;
  readonly trouble: Trouble | null;
  /** What is around the game at a table on a server; null at one's own. */
  readonly room: Room | null;
}
export interface Room {
  readonly state: 'waiting' | 'playing' | 'over' | 'stopped';
  readonly title: string;
  /** Whether the viewer opened this table. */
  readonly host: boolean;
  /** Milliseconds left when this was heard, at `heard` by the clock of this machine. */
  readonly clocks: readonly { readonly seat: Seat; readonly left: number; readonly runs: boolean }[];
  readonly heard: number;
  readonly chat: readonly { readonly seat: Seat; readonly name: string; readonly text: string }[];
  readonly proposal: Proposal | null;
  /** To which entry one would have to go back to answer anew what one answered last; null if one has not answered. */
  readonly takeback: number | null;
  /** SHA-256 of the seed of the dice, told before the first of them fell. */
  readonly commitment: string;
  /** How it ended, if not by the rules. */
  readonly ended: 'rules' | 'resign' | 'draw' | 'clock' | null;
  /** The table of the return match. */
  readonly rematch: string | null;
}
export interface Proposal {
  readonly number: number;
  readonly by: Seat;
  readonly what: ProposalKind;
  /** The seats that have not yet agreed. */
  readonly asks: readonly Seat[];
}
export type ProposalKind =
  | { readonly kind: 'takeback'; readonly to: number }
  | { readonly kind: 'draw' }
  | { readonly kind: 'resign' }
  | { readonly kind: 'rematch'; readonly swap: boolean };
/** What people do at a table on a server, beside playing. */
export type RoomAction =
  | { readonly do: 'sit' | 'stand' | 'return'; readonly seat: Seat }
  /** Null opens the seat again. */
  | { readonly do: 'machine'; readonly seat: Seat; readonly machine: string | null }
  | { readonly do: 'chat'; readonly text: string }
  | { readonly do: 'propose'; readonly what: Exclude<ProposalKind, { kind: 'resign' }> }
  | { readonly do: 'reply'; readonly proposal: number; readonly yes: boolean }
  | { readonly do: 'resign' };

export interface Step {
  readonly which: number;
  readonly says: string;
}
/** What would be if these answers were given. */
export type Explored =
  /** They can still be taken back: this is what is asked next, and how the table would stand. */
  | { readonly kind: 'open'; readonly offers: readonly Offer[]; readonly view: unknown }
  /** The last of them is final: dice are rolled, something hidden is shown. What then, nobody knows. */
  | { readonly kind: 'final' }
  | { readonly kind: 'refused'; readonly verdict: Verdict };

export interface PlaySource {
  /** Who sits where may change at a table on a server: with each news the latest stands here. */
  readonly table: TableInfo;
  /** Calls when `seen` has changed; gives a way to stop it. */
  subscribe(listener: () => void): () => void;
  /** Null until the first news arrive. */
  seen(): Seen | null;
  /** Look with the eyes of one of `mine`, or with nobody's. */
  lookAs(who: Who): void;
  /** An answer in the words of the option ids, as `spell` makes them. */
  answer(which: number, says: string): Promise<Verdict>;
  /** Would this answer be taken? Changes nothing. */
  check(which: number, says: string): Promise<Verdict>;
  /** What would be asked next? Changes nothing, and tells nothing that is hidden or left to chance. */
  explore(steps: readonly Step[]): Promise<Explored>;
  undo(): Promise<Verdict>;
  /** What the strongest machine would answer for the seat that looks; null if it is not asked. Not among people. */
  advise?(): Promise<Step | null>;
  /** Only at a table on a server; refused elsewhere. */
  act(action: RoomAction): Promise<Verdict>;
  close(): void;
}

/** The seats that still have to answer, in the order of the decisions. */
export function asked(offers: readonly Offer[]): readonly Seat[] {
  return [...new Set(offers.flatMap((offer) => (offer.answered ? [] : offer.by)))];
}
