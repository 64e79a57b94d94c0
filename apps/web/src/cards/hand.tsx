/** What is yours and hidden: the hand, the cards that a text has drawn, and on a phone what can be done with them. */
import './hand.css';
import { useEffect, useRef, useState } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import { useVoice } from '../words/words.tsx';
import { HandCard } from './card.tsx';
import type { PlayerView } from './model/view.ts';
import { GAME, useCards, useSay } from './sharing.ts';

export function Hand() {
  const say = useSay();
  const voice = useVoice();
  const { mine, view } = useCards();
  const { decision } = useDecision();
  const asked = String(decision?.values?.player ?? view.turn ?? '');
  const [wanted, setWanted] = useState<{ readonly asked: string; readonly player: string } | null>(null);
  const name = wanted?.asked === asked ? wanted.player : asked;
  const player = mine.find((one) => one.player === name) ?? mine[0];
  if (player === undefined) return <p className="cg-hand-none">{say('hand.none')}</p>;
  return (
    <section className="cg-hand" aria-label={say('hand.title', { player: player.player })}>
      {mine.length > 1 && (
        <div className="cg-hands">
          {mine.map((one) => (
            <button
              key={one.player}
              type="button"
              aria-pressed={one === player}
              onClick={() => setWanted({ asked, player: one.player })}
            >
              {voice.name(GAME, 'player', one.player)} {one.hand.size}
            </button>
          ))}
        </div>
      )}
      <Cards player={player} />
    </section>
  );
}
function Cards({ player }: { readonly player: PlayerView }) {
  const say = useSay();
  const { about, meanings, focus } = useCards();
  const row = useRef<HTMLDivElement>(null);
  // a phone lays the hand in one row when a card is looked at
  useEffect(() => {
    if (focus !== null) row.current?.querySelector('.looked')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [focus]);
  const picks = meanings.some(({ zones }) => zones.includes('hand') || zones.includes('pile'));
  const help = about === null ? 'hand.wait' : about === 'turn' || !picks ? 'hand.pick' : 'hand.choose';
  // cards that are offered out of a deck or a pile lie nowhere on the table
  const offered = meanings.flatMap(({ card, zones }) => (card !== undefined && zones.includes('pile') ? [card] : []));
  const groups = [
    { zone: 'pile', label: say('hand.offered'), cards: offered },
    { zone: 'aside', label: say('hand.aside'), cards: player.aside.cards },
    { zone: 'hand', label: say('hand.yours'), cards: player.hand.cards },
  ] as const;
  return (
    <>
      <p className="cg-hand-help">{say(player.hand.size + offered.length === 0 ? 'hand.empty' : help)}</p>
      <div ref={row} className="cg-hand-cards">
        {groups
          .filter(({ cards }) => cards.length > 0)
          .map(({ zone, label, cards }) => (
            <ul key={zone} className="cg-zone" data-zone={zone} data-label={label} aria-label={label}>
              {cards.map((card, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card have no other identity
                <li key={`${card} ${i}`}>
                  <HandCard focus={{ card, zone, at: player.player }} />
                </li>
              ))}
            </ul>
          ))}
      </div>
    </>
  );
}
