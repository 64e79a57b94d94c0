/** Small marks that stand for things of the game: dice, badges, medals, tiles, figures. */
import { Badge } from '../map/badge.tsx';
import { eye } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { FACES, wing } from './glyphs.ts';
import { type Counted, isCrowned, markOf } from './model/figures.ts';
import type { NationId, Side } from './model/view.ts';

/** An Action die; says nothing by itself. */
export function ActionDie({
  face,
  side,
  spent = false,
}: {
  readonly face: string;
  readonly side: Side;
  readonly spent?: boolean;
}) {
  const glyphs = FACES[face] ?? [];
  return (
    <span className={`die ${side} ${glyphs.length > 1 ? 'two' : ''} ${spent ? 'spent' : ''}`} aria-hidden="true">
      {glyphs.map((glyph, i) => (
        <Icon key={`${face} ${String(i)}`} of={glyph} />
      ))}
    </span>
  );
}
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [[7, 7], [17, 17]],
  3: [[6.5, 6.5], [12, 12], [17.5, 17.5]],
  4: [[7, 7], [17, 7], [7, 17], [17, 17]],
  5: [[6.5, 6.5], [17.5, 6.5], [12, 12], [6.5, 17.5], [17.5, 17.5]],
  6: [[7, 5.5], [17, 5.5], [7, 12], [17, 12], [7, 18.5], [17, 18.5]],
}; // biome-ignore format: a table
/** A die with pips, as it fell. */
export function PipDie({
  n,
  hit,
  bonus = 0,
  label,
}: {
  readonly n: number;
  readonly hit: boolean;
  readonly bonus?: number;
  readonly label: string;
}) {
  return (
    <span className={`die pips ${hit ? 'hit' : 'miss'}`} role="img" aria-label={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {(PIPS[n] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={2.4} />
        ))}
      </svg>
      {bonus > 0 && <span className="more">+{bonus}</span>}
    </span>
  );
}
export function NationBadge({ nation }: { readonly nation: NationId }) {
  return (
    <svg className="badge" viewBox="0 0 26 28" aria-hidden="true" focusable="false">
      <Badge nation={nation} x={0} y={0} h={28} />
    </svg>
  );
}
export function Medal({
  who,
  side = 'free',
  state = '',
}: {
  readonly who: string;
  readonly side?: Side;
  readonly state?: string;
}) {
  return (
    // two letters are no words: they are drawn, and what they stand for is in the label around them
    <span
      className={`medal ${side} ${isCrowned(who) ? 'crowned' : ''} ${state}`}
      data-mark={markOf(who)}
      aria-hidden="true"
    />
  );
}
/** The value of a Hunt tile, and whether it reveals. */
export function HuntTile({ tile, large = false }: { readonly tile: string; readonly large?: boolean }) {
  const special = TILE_FACES[tile];
  const [value, reveals] = special ?? [tile.replace('-reveal', ''), tile.endsWith('-reveal')];
  return (
    <span
      className={`tile ${large ? 'large' : ''} ${reveals ? 'reveals' : ''} ${special === undefined ? '' : 'special'}`}
      aria-hidden="true"
    >
      {value === 'eye' ? <Icon of={eye} /> : value}
    </span>
  );
}
const TILE_FACES: Readonly<Record<string, readonly [string, boolean]>> = {
  eye: ['eye', true],
  'elven-cloaks': ['0', false],
  'elven-rope': ['0', false],
  'phial-of-galadriel': ['−2', false],
  smeagol: ['−1', false],
  'shelobs-lair': ['?', false],
  'the-ring-is-mine': ['eye', true],
  'on-on-they-went': ['3', false],
  'give-it-to-uss': ['1', true],
};
export const tileReveals = (tile: string): boolean => TILE_FACES[tile]?.[1] ?? tile.endsWith('-reveal');

/** Figures one by one: a Regular is the badge, an Elite has a crown over it, a Leader is a pennant. */
export function FigureRow({ figures }: { readonly figures: readonly Counted[] }) {
  return (
    <span className="figures" aria-hidden="true">
      {figures.flatMap((figure) =>
        Array.from({ length: figure.n }, (_, i) => <FigureMark key={`${figure.id} ${String(i)}`} figure={figure} />),
      )}
    </span>
  );
}
export function FigureMark({ figure: { kind, nation, id, side } }: { readonly figure: Omit<Counted, 'n'> }) {
  if (kind === 'character') return <Medal who={id} side={side} />;
  if (kind === 'nazgul')
    return (
      <span className="figure wings">
        <Icon of={wing} />
      </span>
    );
  if (nation === null) return null;
  if (kind === 'leader')
    return (
      <svg className="figure pennant" viewBox="0 0 16 26" aria-hidden="true">
        <path d="M2 25V2h1.6v1H15l-3 4 3 4H3.6v14Z" style={{ fill: `var(--n-${nation})` }} />
      </svg>
    );
  return (
    <span className={`figure ${kind}`}>
      {kind === 'elite' && (
        <svg className="crown" viewBox="0 0 20 8" aria-hidden="true">
          <path d="M1 7.5V1.5l4.5 3L10 .8l4.5 3.7 4.5-3v6Z" />
        </svg>
      )}
      <NationBadge nation={nation} />
    </span>
  );
}
