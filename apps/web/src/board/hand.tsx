/** Your cards: what can be played now stands out, the rest says why not; each opens to be read and played. */
import './cards.css';
import { textOf } from '@amon-hen/i18n';
import { lazy, Suspense, useState } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import type { PartProps } from '../table/design.ts';
import { useVoice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { CardSpine, sideOfCard } from './card-face.tsx';
import { GAME, useSay } from './say.ts';
import { useCard } from './use-card.ts';

const Reading = lazy(() => import('./reading.tsx').then((m) => ({ default: m.Reading })));

export function Hand({ seen }: PartProps) {
  const { view } = useBoard();
  const say = useSay();
  const [open, setOpen] = useState<{ readonly card: string; readonly at: number } | null>(null);
  // when the game has gone on the table is to be seen
  const card = open?.at === seen.number && view.hand.includes(open.card) ? open.card : null;
  if (view.hand.length === 0) return null;
  return (
    <>
      <ul className="card-hand" aria-label={say('cards.hand')}>
        {view.hand.map((one) => (
          <li key={one}>
            <InHand card={one} onOpen={() => setOpen({ card: one, at: seen.number })} />
          </li>
        ))}
      </ul>
      <Suspense>{card !== null && <Reading card={card} onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
}
function InHand({ card, onOpen }: { readonly card: string; readonly onOpen: () => void }) {
  const voice = useVoice();
  const say = useSay();
  const { draft } = useDecision();
  const { ways, why, some } = useCard(card);
  const can = ways.length > 0 || some;
  const chosen = draft.has(`card ${card}`) || ways.some(({ first }) => draft.has(first.id));
  const note = !can && why !== null ? textOf(voice.refusal(GAME, why)) : null;
  return (
    <button
      type="button"
      className={`card-spine ${sideOfCard(card)} ${can ? 'can' : 'cannot'}`}
      aria-pressed={chosen}
      data-card={card}
      onClick={onOpen}
    >
      <CardSpine card={card} note={note} />
      <span className="unseen">{say(can ? 'cards.playable' : 'cards.not-playable')}</span>
    </button>
  );
}
