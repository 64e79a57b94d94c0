/** Between two people at one screen: nothing hidden is on the page while it is down. */
import './curtain.css';
import { glyph as curtain } from 'virtual:game-icon/theater-curtains';
import type { Seat } from '@amon-hen/kernel';
import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';

export function Curtain({
  game,
  to,
  onTake,
}: {
  readonly game: string;
  readonly to: Seat;
  readonly onTake: () => void;
}) {
  const voice = useVoice();
  const seat = String(to);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="curtain">
      <Icon of={curtain} />
      <h1 tabIndex={-1}>{voice.say('curtain.title', { seat: voice.name(game, 'seat', seat) })}</h1>
      <p>{voice.say('curtain.text')}</p>
      <button ref={button} type="button" className="button prime big" onClick={onTake}>
        {voice.say('curtain.take', { seat: voice.name(game, 'seat', seat) })}
      </button>
    </main>
  );
}
