/** On a phone, where the beam has no room for it: who sits where, how many cards each holds, who leads, who decides. */
import { asked } from '../play/source.ts';
import type { PartProps } from '../table/design.ts';
import { useScreen } from '../ui/screen.ts';
import { useVoice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { GAME, useSay } from './say.ts';

export function Seats({ seen }: PartProps) {
  const { view, seats } = useBoard();
  const voice = useVoice();
  const say = useSay();
  const screen = useScreen();
  if (screen !== 'phone') return null;
  const deciding = asked(seen.offers);
  return (
    <section className="panel" aria-label={say('seats.title')}>
      <header className="panel-head">
        <h2>{say('seats.title')}</h2>
      </header>
      <ul className="panel-body players">
        {seats.map(({ seat, id, side }) => {
          const n = Object.values(view.hands[id] ?? {}).reduce((sum, some) => sum + some, 0);
          const isTeam = seats.filter((one) => one.side === side).length > 1;
          const leads = isTeam && view.leading[side] === id;
          return (
            <li key={id} className={side}>
              <b>{voice.name(GAME, 'seat', String(seat))}</b>
              <span>{say('beam.cards', { n })}</span>
              <span>{seats.length > 2 ? voice.name(GAME, 'short-role', id) : say('beam.side', { side })}</span>
              <span>
                {leads && <em className="tag gold">{say('beam.leads')}</em>}{' '}
                {deciding.includes(seat) && <em className="tag">{say('seats.now')}</em>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
