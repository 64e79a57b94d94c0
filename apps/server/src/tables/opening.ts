/** From set-up, seed and entries (and a saved position, if there is one) to the game as it stands. */
import {
  type ChanceState,
  type Entry,
  Journal,
  KeyedChance,
  Position,
  type SavedPosition,
  seedFromText,
  type Told,
} from '@amon-hen/kernel';
import { z } from 'zod';
import type { PlayableGame } from '../registry.ts';
import { Play, RulesFault } from './play.ts';

/** The record does not fold under these rules. */
export class FoldError extends Error {
  override readonly name = 'FoldError';
}
export interface Numbered {
  readonly number: number;
  readonly entry: Entry;
}
export interface SavedPlay {
  /** The entry after which it was saved. */
  readonly entry: number;
  readonly asked: number;
  readonly saved: SavedPosition;
}

export function begin(game: PlayableGame, setup: unknown, seed: string): { play: Play; told: Told<unknown>[] } {
  const told: Told<unknown>[] = [];
  const position = Position.begin(game.game, setup, new KeyedChance(seedFromText(seed)), (fact) => told.push(fact));
  position.listener = null;
  return { play: new Play(position, 0), told };
}

/** Plays on from a saved position. Throws a FoldError if an entry is not legal. */
export function reopen(game: PlayableGame, seed: string, from: SavedPlay, later: readonly Numbered[]): Play {
  const key = seedFromText(seed);
  const chance = (state: ChanceState): KeyedChance => KeyedChance.load(state, key);
  const play = new Play(Position.load(game.game, from.saved, chance), from.asked);
  foldAll(play, later);
  return play;
}
/** Needed where the players went back past the last saved position, or none was saved. */
export function refold(game: PlayableGame, setup: unknown, seed: string, entries: readonly Numbered[]): Play {
  const back = entries.findLastIndex(({ entry }) => 'backTo' in entry);
  if (back < 0) {
    const { play } = begin(game, setup, seed);
    foldAll(play, entries);
    return play;
  }
  const journal = new Journal(game.game, setup, new KeyedChance(seedFromText(seed)));
  for (const { number, entry } of entries.slice(0, back + 1)) mustFold(number, () => journal.fold(entry));
  const play = new Play(journal.position, entries[back]?.number ?? 0);
  foldAll(play, entries.slice(back + 1));
  return play;
}
export function foldAll(play: Play, entries: readonly Numbered[]): void {
  for (const { number, entry } of entries) {
    if ('backTo' in entry) throw new FoldError(`entry ${number} goes back to before what is loaded`);
    mustFold(number, () => play.take(entry, number).verdict);
  }
}
function mustFold(number: number, fold: () => true | { readonly why: string; readonly rule: string }): void {
  let verdict: ReturnType<typeof fold>;
  try {
    verdict = fold();
  } catch (error) {
    const why = error instanceof RulesFault || error instanceof Error ? error.message : String(error);
    throw new FoldError(`entry ${number} ran into a fault: ${why}`, { cause: error });
  }
  if (verdict !== true) throw new FoldError(`entry ${number} is not legal: ${verdict.rule} ${verdict.why}`);
}

const chosenStep = z.object({ entry: z.number(), told: z.number() });
/**
 * A saved position of another version of the rules: its state lies between two actions and is kept; the answers since
 * are folded again by their words, from the entry after the one given.
 */
export function betweenActions(game: PlayableGame, seed: string, from: SavedPlay): SavedPlay {
  const { saved } = from;
  const first = saved.steps.map((step) => chosenStep.safeParse(step).data).find((step) => step !== undefined);
  const entry = first === undefined ? from.entry : first.entry - 1;
  const state = game.game.load(saved.state);
  const again = Position.at(game.game, state, KeyedChance.load(saved.chance, seedFromText(seed))).save();
  return { entry, asked: entry, saved: { ...again, entries: entry, told: first?.told ?? saved.told } };
}
