/** The words of the game that stand in texts and have a meaning of their own, each with its rule. */
export const TERMS = {
  activate: 'CG-6.1.1',
  carryover: 'CG-7.1.7',
  corruption: 'CG-10.3.2',
  cycle: 'CG-9.2.1',
  eliminate: 'CG-9.4.1',
  fetch: 'CG-9.6.1',
  forsake: 'CG-9.3.1',
  icon: 'CG-3.1.4',
  keyword: 'CG-3.1.6',
  leadership: 'CG-10.5.1',
  move: 'CG-8.7.1',
  reactivate: 'CG-6.2.4',
  recycle: 'CG-9.1.3',
  remove: 'CG-9.5.1',
  reserve: 'CG-8.6.1',
  ring: 'CG-8.9.1',
  starting: 'CG-5.1.2',
  support: 'CG-10.5.1',
  token: 'CG-10.1.3',
  wielder: 'CG-8.4.1',
  winnow: 'CG-8.11.1',
} as const;
export type TermId = keyof typeof TERMS;
export const TERM_IDS = Object.keys(TERMS).sort() as readonly TermId[];

export interface Piece {
  readonly text: string;
  readonly term: TermId | null;
}
/**
 * A text, cut where such a word stands in it, once each: a second press would show the same. `spellings` gives for a term
 * all the forms that it takes in the language, with bars between them.
 */
export function piecesOf(text: string, spellings: (term: TermId) => string): readonly Piece[] {
  const forms = TERM_IDS.flatMap((term) =>
    spellings(term)
      .split('|')
      .map((form) => ({ term, form })),
  ).sort((a, b) => b.form.length - a.form.length);
  const pattern = new RegExp(`(?<!\\p{L})(?:${forms.map(({ form }) => form).join('|')})(?!\\p{L})`, 'giu');
  const pieces: Piece[] = [];
  const seen = new Set<TermId>();
  let done = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const term = forms.find(({ form }) => form === found.toLowerCase())?.term;
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    if (index > done) pieces.push({ text: text.slice(done, index), term: null });
    pieces.push({ text: found, term });
    done = index + found.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), term: null });
  return pieces;
}
