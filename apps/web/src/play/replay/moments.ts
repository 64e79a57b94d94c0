/** Which facts are moments that one would want to find again. */
import type { Fact } from '../source.ts';
import type { MomentKind } from './time-line.ts';

const KINDS: Readonly<Record<string, Readonly<Record<string, MomentKind>>>> = {
  board: {
    turn: 'turn',
    'battle-over': 'battle',
    captured: 'capture',
    revealed: 'hunt',
    'tile-drawn': 'hunt',
    event: 'card',
    'companion-lost': 'character',
    'character-entered': 'character',
    'minion-entered': 'character',
    'character-eliminated': 'character',
    'entered-mordor': 'character',
    victory: 'end',
  },
  cards: {
    round: 'turn',
    combat: 'battle',
    won: 'capture',
    corrupted: 'hunt',
    played: 'card',
    'won-game': 'end',
  },
};
export function momentOf(game: string, fact: Fact): MomentKind | null {
  return KINDS[game]?.[String(fact.what)] ?? null;
}
export function sideIn({ side }: Fact): 'free' | 'shadow' | null {
  if (side === 'free' || side === 'free-peoples') return 'free';
  return side === 'shadow' ? 'shadow' : null;
}
