import type { Glyph } from './glyphs.ts';

/** A picture beside words: it says nothing to a screen reader. */
export function Icon({ of }: { readonly of: Glyph }) {
  return (
    <svg className="icon" viewBox={`0 0 ${of.box} ${of.box}`} aria-hidden="true" focusable="false">
      {of.paths.map(({ d, evenOdd, faint }) => (
        <path key={d} d={d} fillRule={evenOdd ? 'evenodd' : undefined} opacity={faint ? 0.6 : undefined} />
      ))}
    </svg>
  );
}
