/** New tables. */
import { randomBytes } from 'node:crypto';
import { beginIfFull } from '../actions/seats.ts';
import type { ClockRule } from '../protocol/index.ts';
import type { PlayableGame } from '../registry.ts';
import type { Head, SeatHead } from './head.ts';
import type { NewTable, Table } from './table.ts';

export interface Wish {
  readonly game: PlayableGame;
  /** Checked by the game's own schema. */
  readonly setup: unknown;
  readonly title: string;
  readonly host: string;
  readonly visibility: 'private' | 'lobby';
  readonly clock: ClockRule;
  readonly thinking: number;
  readonly seats: readonly SeatHead[];
  /** Of an imported record; else 32 random bytes that nobody knows. */
  readonly seed?: string;
}
/** 128 random bits: a table's id is the right to look at it, so nobody can guess one. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}
export function blank(wish: Wish, now: number): Table {
  const { game, setup, title, host, visibility, clock, thinking, seats } = wish;
  const head: Head = {
    title,
    host,
    seats,
    clock,
    clocks: [],
    thinking,
    proposal: null,
    asked: 0,
    waitsFor: [],
    ending: null,
    rematch: null,
    seedKnown: wish.seed !== undefined,
    stopped: null,
  };
  const id = newId();
  const row = {
    id,
    game: game.game.name,
    rules: game.game.rules,
    seed: wish.seed ?? randomBytes(32).toString('hex'),
    visibility,
    created: now,
    changed: now,
    last: 0,
    entries: 0,
    due: null,
    lease_by: null,
    lease_until: null,
  };
  return {
    id,
    game,
    setup,
    row,
    state: 'waiting',
    head,
    play: null,
    checkpoint: 0,
    bytes: 0,
    foreign: false,
    stale: false,
  };
}
/** With all its seats filled the game begins at once. */
export function newTable(wish: Wish, now: number): NewTable {
  const table = blank(wish, now);
  const change = beginIfFull(table, table.head, [], now);
  const holders = wish.seats.flatMap(({ seat, holders }) => holders.map((add) => ({ seat, add })));
  return { table, change: { ...change, holders } };
}
