/** What one language says: the shell's sentences, and those of each game. */
import type { NameTables } from './names.ts';

export type Sentences = Readonly<Record<string, string>>;

export interface ShellWords {
  readonly sentences: Sentences;
  /** Why the kernel itself refuses an answer. */
  readonly refusals: Sentences;
}
export interface GameWords {
  /** What the game's things are called, beside the names that all games share. */
  readonly names: NameTables;
  /** Things that are named after others: an id that ends so is called so, by the thing that the rest of the id names. */
  readonly derived?: Readonly<Record<string, { readonly ends: string; readonly of: string; readonly says: string }>>;
  /** By `about`: what is asked. */
  readonly decisions: Sentences;
  /** By the pattern of the id, see `option.ts`; `discard / card <card:card>` holds for the decision `discard` alone. */
  readonly options: Sentences;
  /** By the first word of the id: the headings of long lists. */
  readonly verbs: Sentences;
  /** By `why`. */
  readonly refusals: Sentences;
  /**
   * By `what`, and after it the fields that must be there: `drew` is said of a card drawn face down, `drew card` where
   * it is known which one. The entry with the most fields wins.
   */
  readonly facts: Sentences;
  /** By `how` of the outcome. */
  readonly endings: Sentences;
  /** What the game's own table says: headings, marks, the texts of cards. */
  readonly table?: Sentences;
  /** Loaded only when somebody wants to learn. */
  readonly learning?: Learning;
}
export interface Learning {
  /** What the game's words mean, by the ids of the names of kind `term`. */
  readonly glossary: Sentences;
  /** For the guided game: `welcome 1`, …; by `about` of a decision; `fact …` by what happened. */
  readonly lessons: Sentences;
}
/** As much of a language as has been loaded. */
export interface Words {
  readonly language: string;
  readonly shell: ShellWords;
  readonly names: NameTables;
  readonly games: Readonly<Record<string, GameWords>>;
}
