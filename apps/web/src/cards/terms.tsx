/** Every word that has a meaning of its own can be pressed where a text uses it, and all of them stand together in one list. */
import './terms.css';
import { type ReactNode, useState } from 'react';
import { RuleLink } from '../rules/link.tsx';
import { star } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Window } from '../ui/window.tsx';
import { useVoice, type Voice } from '../words/words.tsx';
import { drop, feet, ring, shield, swords } from './glyphs.ts';
import { piecesOf, TERM_IDS, TERMS, type TermId } from './model/terms.ts';
import { GAME, useCards, useSay } from './sharing.ts';

const nameOf = (voice: Voice, term: TermId): string => voice.written(GAME, `term.${term}`) ?? term;

/** A text of a card or a location. */
export function TermText({ text }: { readonly text: string }) {
  const voice = useVoice();
  const { openTerm } = useCards();
  let at = 0;
  return piecesOf(text, (term) => voice.written(GAME, `term.${term}.forms`) ?? term).map((piece) => {
    const key = at; // a piece is where it begins
    at += piece.text.length;
    const { term } = piece;
    if (term === null) return <span key={key}>{piece.text}</span>;
    return (
      <button key={key} type="button" className="cg-term" onClick={() => openTerm(term)}>
        {piece.text}
      </button>
    );
  });
}
function Meaning({ term }: { readonly term: TermId }) {
  const voice = useVoice();
  return (
    <>
      {voice.written(GAME, `term.${term}.text`)} <RuleLink id={TERMS[term]} />
    </>
  );
}
export function TermWindow({ term, onClose }: { readonly term: TermId | null; readonly onClose: () => void }) {
  const voice = useVoice();
  return (
    <Window title={term === null ? '' : nameOf(voice, term)} isOpen={term !== null} onClose={onClose}>
      {term !== null && (
        <p className="cg-meaning">
          <Meaning term={term} />
        </p>
      )}
    </Window>
  );
}

const MARKS: Partial<Record<TermId, ReactNode>> = {
  icon: (
    <>
      <Icon of={swords} /> <Icon of={shield} /> <Icon of={feet} />
    </>
  ),
  leadership: (
    <span className="cg-stat lead">
      <Icon of={swords} />1
    </span>
  ),
  corruption: <Icon of={drop} />,
  ring: <Icon of={ring} />,
  starting: <Icon of={star} />,
  token: (
    <span className="cg-token">
      <Icon of={swords} />
      +1
    </span>
  ),
};
/** All words and marks. */
export function WordsAndMarks() {
  const say = useSay();
  const voice = useVoice();
  const [open, setOpen] = useState(false);
  const sums = (['ground', 'held', 'through'] as const).map((kind) => (
    <span key={kind} className="cg-icons">
      <i className={kind}>
        <Icon of={swords} />
      </i>
    </span>
  ));
  return (
    <>
      <button type="button" className="cg-left" onClick={() => setOpen(true)}>
        {say('terms.open')}
      </button>
      <Window title={say('terms.open')} isOpen={open} onClose={() => setOpen(false)}>
        <dl className="cg-terms">
          <div>
            <dt>
              {say('terms.sums')} {sums}
            </dt>
            <dd>{say('terms.sums-text')}</dd>
          </div>
          {TERM_IDS.map((term) => (
            <div key={term}>
              <dt>
                {nameOf(voice, term)} {MARKS[term]}
              </dt>
              <dd>
                <Meaning term={term} />
              </dd>
            </div>
          ))}
        </dl>
      </Window>
    </>
  );
}
