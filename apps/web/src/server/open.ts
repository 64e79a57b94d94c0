/** A new table on the server. */
import type { Choices, ShelvedGame } from '../play/game.ts';
import { introduce, type NewTable, openTable } from './api.ts';

type Seat = NonNullable<NewTable['seats']>[number];
type Clock = NewTable['clock'];

const CLOCKS: Readonly<Record<'none' | 'days' | 'hour', Clock>> = {
  none: { kind: 'none' },
  days: { kind: 'move', seconds: 3 * 86_400, expiry: 'machine' },
  hour: { kind: 'total', seconds: 90 * 60, extra: 0, expiry: 'machine' },
};
interface Wished {
  readonly seat: number;
  readonly wish: { readonly kind: 'me' | 'guest' | 'open' } | { readonly kind: 'machine'; readonly name: string };
}

export async function openOnServer(
  game: ShelvedGame,
  choices: Choices,
  seats: readonly Wished[],
  name: string,
  { visibility, clock }: { readonly visibility: 'private' | 'lobby'; readonly clock: 'none' | 'days' | 'hour' },
): Promise<string> {
  await introduce(name);
  return openTable({
    game: game.name,
    setup: game.setup(choices),
    visibility,
    clock: CLOCKS[clock],
    seats: seats.map(({ seat, wish }): Seat => {
      if ('name' in wish) return { seat, kind: 'machine', machine: wish.name };
      return { seat, kind: wish.kind === 'me' ? 'me' : 'open' };
    }),
  });
}
