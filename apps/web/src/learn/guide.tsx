/** The voice beside a newcomer: what this question means, what just happened, and what a captain would do. */
import './learn.css';
import { textOf } from '@amon-hen/i18n';
import { useState } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import { readDraft } from '../decision-bar/draft.ts';
import type { PlaySource, Seen } from '../play/source.ts';
import { change, useSettings } from '../settings/settings.ts';
import { check, close, star } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useTeacher, useVoice } from '../words/words.tsx';
import { Terms } from './term.tsx';

const WELCOME = ['welcome 1', 'welcome 2', 'welcome 3'];
/** What happened longer ago than this is no news to explain. */
const LATEST_FACTS = 12;

export function Guide({ source, seen }: { readonly source: PlaySource; readonly seen: Seen }) {
  const voice = useVoice();
  const { id, game } = source.table;
  const teacher = useTeacher(game);
  const { learned, lessons } = useSettings();
  const { question, decision, setDraft } = useDecision();
  const [explained, setExplained] = useState<string | null>(null);
  const [advice, setAdvice] = useState<{ readonly question: string; readonly text: string } | null>(null);
  const fresh = (key: string): boolean => !learned.includes(`${game} ${key}`) && teacher.lesson(game, key) !== null;
  const happened = seen.facts.slice(-LATEST_FACTS).map(({ what }) => `fact ${String(what)}`);
  const asked = decision === null ? null : decision.about;
  const key =
    WELCOME.find(fresh) ??
    happened.findLast(fresh) ??
    (asked !== null && (fresh(asked) || explained === asked) ? asked : null);
  const lesson = key === null ? null : teacher.lesson(game, key);
  const understood = (): void => {
    if (key !== null && !learned.includes(`${game} ${key}`)) change({ learned: [...learned, `${game} ${key}`] });
    setExplained(null);
  };
  const advise = async (): Promise<void> => {
    const step = await source.advise?.();
    if (step == null || decision === null || step.which !== decision.which) return;
    const { own, about } = decision;
    setAdvice({ question, text: voice.answer(game, own.form, step.says, about) });
    setDraft(readDraft(own.form, step.says));
  };
  return (
    <section className="lesson-guide" aria-label={voice.say('guide.title')}>
      <div className="guide-text" role="status">
        {lesson !== null && (
          <p>
            <Terms game={game} text={textOf(lesson)} />
          </p>
        )}
        {advice?.question === question && (
          <p className="advice">
            <Icon of={star} /> {voice.say('guide.advice', { answer: advice.text })}
          </p>
        )}
      </div>
      <div className="guide-buttons">
        {lesson !== null ? (
          <button type="button" className="button prime" onClick={understood}>
            <Icon of={check} /> {voice.say(key !== null && WELCOME.includes(key) ? 'guide.next' : 'guide.understood')}
          </button>
        ) : (
          asked !== null &&
          teacher.lesson(game, asked) !== null && (
            <button type="button" className="button" onClick={() => setExplained(asked)}>
              {voice.say('guide.explain')}
            </button>
          )
        )}
        {decision !== null && (
          <button type="button" className="button" onClick={() => void advise()}>
            <Icon of={star} /> {voice.say('guide.advise')}
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={voice.say('guide.leave')}
          title={voice.say('guide.leave')}
          onClick={() => change({ lessons: lessons.filter((table) => table !== id) })}
        >
          <Icon of={close} />
        </button>
      </div>
    </section>
  );
}
