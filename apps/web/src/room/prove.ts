/** Were the dice of a game on the server the ones it promised? Played again here, entry by entry. */
import { recordedIn } from '../play/replay/recorded.ts';
import type { Proof } from '../play/replay/time-line.ts';
import { WorkerSource } from '../play/worker/source.ts';
import { recordOf } from '../server/api.ts';

/** `commitment` is what this browser was told when the table was opened. */
export async function proveDice(table: string, commitment: string): Promise<Proof> {
  const text = await recordOf(table).catch(() => null);
  if (text === null) return { kind: 'false', message: 'the server gives no record' };
  const recorded = recordedIn(text);
  if ('message' in recorded) return { kind: 'false', message: recorded.message };
  if (recorded.promised?.commitment !== commitment) {
    return { kind: 'false', message: 'the record promises other dice than the table did' };
  }
  const opening = WorkerSource.open({ at: 'replay', id: table, recorded });
  try {
    const source = await opening.source;
    if (!(source instanceof WorkerSource)) return { kind: 'false', message: JSON.stringify(source) };
    const { proof } = await firstLine(source);
    return proof;
  } finally {
    opening.close();
  }
}
function firstLine(source: WorkerSource): Promise<NonNullable<ReturnType<WorkerSource['line']>>> {
  return new Promise((resolve) => {
    const look = (): void => {
      const line = source.line();
      if (line !== null) resolve(line);
    };
    source.subscribe(look);
    look();
  });
}
