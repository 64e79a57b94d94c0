/** What stands in a region: its name, its crest, its tokens. Drawn anew only when one of them changes. */
import { memo } from 'react';
import { arrange, arrangeFar, type RegionFace as Face } from './arrange.ts';
import { Badge } from './badge.tsx';
import type { RegionId } from './outlines.ts';
import { placesOf } from './places.ts';
import { same } from './same.ts';
import { SettlementSign } from './signs.tsx';
import { BADGE, baselineOf, SIGN, type WrittenName } from './text.ts';
import { Seal, TokenView } from './token-views.tsx';
import type { RegionView, Side } from './types.ts';

export type Level = 'far' | 'middle' | 'near';

interface Props {
  readonly id: RegionId;
  readonly name: string;
  readonly view: RegionView;
  readonly far: boolean;
}

export const RegionFace = memo(
  ({ id, name, view, far }: Props) => {
    if (far) return <FarFace id={id} view={view} />;
    const face = arrange(id, name, view);
    return (
      <g>
        <Crest id={id} crest={face.crest} control={view.control} />
        <Name of={face.name} quiet={view.state.kind === 'refused'} />
        {face.tokens.map((placed) => (
          <TokenView key={`${placed.box.x} ${placed.box.y} ${placed.token.kind}`} placed={placed} />
        ))}
      </g>
    );
  },
  (a, b) => a.id === b.id && a.name === b.name && a.far === b.far && same(a.view, b.view),
);

function FarFace({ id, view }: { readonly id: RegionId; readonly view: RegionView }) {
  const layout = arrangeFar(id, view);
  return layout?.placed.map((placed) => <TokenView key={`${placed.box.x} ${placed.box.y}`} placed={placed} />);
}

export function Name({ of: { lines, size, box }, quiet }: { readonly of: WrittenName; readonly quiet?: boolean }) {
  const x = box.x + box.w / 2;
  return (
    <text className={quiet ? 'map-name quiet' : 'map-name'} fontSize={size}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={box.y + baselineOf(i, size)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The sign of the settlement, and the badge of its nation, or the seal of the side that has taken it. */
function Crest({
  id,
  crest,
  control,
}: {
  readonly id: RegionId;
  readonly crest: Face['crest'];
  readonly control: Side | undefined;
}) {
  if (crest === null) return null;
  const { nation, sign } = placesOf(id);
  const { box, scale } = crest;
  const [w, h] = [BADGE.w * scale, BADGE.h * scale];
  const [x, y] = [box.x + box.w - w, box.y + box.h - h];
  return (
    <>
      {sign !== null && (
        <SettlementSign sign={sign} x={box.x + (SIGN.w / 2) * scale} y={box.y + (SIGN.h / 2) * scale} scale={scale} />
      )}
      {nation !== null && control === undefined && <Badge nation={nation} x={x} y={y} h={h - 2 * scale} />}
      {control !== undefined && <Seal of={control} x={x + w / 2} y={y + h / 2} radius={w / 2 + scale} />}
    </>
  );
}
