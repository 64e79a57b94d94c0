/** Who sits where, and who is asked. */
import type { Offer } from '@amon-hen/kernel';
import { asked, type TableInfo } from '../play/source.ts';
import { machine, people } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';

export function SeatList({ table, offers }: { readonly table: TableInfo; readonly offers: readonly Offer[] }) {
  const voice = useVoice();
  const now = asked(offers);
  return (
    <ul className="seat-list" aria-label={voice.say('table.seats')}>
      {table.sitters.map((sitter, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} className={now.includes(seat) ? 'asked' : undefined}>
          <Icon of={sitter.kind === 'machine' ? machine : people} />
          <b>{voice.name(table.game, 'seat', String(seat))}</b>
          {now.includes(seat) && <span className="tag gold">{voice.say('table.asked')}</span>}
        </li>
      ))}
    </ul>
  );
}
