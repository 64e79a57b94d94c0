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
}

export const RegionShape = memo(
  ({ id, label, state, isStop }: Props) => (
    <path
      d={outlineOf(id).path}
      className="map-region"
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
  (a, b) => a.id === b.id && a.label === b.label && a.isStop === b.isStop && keyOf(a.state) === keyOf(b.state),
);

const keyOf = (state: RegionState): string => (state.kind === 'refused' ? `refused ${state.reason}` : state.kind);
