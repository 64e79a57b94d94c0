/** The words of the glossary, where the texts of cards and locations use them. */
export const TERM_IDS = [
  'cg.activate',
  'cg.attack-icon',
  'cg.carryover',
  'cg.combat-token',
  'cg.corruption-token',
  'cg.cycle',
  'cg.cycle-pile',
  'cg.defense-icon',
  'cg.draw-deck',
  'cg.eliminate',
  'cg.eliminated-pile',
  'cg.forsake',
  'cg.in-play',
  'cg.leadership-icon',
  'cg.move',
  'cg.path-number',
  'cg.reactivate',
  'cg.reserve',
  'cg.ring-token',
  'cg.scoring-area',
  'cg.support',
  'cg.wielder',
  'cg.winnow',
] as const;
export type TermId = (typeof TERM_IDS)[number];

export interface Piece {
  readonly text: string;
  readonly term: TermId | null;
  /** What must stand on the same line: a comma, a full stop. */
  readonly after: string;
}
/**
 * A text, cut where such a word stands in it, once each: a second press would show the same. `spellings` gives for a term
 * all the forms that it takes in the language, with bars between them; nothing where the language has not said.
 */
export function piecesOf(text: string, spellings: (term: TermId) => string | null): readonly Piece[] {
  const forms = TERM_IDS.flatMap((term) => (spellings(term)?.split('|') ?? []).map((form) => ({ term, form })));
  if (forms.length === 0) return [plain(text)];
  // the longest first: a cycle pile is more than a cycle
  forms.sort((a, b) => b.form.length - a.form.length);
  const pattern = new RegExp(`(?<!\\p{L})(?:${forms.map(({ form }) => form).join('|')})(?!\\p{L})`, 'giu');
  const pieces: Piece[] = [];
  const seen = new Set<TermId>();
  let done = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const term = forms.find(({ form }) => form === found.toLowerCase())?.term;
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    if (index > done) pieces.push(plain(text.slice(done, index)));
    const [after = ''] = /^\p{P}+/u.exec(text.slice(index + found.length)) ?? [];
    pieces.push({ text: found, term, after });
    done = index + found.length + after.length;
  }
  if (done < text.length) pieces.push(plain(text.slice(done)));
  return pieces;
}
function plain(text: string): Piece {
  return { text, term: null, after: '' };
}
