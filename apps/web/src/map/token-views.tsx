/** How each token looks, in its own box of token units: the origin is the upper left corner. */
import { badgeOf, colourOf, inkOn } from './emblems.tsx';
import type { Placed } from './lay.ts';
import { COUNTER, HEAD, RING_SIZE, type Token } from './tokens.ts';
import type { Side } from './types.ts';

export function TokenView({ placed }: { readonly placed: Placed }) {
  const { token, box, scale } = placed;
  return (
    <g transform={`matrix(${round(scale)} 0 0 ${round(scale)} ${round(box.x)} ${round(box.y)})`}>
      <Drawn token={token} w={box.w / scale} h={box.h / scale} />
    </g>
  );
}
const round = (value: number): number => Math.round(value * 100) / 100;

function Drawn({ token, w, h }: { readonly token: Token; readonly w: number; readonly h: number }) {
  switch (token.kind) {
    case 'counter':
      return <Counter token={token} w={w} />;
    case 'pennant':
      return (
        <>
          <path className="map-pennant" style={{ fill: colourOf(token.nation) }} d="M1 17V1H11L8 4.5 11 8H2.6V17Z" />
          {token.count > 1 && <Digits of={token.count} x={HEAD.pennant + HEAD.digit / 2} />}
        </>
      );
    case 'wings':
      return (
        <>
          <use href="#map-wings" transform="translate(.5 .5) scale(.67)" />
          {token.count > 1 && <Digits of={token.count} x={HEAD.wings + HEAD.digit / 2} />}
        </>
      );
    case 'medal':
      return (
        <g className={`map-medal ${token.side}${token.character.crowned === true ? ' crowned' : ''}`}>
          <circle cx={HEAD.medal / 2} cy={HEAD.h / 2} r="8.3" />
          <text x={HEAD.medal / 2} y={HEAD.h / 2 + 3.8}>
            {token.character.mark}
          </text>
        </g>
      );
    case 'fellowship':
      return (
        <g className={token.revealed ? 'map-fellowship revealed' : 'map-fellowship'}>
          <circle className="reach" cx={RING_SIZE / 2} cy={RING_SIZE / 2} r="16" />
          <circle cx={RING_SIZE / 2} cy={RING_SIZE / 2} r="12" />
          <use href="#map-ring" transform="translate(8.3 8.3) scale(.725)" />
        </g>
      );
    case 'note':
      return (
        <g className="map-note">
          <rect x="1" y="1" width={w - 2} height={h - 2} rx={h / 2 - 1} />
          <use href="#map-swords" transform="translate(6 4) scale(.58)" />
          <text x={(w + 16) / 2} y="15.8">
            {token.text}
          </text>
        </g>
      );
    case 'keep':
      return (
        <>
          <path className="map-keep" d={battlements(w, h)} />
          {token.seal !== undefined && <Seal of={token.seal} x={w / 2} y={4} radius={7} />}
        </>
      );
    case 'palisade':
      return <rect className="map-palisade" x="1" y="1" width={w - 2} height={h - 2} rx="7" />;
  }
}

/** Of the side that holds a settlement against its owner. */
export function Seal({
  of,
  x,
  y,
  radius,
}: {
  readonly of: Side;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  return (
    <g className={`map-seal ${of}`} transform={`translate(${x} ${y}) scale(${radius / 12.5})`}>
      <circle r="12.5" />
      <use href={of === 'shadow' ? '#map-eye' : '#map-star'} transform="translate(-9 -9) scale(.75)" />
    </g>
  );
}

/** A number right of a pennant or of wings. */
function Digits({ of, x }: { readonly of: number; readonly x: number }) {
  return (
    <text className="map-digits small" x={x} y="14">
      {of}
    </text>
  );
}

const BASELINE = 21.9;

/** Badge, Regulars on a plate, Elites on the colour of their nation under a crenellated edge. */
function Counter({ token, w }: { readonly token: Token & { readonly kind: 'counter' }; readonly w: number }) {
  const { side, nation, regular, elite } = token;
  const eliteFrom = w - COUNTER.cell - 1;
  return (
    <g className={`map-counter ${side}`}>
      {regular > 0 && <path className="plate" d={`M14 4.5H${w - 3}a3 3 0 0 1 3 3V24.5a3 3 0 0 1-3 3H14Z`} />}
      {elite > 0 && (
        <path
          className="elite"
          style={{ fill: colourOf(nation) }}
          d={`M${eliteFrom - (regular > 0 ? 0 : 7)} 4.5H${eliteFrom}l5-4 5 3.5 5-3.5 5 4V24.5a3 3 0 0 1-3 3H${eliteFrom - (regular > 0 ? 0 : 7)}Z`}
        />
      )}
      {regular > 0 && (
        <text className="map-digits" x={COUNTER.badge + COUNTER.cell / 2 - (elite > 0 ? 0.5 : 1)} y={BASELINE}>
          {regular}
        </text>
      )}
      {elite > 0 && (
        <text className="map-digits" style={{ fill: inkOn(nation) }} x={eliteFrom + COUNTER.cell / 2} y={BASELINE}>
          {elite}
        </text>
      )}
      <use href={badgeOf(nation)} width={COUNTER.badge} height={COUNTER.h} />
    </g>
  );
}

const MERLON = 11;

/** A wall with merlons along its top. */
function battlements(w: number, h: number): string {
  const merlons = Math.max(2, Math.round((w / MERLON + 1) / 2));
  const step = w / (2 * merlons - 1);
  const steps = Array.from({ length: merlons - 1 }, () => `h${round(step)}v4h${round(step)}v-4`).join('');
  return `M.5 ${round(h - 0.5)}V.5${steps}H${round(w - 0.5)}V${round(h - 0.5)}Z`;
}
