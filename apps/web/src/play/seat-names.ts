/** What the seats of a table are called: by who sits there, and by their side where that is not enough. */

import type { ShellKey } from '@amon-hen/i18n';
import type { Json } from '@amon-hen/kernel';
import type { Voice } from '../words/words.tsx';
import { onShelf } from './shelf.ts';
import type { Sitter } from './source.ts';

interface Seated {
  readonly game: string;
  readonly setup: Json;
  readonly sitters: readonly Sitter[];
}
/** Who sits there, whichever seat it is. */
export function sitterNames(voice: Voice, { game, sitters }: Seated): readonly string[] {
  const shelved = onShelf(game);
  return sitters.map((sitter) => {
    if (sitter.kind === 'person') return sitter.name;
    if (sitter.kind === 'open') return voice.say('seat.open');
    const label = shelved?.machines.find((machine) => machine.name === sitter.name)?.label;
    return label === undefined ? sitter.name : sayLabel(voice, label);
  });
}
export function seatNames(voice: Voice, table: Seated): readonly string[] {
  const plans = onShelf(table.game)?.seats(table.setup) ?? [];
  const who = sitterNames(voice, table);
  return who.map((name, seat) => {
    const label = plans[seat]?.label;
    const kind = table.sitters[seat]?.kind;
    const alone = kind === 'person' && who.filter((other) => other === name).length === 1;
    return alone || kind === 'open' || label === undefined
      ? name
      : voice.say('seat.of', { who: name, seat: sayLabel(voice, label) });
  });
}
/** The labels on the shelf are keys of the catalogue, or, for games in tests, of what is added to it. */
export function sayLabel(voice: Voice, label: string): string {
  return voice.say(label as ShellKey);
}
