/** A new table on the server. */
import type { Choices, ShelvedGame } from '../play/game.ts';
import type { Terms } from '../screens/server-fields.tsx';
import { introduce, type NewTable, openTable } from './api.ts';

type Seat = NonNullable<NewTable['seats']>[number];
type Clock = NewTable['clock'];

function clockOf({ clock, move, total, extra, expiry }: Terms): Clock {
  switch (clock) {
    case 'none':
      return { kind: 'none' };
    case 'move':
      return { kind: 'move', seconds: move, expiry };
    case 'total':
      return { kind: 'total', seconds: total, extra, expiry };
  }
}
interface Wished {
  readonly seat: number;
  readonly wish: { readonly kind: 'me' | 'guest' | 'open' } | { readonly kind: 'machine'; readonly name: string };
}

export async function openOnServer(
  game: ShelvedGame,
  choices: Choices,
  seats: readonly Wished[],
  name: string,
  terms: Terms,
): Promise<string> {
  await introduce(name);
  return openTable({
    game: game.name,
    setup: game.setup(choices),
    title: terms.title,
    visibility: terms.visibility,
    clock: clockOf(terms),
    seats: seats.map(({ seat, wish }): Seat => {
      if ('name' in wish) return { seat, kind: 'machine', machine: wish.name };
      return { seat, kind: wish.kind === 'me' ? 'me' : 'open' };
    }),
  });
}
