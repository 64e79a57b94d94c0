/** How much time each seat has left. */
import { useEffect, useState } from 'react';
import type { Room } from '../play/source.ts';
import { useVoice } from '../words/words.tsx';

const SECOND = 1000;
const LOW_MILLISECONDS = 60 * SECOND;

export function Clocks({ game, room }: { readonly game: string; readonly room: Room }) {
  const voice = useVoice();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <dl className="room-clocks">
      {room.clocks.map(({ seat, left, runs }) => {
        const remaining = Math.max(0, left - (runs ? now - room.heard : 0));
        const low = runs && remaining < LOW_MILLISECONDS;
        return (
          <div key={seat} className={`${runs ? 'runs' : ''} ${low ? 'low' : ''}`}>
            <dt>{voice.name(game, 'seat', String(seat))}</dt>
            <dd>{clock(remaining)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
/** 2 d 4:05:09, 4:05:09 or 5:09. */
function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (seconds < 3600) return `${minutes}:${two(seconds % 60)}`;
  const time = `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return days === 0 ? time : `${days} d ${time}`;
}
