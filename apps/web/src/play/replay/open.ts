/** Opens a replay, in the worker. */
import type { Host } from '../worker/host.ts';
import type { FromWorker } from '../worker/messages.ts';
import { playable } from '../worker/playable.ts';
import { judgeOf } from './balance.ts';
import type { Recorded } from './recorded.ts';
import { Replay } from './replay.ts';

export async function openReplay(
  id: string,
  recorded: Recorded,
  tell: (message: FromWorker) => void,
): Promise<Host | null> {
  const { game, setup, sitters, open, mine } = recorded;
  const [rules, judge] = await Promise.all([playable(game), judgeOf(game)]);
  const refuse = (message: string): null => {
    tell({ tell: 'trouble', trouble: { kind: 'unreadable', message } });
    return null;
  };
  if (rules === null) return refuse(game);
  try {
    const replay = new Replay(rules, recorded, judge, {
      line: (line) => tell({ tell: 'line', line }),
      seen: (seen) => tell({ tell: 'seen', seen, from: 0 }),
    });
    tell({ tell: 'table', table: { id, game, setup, sitters, mine: open ? [] : mine } });
    replay.start();
    return replay;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
