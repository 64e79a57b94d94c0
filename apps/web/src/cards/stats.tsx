/** The icons of a card: plain ones, those that need a supporting army (dashed), those for paths. */
import type { Glyph } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';
import { feet, shield, swords } from './glyphs.ts';
import type { CardFact } from './model/printed.ts';
import { type Say, useSay } from './sharing.ts';

interface Stat {
  readonly glyph: Glyph;
  readonly n: number;
  readonly label: string;
  readonly needsSupport?: true;
}
export function statsOf(say: Say, card: CardFact): readonly Stat[] {
  const all: readonly Stat[] = [
    { glyph: swords, n: card.attack, label: say('card.attack', { n: card.attack }) },
    { glyph: shield, n: card.defence, label: say('card.defence', { n: card.defence }) },
    {
      glyph: swords,
      n: card.leadAttack,
      label: say('card.lead-attack', { n: card.leadAttack }),
      needsSupport: true,
    },
    {
      glyph: shield,
      n: card.leadDefence,
      label: say('card.lead-defence', { n: card.leadDefence }),
      needsSupport: true,
    },
    { glyph: feet, n: card.path, label: say('card.path', { n: card.path }) },
  ];
  return all.filter(({ n }) => n > 0);
}
/** With words where there is room for them. */
export function Stats({ card, words: spelled = false }: { readonly card: CardFact; readonly words?: boolean }) {
  const say = useSay();
  const voice = useVoice();
  const stats = statsOf(say, card);
  const paths = pathsText(say, card.paths);
  const words = [...stats.map(({ label }) => label), ...(paths === null ? [] : [paths])];
  return (
    <span className={spelled ? 'cg-stats spelled' : 'cg-stats'}>
      <span className="unseen">{words.length === 0 ? say('card.no-icons') : voice.list(words)}</span>
      {stats.map(({ glyph, n, label, needsSupport }) => (
        <span key={label} className={needsSupport ? 'cg-stat lead' : 'cg-stat'} title={label} aria-hidden="true">
          <Icon of={glyph} />
          {spelled ? label : n}
        </span>
      ))}
      {paths !== null && (
        <span className="cg-stat paths" aria-hidden="true">
          {paths}
        </span>
      )}
    </span>
  );
}
/** `path 5`, `paths 3–9`, `paths 1–3, 5–9`. */
function pathsText(say: Say, paths: readonly number[]): string | null {
  const [first] = paths;
  if (first === undefined) return null;
  return paths.length === 1
    ? say('card.path-one', { first })
    : say('card.paths', { ranges: rangesOf(paths).join(', ') });
}
function rangesOf(paths: readonly number[]): readonly string[] {
  const ranges: number[][] = [];
  for (const path of paths) {
    const last = ranges.at(-1);
    if (last?.at(-1) === path - 1) last.push(path);
    else ranges.push([path]);
  }
  return ranges.map((range) => (range.length === 1 ? `${range[0]}` : `${range[0]}–${range.at(-1)}`));
}
