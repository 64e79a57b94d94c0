/** Runs one table: rules, machines and storage, away from the page, so that a long thought never stops the hand. */
import type { FromWorker, Question, ToWorker } from './messages.ts';
import { playable } from './playable.ts';
import { keepTable, keptTable } from './store.ts';
import { LocalTable } from './table.ts';

let table: LocalTable | null = null;

function tell(message: FromWorker): void {
  postMessage(message);
}

async function open(id: string): Promise<void> {
  const saved = await keptTable(id);
  const game = saved === null ? null : await playable(saved.game);
  if (saved === null || game === null) return tell({ tell: 'no-table', why: 'not-found' });
  const opened = new LocalTable(game, saved, {
    now: () => Date.now(),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    save: keepTable,
    tell: (seen, from) => tell({ tell: 'seen', seen: { ...seen, facts: seen.facts.slice(from) }, from }),
  });
  table = opened;
  opened.start();
}
/** How long a window that was just left may take to let go. */
const PATIENCE_MILLISECONDS = 2000;

/** Two windows must not write to one table: the first keeps a lock for as long as it is open. */
function openAlone(id: string): void {
  let ours = false;
  const hold = async (): Promise<void> => {
    ours = true;
    await open(id);
    await new Promise<never>(() => {}); // until the worker ends
  };
  navigator.locks
    .request(`table ${id}`, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) }, hold)
    .catch((error: unknown) => {
      if (ours) throw error;
      tell({ tell: 'no-table', why: 'elsewhere' });
    });
}
function answerTo(question: Question, at: LocalTable): unknown {
  switch (question.ask) {
    case 'answer':
      return at.answer(question.which, question.says);
    case 'check':
      return at.check(question.which, question.says);
    case 'explore':
      return at.explore(question.steps);
    case 'undo':
      return at.undo();
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.ask === 'open') openAlone(data.id);
  else if (data.ask === 'look') table?.lookAs(data.as);
  else if (table !== null) tell({ tell: 'reply', reply: data.reply, value: answerTo(data, table) });
});
