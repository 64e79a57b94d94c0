/** A card of the hand in a window of its own: both halves, and the dice that play it. */
import { textOf } from '@amon-hen/i18n';
import { useDecision } from '../decision-bar/deciding.ts';
import { RuleLink } from '../rules/link.tsx';
import { Said } from '../ui/said.tsx';
import { Window } from '../ui/window.tsx';
import { useVoice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { CardFace } from './card-face.tsx';
import { ChoicesFoot } from './choices.tsx';
import { ActionDie } from './marks.tsx';
import type { Way } from './model/ways.ts';
import { GAME, useSay } from './say.ts';
import { useCard } from './use-card.ts';

/** The card, to be read; it is played, and if need be confirmed, where it is read. */
export function Reading({ card, onClose }: { readonly card: string; readonly onClose: () => void }) {
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
          className={chosen === undefined ? 'button prime' : 'button'}
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
