/** A moment of its own: a battle or a Hunt in a window over the table. One can look at the map below and come back. */
import './moments.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useDecision } from '../decision-bar/deciding.ts';
import type { OwnDecision } from '../decision-bar/draft.ts';
import { eye } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { ChoicesFoot } from './choices.tsx';
import { meaningOf } from './model/options.ts';
import { GAME, useSay } from './say.ts';

/** Questions about places are answered on the map. */
function isMapQuestion({ own }: OwnDecision): boolean {
  const FEW = 3;
  return own.form === 'one' && own.options.filter((id) => meaningOf(id).at !== undefined).length > FEW;
}
/** The window itself: heading, body, and the answer to the present question. */
export function Moment(props: {
  readonly name: 'battle' | 'hunt';
  readonly title: string;
  readonly lead: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const { name, title, lead, aside, children } = props;
  const { decision } = useDecision();
  const say = useSay();
  const onMap = decision !== null && isMapQuestion(decision);
  const question = `${decision?.about ?? ''} ${String(onMap)}`;
  const [peeking, setPeeking] = useState(onMap);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what we wait for
  useEffect(() => setPeeking(onMap), [question]);
  if (peeking) {
    return (
      <button type="button" className="button prime moment-back" onClick={() => setPeeking(false)}>
        <Icon of={eye} /> {say(name === 'battle' ? 'battle.return' : 'hunt.return')}
      </button>
    );
  }
  return (
    <ModalOverlay
      className="veil"
      isOpen
      isKeyboardDismissDisabled={false}
      onOpenChange={(open) => !open && setPeeking(true)}
    >
      <Modal className={`window moment ${name}`}>
        <Dialog>
          <header className="window-head">
            <div>
              <Heading slot="title">{title}</Heading>
              <p>{lead}</p>
            </div>
            {aside}
            <button type="button" className="button quiet" onClick={() => setPeeking(true)}>
              <Icon of={eye} /> {say(name === 'battle' ? 'battle.peek' : 'hunt.peek')}
            </button>
          </header>
          <div className="moment-body">{children}</div>
          <footer className="window-foot">
            {decision === null ? <Waiting /> : <ChoicesFoot decision={decision} />}
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
function Waiting() {
  const { view, seats } = useBoard();
  const voice = useVoice();
  const seat = seats.find(({ id }) => id === view.acting)?.seat ?? 0;
  return <p className="muted">{voice.say('wait.for', { who: [voice.name(GAME, 'seat', String(seat))] })}</p>;
}
