/** Your cards: what can be played now stands out, the rest says why not; each opens to be read and played. */
import './cards.css';
import { textOf } from '@amon-hen/i18n';
import type { Refusal } from '@amon-hen/kernel';
import { useState } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import { RuleLink } from '../rules/link.tsx';
import type { PartProps } from '../table/design.ts';
import { Said } from '../ui/said.tsx';
import { Window } from '../ui/window.tsx';
import { useVoice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { CardFace, CardSpine, sideOfCard } from './card-face.tsx';
import { ChoicesFoot } from './choices.tsx';
import { ActionDie } from './marks.tsx';
import type { Way } from './model/ways.ts';
import { GAME, useSay } from './say.ts';

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
      {card !== null && <Reading card={card} onClose={() => setOpen(null)} />}
    </>
  );
}
/** Ways to use a card now, and if there is none, why. */
function useCard(card: string): {
  readonly ways: readonly Way[];
  readonly why: Refusal | null;
  readonly some: boolean;
} {
  const { ways, bars } = useBoard();
  const { decision } = useDecision();
  const own = ways.filter(({ first }) => first.card === card);
  const some = decision?.own.form === 'some' && decision.own.options.includes(`card ${card}`);
  const why = bars.find(({ meaning }) => meaning.card === card)?.refusal ?? null;
  return { ways: own, why, some };
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
      aria-label={`${say('cards.open', { card })}, ${say(can ? 'cards.playable' : 'cards.not-playable')}`}
      onClick={onOpen}
    >
      <CardSpine card={card} note={note} />
    </button>
  );
}
/** The card, to be read; it is played, and if need be confirmed, where it is read. */
function Reading({ card, onClose }: { readonly card: string; readonly onClose: () => void }) {
  const voice = useVoice();
  const say = useSay();
  const { take, isTaken } = useBoard();
  const { decision, draft, press } = useDecision();
  const { ways, why, some } = useCard(card);
  const id = `card ${card}`;
  const chosen = ways.find(isTaken);
  const foot = (
    <>
      {ways.map((way) => (
        <button
          key={way.first.id}
          type="button"
          className={way === chosen ? 'button' : 'button prime'}
          aria-pressed={way === chosen}
          onClick={() => take(way)}
        >
          <PlayLabel way={way} />
        </button>
      ))}
      {chosen !== undefined && decision !== null && <ChoicesFoot decision={decision} />}
      {some && decision !== null && (
        <button
          type="button"
          className="button prime"
          onClick={() => {
            press(id);
            onClose();
          }}
        >
          {say(draft.has(id) ? 'cards.chosen' : 'cards.choose')}
        </button>
      )}
      {ways.length === 0 && !some && (
        <p className="why-not">
          {why === null ? (
            say(decision === null ? 'cards.wait' : 'cards.needs-die')
          ) : (
            <Said parts={voice.refusal(GAME, why)} />
          )}
          {why !== null && <RuleLink id={why.rule} />}
        </p>
      )}
    </>
  );
  return (
    <Window title={voice.name(GAME, 'card', card)} isOpen onClose={onClose} foot={foot}>
      <CardFace card={card} />
    </Window>
  );
}
function PlayLabel({ way: { first } }: { readonly way: Way }) {
  const voice = useVoice();
  const say = useSay();
  const { side } = useBoard();
  if (first.die === undefined || side === null) return textOf(voice.option(GAME, first.id).parts);
  return (
    <>
      <ActionDie face={first.die} side={side} />
      {first.as === undefined
        ? say('cards.play', { die: first.die })
        : say('cards.play-as', { die: first.die, face: first.as })}
    </>
  );
}
