/** The rules, searchable, each with an address of its own. */

import { books } from 'virtual:rules';
import { use, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { href } from '../route.ts';
import { anchor, Blocks, SoughtContext } from '../rules/blocks.tsx';
import { type RuleBook, rulesOf } from '../rules/book.ts';
import { bookNameOf, bookOf } from '../rules/library.ts';
import { chevron } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Pick } from '../ui/pick.tsx';
import { Top } from '../ui/top.tsx';
import { useVoice } from '../words/words.tsx';

export function Rules({ rule }: { readonly rule: string | null }) {
  const voice = useVoice();
  const [chosen, setChosen] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const name = (rule === null ? chosen : bookNameOf(rule)) ?? chosen ?? books[0]?.name ?? null;
  return (
    <>
      <Top />
      <main className="page wide">
        <h1 tabIndex={-1}>{voice.say('rules.title')}</h1>
        <p className="lead">{voice.say('rules.lead')}</p>
      </main>
      {name === null ? (
        <p className="page">{voice.say('rules.none')}</p>
      ) : (
        <Reader
          key={name}
          name={name}
          rule={rule}
          query={query}
          setQuery={setQuery}
          onBook={(next) => {
            setChosen(next);
            location.hash = href({ at: 'rules', rule: null });
          }}
        />
      )}
    </>
  );
}

function Reader(props: {
  readonly name: string;
  readonly rule: string | null;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly onBook: (name: string) => void;
}) {
  const { name, rule, query, setQuery, onBook } = props;
  const voice = useVoice();
  const book = use(bookOf(name));
  const all = useMemo(() => rulesOf(book), [book]);
  const sought = all.find((placed) => placed.id === rule) ?? null;
  const [turned, setTurned] = useState<{ readonly rule: string | null; readonly chapter: number } | null>(null);
  // a chapter that was opened by hand stays open until a rule is asked for
  const chapter = (turned?.rule === rule ? turned.chapter : sought?.chapter) ?? turned?.chapter ?? 0;
  const words = useDeferredValue(query.trim());
  useEffect(() => {
    if (sought !== null && words === '') {
      document.getElementById(anchor(sought.id) ?? '')?.scrollIntoView({ block: 'center' });
    }
  }, [sought, words]);
  const contents = (
    <nav aria-label={voice.say('rules.contents')}>
      {book.chapters.map(({ title }, i) => (
        <a
          key={title}
          className="contents-link"
          href={`#${i}`}
          aria-current={i === chapter ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            setTurned({ rule, chapter: i });
            setQuery('');
            scrollTo(0, 0);
          }}
        >
          {title}
        </a>
      ))}
    </nav>
  );
  return (
    <div className="rules-page">
      <div className="rules-side">
        {books.length > 1 && (
          <Pick
            label={voice.say('rules.book')}
            value={name}
            onChange={onBook}
            options={books.map((b) => ({
              value: b.name,
              label: voice.say('rules.book-name', { prefix: b.prefix, title: b.title }),
            }))}
          />
        )}
        <SearchField className="field" value={query} onChange={setQuery} aria-label={voice.say('rules.search')}>
          <Input className="input" placeholder={voice.say('rules.search')} />
        </SearchField>
        <Disclosure className="contents" defaultExpanded={matchMedia('(min-width: 821px)').matches}>
          <Button slot="trigger" className="button quiet contents-button">
            <Icon of={chevron} /> {voice.say('rules.contents')}
          </Button>
          <DisclosurePanel>{contents}</DisclosurePanel>
        </Disclosure>
      </div>
      <article className="panel rules-sheet" aria-label={book.title}>
        {words === '' ? (
          <SoughtContext value={rule}>
            {rule !== null && sought === null && <p role="alert">{voice.say('rules.unknown', { id: rule })}</p>}
            <h2>{book.chapters[chapter]?.title}</h2>
            <Blocks blocks={book.chapters[chapter]?.blocks ?? []} />
          </SoughtContext>
        ) : (
          <Results book={book} query={words} onLeave={() => setQuery('')} />
        )}
      </article>
    </div>
  );
}
const MOST = 60;

function Results(props: { readonly book: RuleBook; readonly query: string; readonly onLeave: () => void }) {
  const { book, query, onLeave } = props;
  const voice = useVoice();
  const found = useMemo(() => {
    const words = query.toLocaleLowerCase().split(/\s+/);
    return rulesOf(book).filter(({ id, text }) => {
      const all = `${id} ${text}`.toLocaleLowerCase();
      return words.every((word) => all.includes(word));
    });
  }, [book, query]);
  return (
    <>
      <h2 aria-live="polite">{voice.say('rules.found', { n: found.length, query })}</h2>
      <ul>
        {found.slice(0, MOST).map(({ id, text }) => (
          <li key={id} className="found-rule">
            <a className="found-link" href={href({ at: 'rules', rule: id })} onClick={onLeave}>
              <b className="found-id">{id}</b>
              {text.length > 260 ? `${text.slice(0, 260)} …` : text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
