/** Several people at one screen: whose eyes look, who takes the screen next, and when a curtain has to fall between. */
import type { Seat } from '@amon-hen/kernel';
import { asked, type Seen, type TableInfo, type Who } from '../play/source.ts';

export type Turn =
  /** The eyes are the right ones. */
  | { readonly kind: 'stay' }
  /** The same person plays this seat too: no need to hide anything. */
  | { readonly kind: 'look'; readonly as: Who }
  /** Another person is asked: the one who sits there now hands over when ready. */
  | { readonly kind: 'hand-over'; readonly to: Seat }
  /** Nobody looks: the next one takes the screen. */
  | { readonly kind: 'curtain'; readonly to: Seat };

export function turnOf(table: TableInfo, seen: Seen): Turn {
  const { mine } = table;
  if (mine.length === 0) return { kind: 'stay' };
  const waiting = asked(seen.offers).filter((seat) => mine.includes(seat));
  const alone = new Set(mine.map((seat) => personAt(table, seat))).size === 1;
  if (seen.as === 'public') {
    const next = waiting[0] ?? mine[0];
    return alone ? { kind: 'look', as: next } : { kind: 'curtain', to: next };
  }
  if (waiting.length === 0 || waiting.includes(seen.as)) return { kind: 'stay' };
  const next = waiting.find((seat) => personAt(table, seat) === personAt(table, seen.as)) ?? waiting[0];
  return personAt(table, next) === personAt(table, seen.as)
    ? { kind: 'look', as: next }
    : { kind: 'hand-over', to: next };
}
function personAt({ sitters }: TableInfo, who: Who): string | null {
  const sitter = who === 'public' ? undefined : sitters[who];
  return sitter?.kind === 'person' ? sitter.name : null;
}
