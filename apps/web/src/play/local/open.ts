/** Opens a table that is kept in this browser. */
import type { FromWorker } from '../worker/messages.ts';
import { playable } from '../worker/playable.ts';
import { keepTable, keptTable } from './store.ts';
import { LocalTable } from './table.ts';

type Tell = (message: FromWorker) => void;

/** How long a window that was just left may take to let go. */
const PATIENCE_MILLISECONDS = 2000;

/** Two windows must not write to one table: the first keeps a lock for as long as it is open. */
export function openAlone(id: string, tell: Tell, opened: (table: LocalTable) => void): void {
  let ours = false;
  const hold = async (): Promise<void> => {
    ours = true;
    const table = await open(id, tell);
    if (table === null) return;
    opened(table);
    table.start();
    await new Promise<never>(() => {}); // until the worker ends
  };
  navigator.locks
    .request(`table ${id}`, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) }, hold)
    .catch((error: unknown) => {
      if (ours) throw error;
      tell({ tell: 'trouble', trouble: { kind: 'elsewhere' } });
    });
}
async function open(id: string, tell: Tell): Promise<LocalTable | null> {
  const saved = await keptTable(id);
  const game = saved === null ? null : await playable(saved.game);
  if (saved === null || game === null) {
    tell({ tell: 'trouble', trouble: { kind: 'not-found' } });
    return null;
  }
  const { sitters, setup } = saved;
  const mine = sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
  tell({ tell: 'table', table: { id, game: saved.game, setup, sitters, mine } });
  return new LocalTable(game, saved, {
    now: () => Date.now(),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    save: keepTable,
    tell: (seen, from) => tell({ tell: 'seen', seen: { ...seen, facts: seen.facts.slice(from) }, from }),
  });
}
