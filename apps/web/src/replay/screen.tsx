/** A game again: finds what was recorded, opens it in the worker, and shows the table with its time line. */
import './replay.css';
import { useEffect, useState } from 'react';
import { keptRecord, keptTable } from '../play/local/store.ts';
import { type Recorded, recordedAt, recordedIn } from '../play/replay/recorded.ts';
import type { Trouble } from '../play/source.ts';
import { WorkerSource } from '../play/worker/source.ts';
import type { ReplayFrom } from '../route.ts';
import { NoTable } from '../screens/no-table.tsx';
import { recordOf } from '../server/api.ts';
import { Loading } from '../ui/loading.tsx';
import { ReplayTable } from './table.tsx';

interface Opened {
  readonly source: WorkerSource;
  readonly recorded: Recorded;
}
export function ReplayScreen({ from, id }: { readonly from: ReplayFrom; readonly id: string }) {
  const [opened, setOpened] = useState<Opened | Trouble | null>(null);
  useEffect(() => {
    let close = (): void => {};
    let left = false;
    const open = async (): Promise<Opened | Trouble> => {
      const recorded = await find(from, id);
      if ('kind' in recorded) return recorded;
      const opening = WorkerSource.open({ at: 'replay', id, recorded });
      close = opening.close;
      if (left) opening.close();
      const source = await opening.source;
      return source instanceof WorkerSource ? { source, recorded } : source;
    };
    void open().then((result) => {
      if (!left) setOpened(result);
    });
    return () => {
      left = true;
      close();
    };
  }, [from, id]);
  if (opened === null) return <Loading />;
  return 'source' in opened ? <ReplayTable {...opened} /> : <NoTable trouble={opened} />;
}
async function find(from: ReplayFrom, id: string): Promise<Recorded | Trouble> {
  if (from === 'table') {
    const table = await keptTable(id);
    return table === null ? { kind: 'not-found' } : recordedAt(table);
  }
  const text = from === 'record' ? (await keptRecord(id))?.text : await recordOf(id).catch(() => undefined);
  if (text === undefined) return { kind: 'not-found' };
  const recorded = recordedIn(text);
  return 'message' in recorded ? { kind: 'unreadable', message: recorded.message } : recorded;
}
