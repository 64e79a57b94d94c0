/** What was asked and answered in the step that led here, what came of it, and the moments of the game. */
import { textOf } from '@amon-hen/i18n';
import { useEffect, useRef, useState } from 'react';
import type { Moment, MomentKind, TimeLine } from '../play/replay/time-line.ts';
import { asked, type Seen } from '../play/source.ts';
import { banner, cards, crown, eye, type Glyph, ring, search, swords, tower } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Said } from '../ui/said.tsx';
import { useVoice } from '../words/words.tsx';

export const MOMENT_GLYPHS: Readonly<Record<MomentKind, Glyph>> = {
  turn: banner,
  battle: swords,
  capture: tower,
  hunt: eye,
  card: cards,
  character: crown,
  end: ring,
};
const KINDS: readonly MomentKind[] = ['turn', 'battle', 'capture', 'hunt', 'card', 'character'];

interface Props {
  readonly game: string;
  readonly line: TimeLine;
  readonly seen: Seen;
  readonly goTo: (step: number) => void;
  /** Opens the window of a battle or a Hunt; null when there is none. */
  readonly closer: (() => void) | null;
}
export function StepPanel(props: Props) {
  return (
    <>
      <Step {...props} />
      <Moments {...props} />
    </>
  );
}
function Step({ game, line, seen, closer }: Props) {
  const voice = useVoice();
  const at = seen.number;
  const step = line.steps[at - 1];
  const facts = step === undefined ? [] : seen.facts.slice(step.told);
  const next = asked(seen.offers).map((seat) => voice.name(game, 'seat', String(seat)));
  return (
    <section className="panel replay-step" aria-label={voice.say('replay.step')}>
      <header className="panel-head">
        <h2>
          {step === undefined
            ? voice.say('replay.beginning')
            : voice.say('replay.decided', { who: voice.name(game, 'seat', String(step.seat)) })}
        </h2>
        {closer !== null && (
          <button type="button" className="button quiet" onClick={closer}>
            <Icon of={search} /> {voice.say('replay.closer')}
          </button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <div className="panel-body" tabIndex={0}>
        {step?.said != null && (
          <>
            <p className="muted">{textOf(voice.decision(game, step.said.about, step.said.values))}</p>
            <p className="replay-answer">{voice.answer(game, step.said.form, step.said.says, step.said.about)}</p>
          </>
        )}
        <ul className="replay-facts">
          {facts.map((fact, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fact is its number
            <li key={i}>
              <Said parts={voice.fact(game, fact)} />
            </li>
          ))}
        </ul>
        {seen.outcome !== null ? (
          <p className="replay-next">
            <Said parts={voice.ending(game, seen.outcome.how)} />
          </p>
        ) : (
          next.length > 0 && <p className="replay-next muted">{voice.say('replay.next', { who: next })}</p>
        )}
      </div>
    </section>
  );
}
function Moments({ game, line, seen, goTo }: Props) {
  const voice = useVoice();
  const [kind, setKind] = useState<MomentKind | 'all'>('all');
  const there = KINDS.filter((one) => line.moments.some((moment) => moment.kind === one));
  const shown = line.moments.filter((moment) => kind === 'all' || moment.kind === kind);
  const now = shown.findLast((moment) => moment.at <= seen.number);
  const list = useRef<HTMLOListElement>(null);
  // the moment that stands on the table is the one to see
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is what we wait for
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current != null && list.current !== null) {
      list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
    }
  }, [now]);
  if (line.moments.length === 0) return null;
  return (
    <section className="panel replay-moments" aria-label={voice.say('replay.moments')}>
      <header className="panel-head">
        <h2>{voice.say('replay.moments')}</h2>
        <div className="replay-kinds">
          {(['all', ...there] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={kind === one}
              title={voice.say('replay.kind', { kind: one })}
              onClick={() => setKind(one)}
            >
              {one !== 'all' && <Icon of={MOMENT_GLYPHS[one]} />} <span>{voice.say('replay.kind', { kind: one })}</span>
            </button>
          ))}
        </div>
      </header>
      <ol ref={list}>
        {shown.map((moment, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: moments do not move
          <li key={i}>
            <button
              type="button"
              aria-current={moment === now ? 'step' : undefined}
              className={moment.kind === 'turn' ? 'turn' : undefined}
              onClick={() => goTo(moment.at)}
            >
              <MomentMark moment={moment} now={moment === now} />
              <span>{textOf(voice.fact(game, moment.fact))}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
/** Round for the Free Peoples, square for the Shadow. */
export function MomentMark({ moment, now }: { readonly moment: Moment; readonly now: boolean }) {
  return (
    <span className={`moment-mark ${moment.side ?? ''} ${now ? 'now' : ''}`}>
      <Icon of={MOMENT_GLYPHS[moment.kind]} />
    </span>
  );
}
