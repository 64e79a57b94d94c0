/** Runs one table away from the page, so that a long thought never stops the hand. */
import '../../no-eval.ts';

import type { Host } from './host.ts';
import type { FromWorker, Question, ToWorker, Where } from './messages.ts';

let host: Host | null = null;

function tell(message: FromWorker): void {
  postMessage(message);
}
async function open(where: Where): Promise<void> {
  if (where.at === 'here') {
    const { openAlone } = await import('../local/open.ts');
    openAlone(where.id, tell, (opened) => {
      host = opened;
    });
  } else if (where.at === 'replay') {
    const { openReplay } = await import('../replay/open.ts');
    host = await openReplay(where.id, where.recorded, tell);
  } else {
    const [{ RemoteTable }, { playable }] = await Promise.all([import('../remote/table.ts'), import('./playable.ts')]);
    host = new RemoteTable(where.id, where.socket, tell, playable);
  }
}
function answerTo(question: Question, at: Host): unknown {
  switch (question.ask) {
    case 'answer':
      return at.answer(question.which, question.says);
    case 'check':
      return at.check(question.which, question.says);
    case 'explore':
      return at.explore(question.steps);
    case 'undo':
      return at.undo();
    case 'advise':
      return at.advise?.() ?? null;
    case 'record':
      return at.record?.() ?? null;
    case 'act':
      return at.act(question.action);
  }
}

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data.ask === 'open') await open(data.where);
  else if (data.ask === 'look') host?.lookAs(data.as);
  else if (data.ask === 'go') host?.goTo?.(data.to);
  else if (host !== null) tell({ tell: 'reply', reply: data.reply, value: await answerTo(data, host) });
});
