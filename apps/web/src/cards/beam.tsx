/** Across the top: the points of the sides, the round and its step, the turn order, whose turn it is and why. */
import './beam.css';
import type { PartProps } from '../table/design.ts';
import { star } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';
import { pointsOf } from './model/final.ts';
import { hasPassed, playerNamed, type Side, turnOrder, type View } from './model/view.ts';
import { GAME, type Say, useCards, useSay } from './sharing.ts';

export function Beam({ seen }: PartProps) {
  const say = useSay();
  const voice = useVoice();
  const { view } = useCards();
  const points = pointsOf(view, seen.outcome);
  return (
    <div className="cg-beam">
      <Points side="free-peoples" n={points['free-peoples']} />
      <div className="cg-time">
        <p className="cg-round">
          {say('beam.round', { n: view.round })} · {say('beam.phase', { phase: view.phase })}
        </p>
        <ol className="cg-order" aria-label={say('beam.order')}>
          {turnOrder(view).map(({ seat, player }) => {
            const now = view.turnSeat === seat;
            const passed = hasPassed(view, player);
            const starts = view.startingSeat === seat;
            return (
              <li
                key={seat}
                className={now ? 'now' : passed ? 'passed' : undefined}
                data-side={playerNamed(view, player)?.side}
              >
                {starts && <Icon of={star} />}
                {voice.name(GAME, 'player', player)}
                {starts && <span className="unseen">{say('beam.starts', { player })}</span>}
                {now && <span className="unseen">{say('beam.acts', { player })}</span>}
                {passed && <span className="unseen">{say('beam.passed', { player })}</span>}
              </li>
            );
          })}
        </ol>
        <p className="cg-why">{whyText(say, view)}</p>
      </div>
      <Points side="shadow" n={points.shadow} />
    </div>
  );
}
function Points({ side, n }: { readonly side: Side; readonly n: number }) {
  const say = useSay();
  return (
    <p className="cg-side" data-side={side}>
      <span className="unseen">{say('beam.points', { side, n })}</span>
      <span aria-hidden="true">
        {say('score.title', { side })} <b>{n}</b>
      </span>
    </p>
  );
}
function whyText(say: Say, view: View): string {
  const starter = { player: view.startingPlayer };
  switch (view.phase) {
    case 'opening':
      return say('why.opening');
    case 'battleground':
      return say('why.battleground', starter);
    case 'path':
      return say('why.path', starter);
    case 'action': {
      const n = view.passed.length;
      const player = view.turn ?? view.startingPlayer;
      return n === 0 ? say('why.action', { player }) : say('why.action-passed', { player, n });
    }
    case 'combat':
      return say('why.combat', starter);
    case 'victory':
      return say('why.victory');
    case 'draw':
      return say('why.draw');
    default:
      return say('why.over', { side: view.winner ?? 'shadow' });
  }
}
