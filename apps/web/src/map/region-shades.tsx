/** What sets regions apart from the others: shades and edges, under names and tokens. */
import { memo } from 'react';
import { outlineOf, type RegionId, regionIds } from './outlines.ts';
import { same } from './same.ts';
import { type RegionState, type RegionView, viewOf } from './types.ts';

/** Later ones are drawn over earlier ones. */
const ORDER = ['refused', 'selectable', 'attack', 'glowing', 'selected'] as const;
type Shade = (typeof ORDER)[number];

function shadeOf(state: RegionState): Shade | null {
  if (state.kind === 'idle') return null;
  return state.kind === 'selectable' ? (state.tone ?? 'selectable') : state.kind;
}

interface Props {
  readonly regions: ReadonlyMap<RegionId, RegionView>;
  /** Pointed at from elsewhere, such as a list. */
  readonly pointed: RegionId | null;
  /** Focused by keys. */
  readonly ringed: RegionId | null;
}

export function RegionShades({ regions, pointed, ringed }: Props) {
  const shaded = regionIds.flatMap((id) => {
    const shade = shadeOf(viewOf(regions, id).state);
    return shade === null ? [] : [{ id, shade }];
  });
  return (
    <>
      <Shades of={shaded} />
      {pointed !== null && <path className="map-hovered" d={outlineOf(pointed).path} />}
      {ringed !== null && <path className="map-shade focused" d={outlineOf(ringed).path} />}
    </>
  );
}

const Shades = memo(
  ({ of }: { readonly of: readonly { readonly id: RegionId; readonly shade: Shade }[] }) =>
    ORDER.flatMap((kind) =>
      of
        .filter(({ shade }) => shade === kind)
        .map(({ id }) => <path key={id} className={`map-shade ${kind}`} d={outlineOf(id).path} />),
    ),
  same,
);
