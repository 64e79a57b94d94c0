/** For newcomers: a first game with a guide beside them, and the words of both games. */
import './learn.css';
import { lazy, Suspense, useState } from 'react';
import type { Choices } from '../play/game.ts';
import { beginTable } from '../play/local/begin.ts';
import { sayLabel } from '../play/seat-names.ts';
import { onShelf, settled } from '../play/shelf.ts';
import { go, href } from '../route.ts';
import { useOwnName } from '../settings/own-name.ts';
import { change, useSettings } from '../settings/settings.ts';
import { book, play } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Segments } from '../ui/segments.tsx';
import { Top } from '../ui/top.tsx';
import { SpeakingOf, useVoice } from '../words/words.tsx';

const Glossary = lazy(() => import('./glossary.tsx').then((m) => ({ default: m.Glossary })));

/** Each lesson is a table like any other: the set-up, the seat, and an opponent who plays at once. */
const LESSONS: readonly {
  readonly game: string;
  readonly choices: Choices;
  readonly says: 'learn.board' | 'learn.cards';
}[] = [
  { game: 'board', choices: { edition: 'second', players: '2' }, says: 'learn.board' },
  { game: 'cards', choices: { scenario: 'duel2', people: '2' }, says: 'learn.cards' },
];
const OPPONENT = 'instinct';
const MOST_KEPT = 20;
const NO_NAMES = {};

export function Learn() {
  const voice = useVoice();
  const { lessons } = useSettings();
  const me = useOwnName();
  const [game, setGame] = useState('board');
  const begin = async (name: string, choices: Choices): Promise<void> => {
    const shelved = onShelf(name);
    if (shelved === null) return;
    const known = settled(shelved, choices);
    const sitters = shelved
      .seats(shelved.setup(known))
      .map(({ seat }) =>
        seat === 0 ? ({ kind: 'person', name: me } as const) : ({ kind: 'machine', name: OPPONENT } as const),
      );
    const { id } = await beginTable(shelved, known, sitters);
    change({ lessons: [id, ...lessons].slice(0, MOST_KEPT) });
    go({ at: 'table', id });
  };
  return (
    <>
      <Top />
      <main className="page wide">
        <h1 tabIndex={-1}>{voice.say('nav.learn')}</h1>
        <p className="lead">{voice.say('learn.lead')}</p>
        <ul className="lessons">
          {LESSONS.map((lesson) => (
            <li key={lesson.game} className="panel lesson">
              <h2>{voice.say('learn.first', { game: sayLabel(voice, onShelf(lesson.game)?.label ?? lesson.game) })}</h2>
              <p>{voice.say(lesson.says)}</p>
              <button type="button" className="button prime" onClick={() => void begin(lesson.game, lesson.choices)}>
                <Icon of={play} /> {voice.say('learn.begin')}
              </button>
            </li>
          ))}
          <li className="panel lesson">
            <h2>{voice.say('nav.rules')}</h2>
            <p>{voice.say('learn.rules')}</p>
            <a className="button" href={href({ at: 'rules', rule: null })}>
              <Icon of={book} /> {voice.say('home.learn')}
            </a>
          </li>
        </ul>
        <section aria-labelledby="glossary">
          <h2 id="glossary" className="section-title">
            {voice.say('glossary.title')}
          </h2>
          <Segments
            label={voice.say('new.game')}
            value={game}
            onChange={setGame}
            options={LESSONS.map((lesson) => ({
              value: lesson.game,
              label: sayLabel(voice, onShelf(lesson.game)?.label ?? lesson.game),
            }))}
          />
          <Suspense fallback={<p aria-busy="true" />}>
            <SpeakingOf game={game} naming={NO_NAMES}>
              <Glossary key={game} game={game} />
            </SpeakingOf>
          </Suspense>
        </section>
      </main>
    </>
  );
}
