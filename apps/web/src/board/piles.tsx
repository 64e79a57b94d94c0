/** Cards on the table, decks, discards, and figures beside the map. */
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Window } from '../ui/window.tsx';
import { useVoice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { CardFace, sideOfCard, typeOf } from './card-face.tsx';
import { TYPES } from './glyphs.ts';
import { NationBadge } from './marks.tsx';
import { NATIONS } from './model/figures.ts';
import type { Amounts } from './model/view.ts';
import { deedsOf } from './model/ways.ts';
import { GAME, useSay } from './say.ts';

export function Piles() {
  const { view } = useBoard();
  const say = useSay();
  const [open, setOpen] = useState<string | null>(null);
  const [shown, setShown] = useState<'discard' | 'forces' | null>(null);
  return (
    <section className="panel piles" aria-label={say('cards.table')}>
      {view.table.length > 0 && (
        <ul className="table-cards" aria-label={say('cards.table')}>
          {view.table.map((card) => (
            <li key={card}>
              <TableCard card={card} onOpen={() => setOpen(card)} />
            </li>
          ))}
        </ul>
      )}
      <Decks />
      <p className="pile-buttons">
        <button type="button" className="button quiet" onClick={() => setShown('discard')}>
          {say('cards.discard')} {view.discard.length}
        </button>
        <button type="button" className="button quiet" onClick={() => setShown('forces')}>
          {say('forces.title')}
        </button>
      </p>
      {open !== null && (
        <Window title={say('cards.table')} isOpen onClose={() => setOpen(null)}>
          <CardFace card={open} />
        </Window>
      )}
      {shown === 'discard' && (
        <Window title={say('cards.discard')} isOpen onClose={() => setShown(null)}>
          {view.discard.length === 0 ? (
            <p>{say('cards.discard-empty')}</p>
          ) : (
            <CardList cards={view.discard} onOpen={setOpen} />
          )}
        </Window>
      )}
      {shown === 'forces' && (
        <Window title={say('forces.title')} isOpen onClose={() => setShown(null)}>
          <Forces amounts={view.reinforcements} />
          <h3 className="heading">{say('forces.casualties')}</h3>
          <Forces amounts={view.casualties} />
        </Window>
      )}
    </section>
  );
}
function TableCard({ card, onOpen }: { readonly card: string; readonly onOpen: () => void }) {
  const voice = useVoice();
  return (
    <button type="button" className={`table-card ${sideOfCard(card)}`} onClick={onOpen}>
      <Icon of={TYPES[typeOf(card)]} />
      <b>{voice.name(GAME, 'card', card)}</b>
    </button>
  );
}
function CardList({ cards, onOpen }: { readonly cards: readonly string[]; readonly onOpen: (card: string) => void }) {
  return (
    <ul className="card-list">
      {cards.toReversed().map((card) => (
        <li key={card}>
          <TableCard card={card} onOpen={() => onOpen(card)} />
        </li>
      ))}
    </ul>
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
const KINDS = ['regular', 'elite', 'leader'] as const;
function Forces({ amounts }: { readonly amounts: Amounts }) {
  const voice = useVoice();
  const say = useSay();
  const of = (nation: string, kind: string): number => amounts[`${nation}-${kind}`] ?? 0;
  const rows = NATIONS.filter((nation) => KINDS.some((kind) => of(nation, kind) > 0));
  if (rows.length === 0 && (amounts.nazgul ?? 0) === 0) return <p className="muted">{say('forces.none')}</p>;
  return (
    <table className="forces">
      <thead>
        <tr>
          <th />
          <th scope="col">{say('forces.regular')}</th>
          <th scope="col">{say('forces.elite')}</th>
          <th scope="col">{say('forces.leader')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((nation) => (
          <tr key={nation}>
            <th scope="row">
              <NationBadge nation={nation} /> {voice.name(GAME, 'nation', nation)}
            </th>
            {KINDS.map((kind) => (
              <td key={kind}>{of(nation, kind)}</td>
            ))}
          </tr>
        ))}
        {(amounts.nazgul ?? 0) > 0 && (
          <tr>
            <th scope="row">{say('forces.nazgul')}</th>
            <td />
            <td />
            <td>{amounts.nazgul}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
