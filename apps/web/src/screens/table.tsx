/** Opens the table with this number, wherever it is kept. */
import { useEffect, useMemo, useState } from 'react';
import type { Trouble } from '../play/source.ts';
import { Story } from '../play/story.ts';
import type { Where } from '../play/worker/messages.ts';
import { WorkerSource } from '../play/worker/source.ts';
import { PACES, useSettings } from '../settings/settings.ts';
import { type Joining, Table } from '../table/table.tsx';
import { Loading } from '../ui/loading.tsx';
import { NoTable } from './no-table.tsx';

export function TableScreen({ where }: { readonly where: Where }) {
  const [opened, setOpened] = useState<Story | Trouble | null>(null);
  const { pace } = useSettings();
  const { at, id } = where;
  const [seat, setSeat] = useState<number | null>(null);
  const joining = useMemo<Joining>(() => ({ seat, again: setSeat }), [seat]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table follows a new pace by itself
  useEffect(() => {
    let story: Story | null = null;
    let left = false;
    setOpened(null);
    const opening = WorkerSource.open(where);
    void opening.source.then((source) => {
      if (left) return;
      story = source instanceof WorkerSource ? new Story(source, PACES[pace]) : null;
      setOpened(story ?? (source instanceof WorkerSource ? null : source));
    });
    return () => {
      left = true;
      story?.close();
      opening.close();
    };
  }, [at, id, seat]);
  if (opened === null) return <Loading />;
  return opened instanceof Story ? <Table story={opened} joining={joining} /> : <NoTable trouble={opened} />;
}
