/** What has happened: first the news since the player's last answer, and all of it on request. */
import { useEffect, useRef, useState } from 'react';
import type { Fact } from '../play/source.ts';
import { isRule, RuleLink } from '../rules/link.tsx';
import { play } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Said } from '../ui/said.tsx';
import { useVoice } from '../words/words.tsx';

export function Log({
  game,
  facts,
  before,
  retell,
}: {
  readonly game: string;
  readonly facts: readonly Fact[];
  /** The facts from this one on are news. */
  readonly before: number;
  /** Shows the news again, one after another; null when there is nothing to show. */
  readonly retell: (() => void) | null;
}) {
  const voice = useVoice();
  const [whole, setWhole] = useState(false);
  const news = before > 0 && before < facts.length;
  const from = news && !whole ? before : 0;
  const end = useRef<HTMLOListElement>(null);
  // the newest line is the one to see
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new fact is what we wait for
  useEffect(() => {
    const list = end.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, [facts.length, whole]);
  return (
    <section className="panel log" aria-label={voice.say('log.title')}>
      <header className="panel-head">
        <h2>{voice.say(news && !whole ? 'log.news' : 'log.title')}</h2>
        <span className="aside">
          {retell !== null && (
            <button type="button" className="icon-button" aria-label={voice.say('log.retell')} onClick={retell}>
              <Icon of={play} />
            </button>
          )}
          {news && (
            <button type="button" className="button quiet" aria-pressed={whole} onClick={() => setWhole(!whole)}>
              {voice.say(whole ? 'log.only-news' : 'log.whole')}
            </button>
          )}
        </span>
      </header>
      {facts.length === 0 ? (
        <p className="panel-body muted">{voice.say('log.empty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard
        <ol ref={end} className="log-lines" tabIndex={0}>
          {facts.slice(from).map((fact, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fact is its number
            <li key={from + i}>
              <Said parts={voice.fact(game, fact)} /> <Cause game={game} fact={fact} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
/** The rule or the card that brought it about; a card that speaks of itself need not be named twice. */
function Cause({ game, fact }: { readonly game: string; readonly fact: Fact }) {
  const voice = useVoice();
  const { cause, card } = fact;
  if (typeof cause !== 'string' || cause === card) return null;
  if (isRule(cause)) return <RuleLink id={cause} />;
  const name = voice.named(game, 'card|battleground|path', cause);
  return name === null ? null : <span className="cause">{name}</span>;
}
