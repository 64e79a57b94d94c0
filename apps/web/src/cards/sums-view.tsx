/** The sums of a combat: each attack icon, and what becomes of it. */
import { Icon } from '../ui/icon.tsx';
import { shield, swords } from './glyphs.ts';
import type { Outcome, Sums } from './model/sums.ts';
import { type Say, useSay } from './sharing.ts';

/** Nobody counts more than this many icons; beyond it, and where it is narrow, figures say the same. */
const MOST = 9;
export const MOST_IN_LITTLE_ROOM = 3;

export function outcomeText(say: Say, outcome: Outcome, isPath: boolean): string {
  switch (outcome.kind) {
    case 'kept':
      return say(isPath ? 'outcome.path-safe' : 'outcome.holds', { points: outcome.points });
    case 'taken':
      return say('outcome.falls', { n: outcome.through, side: outcome.side });
    case 'corrupted':
      return say('outcome.path-corrupted', { n: outcome.through });
    case 'nobody':
      return say('outcome.path-nobody');
  }
}
export function AttackIcons({ sums, most = MOST }: { readonly sums: Sums; readonly most?: number }) {
  const say = useSay();
  const { attack, ground, held, through } = sums;
  const label = say('sum.icons', { attack, ground, held, through });
  const each = (kind: 'ground' | 'held' | 'through', n: number) =>
    Array.from({ length: n }, (_, i) => ({ kind, key: `${kind} ${i}` }));
  const icons = [...each('ground', ground), ...each('held', held), ...each('through', through)];
  return (
    <span className="cg-icons" title={label}>
      <span className="unseen">{attack === 0 ? say('sum.nothing') : label}</span>
      {icons.length <= most
        ? icons.map(({ kind, key }) => (
            <i key={key} className={kind} aria-hidden="true">
              <Icon of={swords} />
            </i>
          ))
        : (['ground', 'held', 'through'] as const)
            .filter((kind) => sums[kind] > 0)
            .map((kind) => (
              <i key={kind} className={`${kind} many`} aria-hidden="true">
                <Icon of={kind === 'through' ? swords : shield} />
                {sums[kind]}
              </i>
            ))}
    </span>
  );
}
