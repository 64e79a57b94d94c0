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
export function Stats({ card }: { readonly card: CardFact }) {
  const say = useSay();
  const voice = useVoice();
  const stats = statsOf(say, card);
  const paths = pathsText(say, card.paths);
  const words = [...stats.map(({ label }) => label), ...(paths === null ? [] : [paths])];
  return (
    <span className="cg-stats">
      <span className="unseen">{words.length === 0 ? say('card.no-icons') : voice.list(words)}</span>
      {stats.map(({ glyph, n, label, needsSupport }) => (
        <span key={label} className={needsSupport ? 'cg-stat lead' : 'cg-stat'} title={label} aria-hidden="true">
          <Icon of={glyph} />
          {n}
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
/** `paths 3–9`, `path 5`, or one by one where there are gaps. */
function pathsText(say: Say, paths: readonly number[]): string | null {
  const first = paths[0];
  const last = paths.at(-1);
  if (first === undefined || last === undefined) return null;
  if (paths.length === 1) return say('card.path-one', { first });
  return last - first === paths.length - 1
    ? say('card.paths', { first, last })
    : say('card.paths-some', { numbers: [...paths] });
}
