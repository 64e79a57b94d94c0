/** The scoring areas, the journey, and who leads. */
import './score.css';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';
import { drop } from './glyphs.ts';
import { LocationsLeft } from './left.tsx';
import { Marks } from './marks.tsx';
import { journeyOf, leadOf, type Stage } from './model/journey.ts';
import { placeFact } from './model/printed.ts';
import type { Side } from './model/view.ts';
import { GAME, useCards, useSay } from './sharing.ts';

export function Scores() {
  const say = useSay();
  const { view } = useCards();
  const { side, n } = leadOf(view);
  return (
    <section className="cg-scores" aria-label={say('score.heading')}>
      <Area side="shadow" />
      <div className="cg-journey">
        <ol aria-label={say('score.paths', { n: journeyOf(view).length })}>
          {journeyOf(view).map((stage) => (
            <Step key={stage.number} stage={stage} />
          ))}
        </ol>
        <p>{say('score.lead', { side, n })}</p>
        <LocationsLeft />
        <Marks />
      </div>
      <Area side="free-peoples" />
    </section>
  );
}
const STATES = {
  free: 'score.path-free',
  shadow: 'score.path-shadow',
  nobody: 'score.path-nobody',
  now: 'score.path-now',
  ahead: 'score.path-ahead',
} as const;
function Step({ stage: { number, state, location } }: { readonly stage: Stage }) {
  const say = useSay();
  const text = say(STATES[state], { n: number, location: location ?? '' });
  return (
    <li data-state={state} title={text}>
      <span aria-hidden="true">{number}</span>
      <span className="unseen">{text}</span>
    </li>
  );
}
function Area({ side }: { readonly side: Side }) {
  const say = useSay();
  const voice = useVoice();
  const { view, openPlace } = useCards();
  const isShadow = side === 'shadow';
  const { points, locations } = isShadow ? view.scoring.shadow : view.scoring.freePeoples;
  const { corruption } = view.scoring.shadow;
  return (
    <section className="panel cg-area" data-side={side}>
      <h3>
        {say('score.title', { side })} <b>{points}</b>
      </h3>
      <ul>
        {isShadow && (
          <li>
            <span>
              {say('score.corruption')}
              <span className="cg-drops" aria-hidden="true">
                {Array.from({ length: Math.min(corruption, 12) }, (_, i) => `drop ${i}`).map((key) => (
                  <Icon key={key} of={drop} />
                ))}
              </span>
            </span>
            <b>{corruption}</b>
          </li>
        )}
        {locations.map((id) => {
          const { kind, points: worth } = placeFact(id);
          const faceDown = isShadow && kind === 'path';
          return (
            <li key={id} className={faceDown ? 'down' : undefined}>
              <button type="button" onClick={() => openPlace(id)}>
                {voice.name(GAME, kind, id)}
              </button>
              {faceDown ? <i>{say('score.face-down')}</i> : <b>{worth}</b>}
            </li>
          );
        })}
        {locations.length === 0 && !isShadow && <li className="muted">{say('score.empty')}</li>}
      </ul>
    </section>
  );
}
