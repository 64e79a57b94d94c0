/** Opens the table with this number, wherever it is kept. */
import { useEffect, useMemo, useState } from 'react';
import { LocalSource } from '../play/local/source.ts';
import { keptTable } from '../play/local/store.ts';
import { seatNames } from '../play/seat-names.ts';
import { Story } from '../play/story.ts';
import { href } from '../route.ts';
import { PACES, useSettings } from '../settings/settings.ts';
import { Table } from '../table/table.tsx';
import { Loading } from '../ui/loading.tsx';
import { Top } from '../ui/top.tsx';
import { useVoice } from '../words/words.tsx';

export function TableScreen({ id }: { readonly id: string }) {
  const [story, setStory] = useState<Story | 'none' | null>(null);
  const { pace } = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table follows a new pace by itself
  useEffect(() => {
    let opened: Story | null = null;
    let left = false;
    void keptTable(id).then((saved) => {
      if (left) return;
      opened = saved === null ? null : new Story(new LocalSource(saved), PACES[pace]);
      setStory(opened ?? 'none');
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [id]);
  if (story === null) return <Loading />;
  return story === 'none' ? <NoTable /> : <Open story={story} />;
}
function Open({ story }: { readonly story: Story }) {
  const voice = useVoice();
  const names = useMemo(() => seatNames(voice, story.table), [story, voice]);
  const seatName = useMemo(() => (seat: number) => names[seat] ?? String(seat), [names]);
  return <Table story={story} seatName={seatName} />;
}
function NoTable() {
  const voice = useVoice();
  return (
    <>
      <Top />
      <main className="page">
        <h1 tabIndex={-1}>{voice.say('table.gone')}</h1>
        <p className="lead">{voice.say('trouble.not-found')}</p>
        <p>
          <a className="button" href={href({ at: 'home' })}>
            {voice.say('nav.home')}
          </a>
        </p>
      </main>
    </>
  );
}
