/** Cards on the table, decks, discards, and figures beside the map. */
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { TYPES } from './glyphs.ts';
import { deedsOf } from './model/ways.ts';
import type { Pile } from './pile-window.tsx';
import { GAME, useSay } from './say.ts';
import { TableCard } from './table-card.tsx';

const PileWindow = lazy(() => import('./pile-window.tsx').then((m) => ({ default: m.PileWindow })));

export function Piles() {
  const { view } = useBoard();
  const say = useSay();
  const [shown, setShown] = useState<Pile | null>(null);
  return (
    <section className="panel piles" aria-label={say('cards.table')}>
      {view.table.length > 0 && (
        <ul className="table-cards" aria-label={say('cards.table')}>
          {view.table.map((card) => (
            <li key={card}>
              <TableCard card={card} onOpen={() => setShown({ kind: 'card', card })} />
            </li>
          ))}
        </ul>
      )}
      <Decks />
      <p className="pile-buttons">
        <button type="button" className="button quiet" onClick={() => setShown({ kind: 'discard' })}>
          {say('cards.discard')} {view.discard.length}
        </button>
        <button type="button" className="button quiet" onClick={() => setShown({ kind: 'forces' })}>
          {say('forces.title')}
        </button>
      </p>
      <Suspense>{shown !== null && <PileWindow shown={shown} show={setShown} />}</Suspense>
    </section>
  );
}
/** The four decks; those that may be drawn from can be pressed. */
function Decks() {
  const { view, ways, take, isTaken } = useBoard();
  const voice = useVoice();
  const say = useSay();
  return (
    <ul className="decks" aria-label={say('cards.decks')}>
      {Object.entries(view.decks).map(([deck, n]) => {
        const [deed] = deedsOf(ways.filter(({ last }) => last.deck === deck));
        const face = (
          <>
            <span className={`card-back ${deck.startsWith('free') ? 'free' : 'shadow'}`} aria-hidden="true">
              <Icon of={TYPES[deck.endsWith('character') ? 'character' : 'army']} />
            </span>
            {n}
          </>
        );
        const label = `${voice.name(GAME, 'deck', deck)}: ${say('cards.deck-left', { n })}`;
        return (
          <li key={deck}>
            {deed === undefined ? (
              <span role="img" aria-label={label} title={label}>
                {face}
              </span>
            ) : (
              <button
                type="button"
                className="deck-button"
                aria-label={say('cards.draw', { deck, n })}
                title={label}
                aria-pressed={isTaken(deed.way)}
                onClick={() => take(deed.way)}
              >
                {face}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
