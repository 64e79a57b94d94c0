/** How each token looks. Everything is drawn in sheet units: `at` turns token units within the box into these. */
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { colourOf, inkOn } from './emblems.ts';
import type { Placed } from './lay.ts';
import { drawn, shape } from './pen.ts';
import { EYE, RING, STAR, SWORDS, WINGS } from './signs.tsx';
import { COUNTER, HEAD, RING_SIZE, type Token } from './tokens.ts';
import type { Side } from './types.ts';

/** The pen for one token. */
class Frame {
  readonly scale: number;
  readonly #x: number;
  readonly #y: number;
  readonly w: number;
  readonly h: number;
  constructor({ box, scale }: Placed) {
    this.scale = scale;
    this.#x = box.x;
    this.#y = box.y;
    this.w = box.w / scale;
    this.h = box.h / scale;
  }
  x(units: number): number {
    return round(this.#x + units * this.scale);
  }
  y(units: number): number {
    return round(this.#y + units * this.scale);
  }
  size(units: number): number {
    return round(units * this.scale);
  }
  path(what: ReturnType<typeof shape>, x = 0, y = 0, scale = 1): string {
    return drawn(what, this.#x + x * this.scale, this.#y + y * this.scale, this.scale * scale);
  }
}
const round = (value: number): number => Math.round(value * 100) / 100;

export function TokenView({ placed }: { readonly placed: Placed }) {
  return draw(placed.token, new Frame(placed));
}

function draw(token: Token, frame: Frame): ReactNode {
  switch (token.kind) {
    case 'counter':
      return <Counter token={token} frame={frame} />;
    case 'pennant':
      return (
        <>
          <path
            className="map-edged"
            style={{ fill: colourOf(token.nation) }}
            strokeWidth={frame.size(1.1)}
            d={frame.path(PENNANT)}
          />
          <Count of={token.count} after={HEAD.pennant} frame={frame} />
        </>
      );
    case 'wings':
      return (
        <>
          <path className="map-wings" strokeWidth={frame.size(1.2)} d={frame.path(WINGS, 0.5, 0.5, 0.67)} />
          <Count of={token.count} after={HEAD.wings} frame={frame} />
        </>
      );
    case 'medal':
      return <Medal token={token} frame={frame} />;
    case 'fellowship':
      return <Fellowship revealed={token.revealed} frame={frame} />;
    case 'note':
      return <Note text={token.text} frame={frame} />;
    case 'keep':
      return (
        <>
          <path
            className="map-keep"
            strokeWidth={frame.size(1.2)}
            d={frame.path(shape(battlements(frame.w, frame.h)))}
          />
          {token.seal !== undefined && (
            <Seal of={token.seal} x={frame.x(frame.w / 2)} y={frame.y(4)} radius={frame.size(7)} />
          )}
        </>
      );
    case 'palisade':
      return (
        <rect
          className="map-palisade"
          x={frame.x(1)}
          y={frame.y(1)}
          width={frame.size(frame.w - 2)}
          height={frame.size(frame.h - 2)}
          rx={frame.size(7)}
          strokeWidth={frame.size(2)}
          strokeDasharray={`${frame.size(1.5)} ${frame.size(3.5)}`}
        />
      );
  }
}

const PENNANT = shape('M1 17V1H11L8 4.5 11 8H2.6V17Z');

/** A number right of a pennant or of wings. */
function Count({ of, after, frame }: { readonly of: number; readonly after: number; readonly frame: Frame }) {
  if (of < 2) return null;
  const x = after + (HEAD.digit * String(of).length) / 2;
  return (
    <text
      className="map-digits over"
      x={frame.x(x)}
      y={frame.y(14)}
      fontSize={frame.size(14)}
      strokeWidth={frame.size(3)}
    >
      {of}
    </text>
  );
}

const BASELINE = 21.9;
const PLATES: Readonly<Record<number, ReturnType<typeof shape>>> = Object.fromEntries(
  [COUNTER.badge + COUNTER.cell, COUNTER.badge + 2 * COUNTER.cell].map((w) => [
    w,
    shape(`M14 4.5H${w - 3}a3 3 0 0 1 3 3V24.5a3 3 0 0 1-3 3H14Z`),
  ]),
);
/** From its left edge; with a longer one where it stands alone, to reach under the badge. */
const ELITES = shape('M0 4.5l5-4 5 3.5 5-3.5 5 4V24.5a3 3 0 0 1-3 3H0Z');
const ELITES_ALONE = shape('M-7 4.5H0l5-4 5 3.5 5-3.5 5 4V24.5a3 3 0 0 1-3 3H-7Z');

/** Badge, Regulars on a plate, Elites on the colour of their nation under a crenellated edge. */
function Counter({ token, frame }: { readonly token: Token & { readonly kind: 'counter' }; readonly frame: Frame }) {
  const { side, nation, regular, elite } = token;
  const elitesFrom = frame.w - COUNTER.cell - 0.5;
  return (
    <>
      {regular > 0 && (
        <path
          className={`map-plate map-edged ${side}`}
          strokeWidth={frame.size(1.2)}
          d={frame.path(PLATES[Math.round(frame.w)])}
        />
      )}
      {elite > 0 && (
        <path
          className="map-edged"
          style={{ fill: colourOf(nation) }}
          strokeWidth={frame.size(1.2)}
          d={frame.path(regular > 0 ? ELITES : ELITES_ALONE, elitesFrom)}
        />
      )}
      {regular > 0 && (
        <text
          className={`map-digits ${side}`}
          x={frame.x(COUNTER.badge + COUNTER.cell / 2 - (elite > 0 ? 0.5 : 1))}
          y={frame.y(BASELINE)}
          fontSize={frame.size(17)}
        >
          {regular}
        </text>
      )}
      {elite > 0 && (
        <text
          className="map-digits"
          style={{ fill: inkOn(nation) }}
          x={frame.x(elitesFrom + COUNTER.cell / 2)}
          y={frame.y(BASELINE)}
          fontSize={frame.size(17)}
        >
          {elite}
        </text>
      )}
      <Badge nation={nation} x={frame.x(1)} y={frame.y(0)} h={frame.size(COUNTER.h)} />
    </>
  );
}

function Medal({ token, frame }: { readonly token: Token & { readonly kind: 'medal' }; readonly frame: Frame }) {
  const { side, character } = token;
  const [x, y] = [HEAD.medal / 2, HEAD.h / 2];
  return (
    <>
      <circle
        className={`map-medal ${side}${character.crowned === true ? ' crowned' : ''}`}
        cx={frame.x(x)}
        cy={frame.y(y)}
        r={frame.size(8.1)}
        strokeWidth={frame.size(character.crowned === true ? 2 : 1.3)}
      />
      <text className={`map-mark ${side}`} x={frame.x(x)} y={frame.y(y + 3.7)} fontSize={frame.size(10.5)}>
        {character.mark}
      </text>
    </>
  );
}

function Fellowship({ revealed, frame }: { readonly revealed: boolean; readonly frame: Frame }) {
  const [x, y] = [frame.x(RING_SIZE / 2), frame.y(RING_SIZE / 2)];
  return (
    <>
      <circle
        className={revealed ? 'map-reach revealed' : 'map-reach'}
        cx={x}
        cy={y}
        r={frame.size(15.5)}
        strokeWidth={frame.size(revealed ? 2.4 : 1.6)}
        strokeDasharray={revealed ? undefined : `${frame.size(2)} ${frame.size(4)}`}
      />
      <circle className="map-ring-ground" cx={x} cy={y} r={frame.size(12)} strokeWidth={frame.size(2.2)} />
      <path className="map-ring" fillRule="evenodd" d={frame.path(RING, 8.3, 8.3, 0.725)} />
    </>
  );
}

function Note({ text, frame }: { readonly text: string; readonly frame: Frame }) {
  const { w, h } = frame;
  return (
    <>
      <rect
        className="map-note"
        x={frame.x(1)}
        y={frame.y(1)}
        width={frame.size(w - 2)}
        height={frame.size(h - 2)}
        rx={frame.size(h / 2 - 1)}
        strokeWidth={frame.size(1.6)}
      />
      <path className="map-swords" d={frame.path(SWORDS, 6, 4, 0.58)} />
      <text className="map-note-text" x={frame.x((w + 16) / 2)} y={frame.y(15.8)} fontSize={frame.size(13.5)}>
        {text}
      </text>
    </>
  );
}

interface SealProps {
  readonly of: Side;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}
/** Of the side that holds a settlement against its owner. */
export function Seal({ of, x, y, radius }: SealProps) {
  const scale = radius / 16.5;
  return (
    <>
      <circle className={`map-seal ${of}`} cx={x} cy={y} r={radius} strokeWidth={radius * 0.13} />
      <path
        className="map-seal-sign"
        fillRule="evenodd"
        d={drawn(of === 'shadow' ? EYE : STAR, x - 12 * scale, y - 12 * scale, scale)}
      />
    </>
  );
}

const MERLON = 11;

/** A wall with merlons along its top. */
function battlements(w: number, h: number): string {
  const merlons = Math.max(2, Math.round((w / MERLON + 1) / 2));
  const step = round((w - 1) / (2 * merlons - 1));
  return `M.5 ${h - 0.5}V.5${`h${step}v4h${step}v-4`.repeat(merlons - 1)}H${w - 0.5}V${h - 0.5}Z`;
}
