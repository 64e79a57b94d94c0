/** The live shape of a region: it can be pointed at, focused and chosen. It calls nobody: the map listens for all. */
import { memo } from 'react';
import { outlineOf, type RegionId } from './outlines.ts';
import type { RegionState } from './types.ts';

interface Props {
  readonly id: RegionId;
  readonly label: string;
  readonly state: RegionState;
  /** The one region that the Tab key reaches. */
  readonly isStop: boolean;
  /** Pointed at from elsewhere, such as a list. */
  readonly isPointed: boolean;
}

export const RegionShape = memo(
  ({ id, label, state, isStop, isPointed }: Props) => (
    <path
      d={outlineOf(id).path}
      className={isPointed ? 'map-region pointed' : 'map-region'}
      data-region={id}
      data-state={state.kind}
      role="option"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-selected={state.kind === 'selected'}
      aria-disabled={state.kind === 'refused'}
      aria-description={state.kind === 'refused' ? state.reason : undefined}
    />
  ),
  (a, b) =>
    a.id === b.id &&
    a.label === b.label &&
    a.isStop === b.isStop &&
    a.isPointed === b.isPointed &&
    keyOf(a.state) === keyOf(b.state),
);

const keyOf = (state: RegionState): string => (state.kind === 'refused' ? `refused ${state.reason}` : state.kind);

/** Later ones are drawn over earlier ones. */
const ORDER = ['selectable', 'attack', 'glowing', 'selected'] as const;
type Edge = (typeof ORDER)[number];

export function edgeOf(state: RegionState): Edge | null {
  if (state.kind === 'selectable') return state.tone ?? 'selectable';
  return state.kind === 'selected' || state.kind === 'glowing' ? state.kind : null;
}

/** The edges of regions that stand out, over all shapes, so that no neighbour covers them. */
export const RegionEdges = memo(({ edges }: { readonly edges: readonly (readonly [RegionId, Edge])[] }) =>
  ORDER.flatMap((kind) =>
    edges
      .filter(([, edge]) => edge === kind)
      .map(([id]) => <path key={id} className={`map-edge ${kind}`} d={outlineOf(id).path} />),
  ),
);
