/** Every word of the glossary can be pressed where a text of a card or a location uses it, in whichever form. */
import { Term } from '../learn/term.tsx';
import { useVoice } from '../words/words.tsx';
import { piecesOf } from './model/terms.ts';
import { GAME } from './sharing.ts';

export function TermText({ text }: { readonly text: string }) {
  const voice = useVoice();
  let at = 0;
  return piecesOf(text, (term) => voice.written(GAME, `forms ${term}`)).map((piece) => {
    const key = at; // a piece is where it begins
    at += piece.text.length;
    return piece.term === null ? (
      <span key={key}>{piece.text}</span>
    ) : (
      <span key={key} className="cg-kept">
        <Term game={GAME} id={piece.term} text={piece.text} />
        {piece.after}
      </span>
    );
  });
}
