/** Games played and won, here and on the server together. */
import { useEffect, useState } from 'react';
import { keptTables } from '../play/local/store.ts';
import { sayLabel } from '../play/seat-names.ts';
import { onShelf } from '../play/shelf.ts';
import { statistics } from '../server/account.ts';
import { useVoice } from '../words/words.tsx';
import { added, type Count, countLocal } from './counting.ts';

export function StatisticsPanel({ onServer }: { readonly onServer: boolean }) {
  const voice = useVoice();
  const [counts, setCounts] = useState<readonly Count[] | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [local, served] = await Promise.all([keptTables(), onServer ? statistics().catch(() => []) : []]);
      const there = served.map((count) => ({
        ...count,
        side: count.side === 'free' ? ('free' as const) : ('shadow' as const),
      }));
      setCounts(added([...countLocal(local), ...there]));
    };
    void load();
  }, [onServer]);
  if (counts === null) return null;
  return (
    <section className="panel profile-panel" aria-labelledby="profile-statistics">
      <h2 id="profile-statistics">{voice.say('statistics.title')}</h2>
      {counts.length === 0 ? (
        <p className="muted">{voice.say('statistics.none')}</p>
      ) : (
        <table className="statistics">
          <thead>
            <tr>
              <th scope="col">{voice.say('new.game')}</th>
              <th scope="col">{voice.say('statistics.side')}</th>
              <th scope="col">{voice.say('statistics.played')}</th>
              <th scope="col">{voice.say('statistics.won')}</th>
              <th scope="col">{voice.say('statistics.share')}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ game, side, played, won }) => (
              <tr key={`${game} ${side}`}>
                <td>{sayLabel(voice, onShelf(game)?.label ?? game)}</td>
                <td>
                  <span className={`tag ${side}`}>{voice.say(side === 'free' ? 'seat.free' : 'seat.shadow')}</span>
                </td>
                <td>{played}</td>
                <td>{won}</td>
                <td>
                  <meter min={0} max={played} value={won} aria-label={voice.say('statistics.of', { won, played })} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="muted">{voice.say('statistics.what')}</p>
    </section>
  );
}
