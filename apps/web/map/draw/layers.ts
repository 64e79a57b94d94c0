/** The lower layers of the drawing: sea, washes of colour, rivers and lakes, borders. */
import { boxOf, isInside, type Point } from '../../src/map/plane.ts';
import type { Art } from '../art/art.ts';
import { GROUND } from '../facts/ground.ts';
import { along, found, type Line, lengthOf, shifted, thin } from '../geometry/lines.ts';
import { distance } from '../geometry/vectors.ts';
import type { DrawnBorder } from '../land/borders.ts';
import { endsInTheSea } from '../land/rivers.ts';
import { FRAME, SHEET } from '../sheet.ts';
import { rhumbs } from './ornament.ts';
import { NATIONS } from './palette.ts';
import { chained, half, path, paths } from './svg.ts';
import { stains } from './texture.ts';

/** Wide strokes need few points. */
const coarse = (lines: readonly Line[], tolerance: number): string => paths(lines.map((line) => thin(line, tolerance)));
const closedRing = (line: Line): Line => [...line, line[0]];

/** Around some regions: borders that have one of them on one side only. */
const rim = (art: Art, ids: readonly string[]): DrawnBorder[] =>
  art.lands.borders.filter((b) => ids.includes(b.a) !== ids.includes(b.b));
const isInland = ({ kind }: DrawnBorder): boolean => kind === 'open' || kind === 'closed' || kind === 'shore';
const regionsOf = (art: Art, nation: string): string[] =>
  art.facts.regions.filter((region) => region.nation === nation).map((region) => region.id);

/** What lies under a border need not follow it to the unit. */
const UNDER_INK = 1.2;

export function definitions(art: Art): string {
  const islands = art.islands.map((island) => closedRing(island.outline));
  const land: Line = [...art.lands.coast, [FRAME.x1, FRAME.y1], [FRAME.x1, FRAME.y0], art.lands.coast[0]];
  const closed = art.lands.borders.filter((b) => b.kind === 'closed').map((b) => b.line);
  return [
    `<path id="land" d="${coarse([land, ...islands], UNDER_INK)}"/>`,
    `<path id="shore" d="${paths([art.lands.coast, ...islands])}"/>`,
    `<path id="off" d="${coarse([art.lands.coast, ...islands], 2.5)}"/>`,
    `<path id="walls" d="${coarse(closed, 2.5)}"/>`,
    `<path id="rhun" d="${path(art.lands.inlandSea, true)}"/>`,
    '<clipPath id="on-land"><use href="#land"/></clipPath>',
    `<clipPath id="in-frame"><path d="M${FRAME.x0} ${FRAME.y0}H${FRAME.x1}V${FRAME.y1}H${FRAME.x0}z"/></clipPath>`,
    '<clipPath id="on-rhun"><use href="#rhun"/></clipPath>',
    ...NATIONS.map((nation) => {
      const borders = rim(art, regionsOf(art, nation));
      const edges = borders.filter((b) => b.kind !== 'frame').map((b) => b.line);
      return (
        `<path id="in-${nation}" d="${coarse(
          borders.map((b) => b.line),
          UNDER_INK,
        )}"/><clipPath id="of-${nation}"><use href="#in-${nation}"/></clipPath>` +
        `<path id="edge-${nation}" d="${coarse(edges, 2.5)}"/><path id="rim-${nation}" d="${insideRim(art, nation)}"/>`
      );
    }),
  ].join('');
}

/** How far inside its borders the band of a nation is drawn: so it needs no clipping. */
const BAND_INSIDE = 4.5;

function insideRim(art: Art, nation: string): string {
  const ids = regionsOf(art, nation);
  const outlines = ids.map((id) => found(art.lands.outlines.get(id), id));
  const isOwn = (p: Point) => outlines.some((outline) => isInside(p, outline));
  const lines = chained(
    rim(art, ids)
      .filter(isInland)
      .map((b) => b.line),
  );
  return paths(
    lines.map((line) => {
      const inside = shifted(line, BAND_INSIDE);
      const isInward = isOwn(along(inside, lengthOf(inside) / 2).at);
      return thin(isInward ? inside : shifted(line, -BAND_INSIDE), 0.5);
    }),
  );
}

/** The sea with lines that follow the shore: a broad stroke of ink under one of water, again and again. */
export function sea(): string {
  const rings: readonly (readonly [off: number, opacity: number, water: string])[] = [
    [66, 0.22, 'sea1'],
    [48, 0.32, 'sea1'],
    [34, 0.44, 'sea2'],
    [22, 0.58, 'sea3'],
    [12, 0.75, 'sea4'],
  ];
  const strokes = rings.map(([off, opacity, water]) => shoreline('off', off, 0.75, opacity, water));
  return (
    `<g clip-path="url(#in-frame)"><rect width="${SHEET.w}" height="${SHEET.h}" fill="var(--sea)"/>${rhumbs([270, 1210])}` +
    `<g fill="none" stroke-linejoin="round">${strokes.join('')}</g></g>`
  );
}
const shoreline = (id: string, off: number, ink: number, opacity: number, water: string): string =>
  `<use href="#${id}" stroke="var(--waterline)" stroke-opacity="${opacity}" stroke-width="${2 * (off + ink)}"/>` +
  `<use href="#${id}" stroke="var(--${water})" stroke-width="${2 * (off - ink)}"/>`;

/** Colour on the land: what grows there, the feet of the mountains, and the nations along their borders. */
export function washes(art: Art): string {
  const tone = (ids: readonly string[], colour: string, opacity: number, width: number): string => {
    const borders = rim(art, ids);
    const inner = borders.filter(isInland).map((b) => b.line);
    const soft = [1, 2 / 3, 1 / 3].map(
      (part) => `<path d="${coarse(inner, 3)}" stroke-width="${half(width * part)}"/>`,
    );
    return (
      `<path fill="var(--${colour})" fill-opacity="${opacity}" d="${paths(borders.map((b) => b.line))}"/>` +
      `<g fill="none" stroke="var(--${colour})" stroke-opacity="${(opacity / 5.5).toFixed(3)}">${soft.join('')}</g>`
    );
  };
  const mountains = [114, 88, 64, 42, 22].map((width) => `<use href="#walls" stroke-width="${width}"/>`);
  const nation = (id: string) => {
    const soft = [98, 82, 66, 50, 34, 20].map((width) => `<use href="#edge-${id}" stroke-width="${width}"/>`);
    return (
      `<g clip-path="url(#of-${id})"><use href="#in-${id}" fill="var(--${id})" fill-opacity="var(--tint)"/>` +
      `<g fill="none" stroke="var(--${id})" stroke-opacity="var(--soft)">${soft.join('')}</g></g>`
    );
  };
  return (
    '<g clip-path="url(#on-land)" stroke-linejoin="round" stroke-linecap="round"><use href="#land" fill="var(--paper)"/>' +
    tone(GROUND.sand, 'sand', 0.16, 70) +
    tone(GROUND.barren, 'barren', 0.13, 50) +
    tone(GROUND.darkwood, 'darkwood', 0.26, 34) +
    GROUND.wood.map((id) => tone([id], 'wood', 0.2, 26)).join('') +
    `<g fill="none" stroke="var(--foothills)" stroke-opacity=".078">${mountains.join('')}</g>` +
    NATIONS.map(nation).join('') +
    tone(GROUND.ash, 'ash', 0.36, 60) +
    `${stains()}</g>`
  );
}

export function waters(art: Art): string {
  const rings = [
    shoreline('rhun', 34, 0.7, 0.35, 'sea2'),
    shoreline('rhun', 21, 0.7, 0.5, 'sea3'),
    shoreline('rhun', 11, 0.7, 0.7, 'sea4'),
  ];
  const banks = art.rivers.map(({ line, widths }) => `<path class="river" d="${bank(line, widths)}"/>`);
  const mouths = art.rivers
    .filter(({ line }) => endsInTheSea(line, art.lands))
    .map(({ line, widths }) => {
      const [end, back] = [line[line.length - 1], line[line.length - 3]];
      const length = distance(back, end) || 1;
      const [ux, uy] = [(end[0] - back[0]) / length, (end[1] - back[1]) / length];
      const across: Line = [
        [end[0] - ux * 5, end[1] - uy * 5],
        [end[0] + ux * 4, end[1] + uy * 4],
      ];
      return `<path d="${path(across)}" stroke="var(--river)" stroke-width="${half(widths[widths.length - 1] * 0.82)}"/>`;
    });
  return (
    `<g clip-path="url(#on-land)">${banks.join('')}<g clip-path="url(#on-rhun)">` +
    `<use href="#rhun" fill="var(--sea1)"/><g fill="none">${rings.join('')}</g></g><use href="#rhun" class="coast"/></g>` +
    `<use href="#shore" class="coast"/>${mouths.join('')}`
  );
}

/** The outline of a river as wide as it is at each point. */
function bank(line: Line, widths: readonly number[]): string {
  const side = (sign: 1 | -1): Point[] =>
    line.map((p, i) => {
      const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
      const off = (sign * widths[i]) / 2 / (distance(a, b) || 1);
      return [p[0] - (b[1] - a[1]) * off, p[1] + (b[0] - a[0]) * off];
    });
  return path([...thin(side(1), 0.5), ...thin(side(-1), 0.5).reverse()], true);
}

/** Each nation has a dash of its own along its borders. */
const BANDS: Readonly<Record<(typeof NATIONS)[number], string>> = {
  gondor: 'stroke-width="6"',
  rohan: 'stroke-width="6.5" stroke-dasharray="20 7"',
  elves: 'stroke-width="7.5" stroke-dasharray=".1 13" stroke-linecap="round"',
  dwarves: 'stroke-width="7" stroke-dasharray="9 7"',
  north: 'stroke-width="6" stroke-dasharray="26 6 5 6"',
  isengard: 'stroke-width="7" stroke-dasharray="3.5 5"',
  sauron: 'stroke-width="7.5" stroke-dasharray="14 3"',
  'southrons-easterlings': 'stroke-width="6.5" stroke-dasharray="16 5 3 5 3 5"',
};

export function borders(art: Art): string {
  const nationOf = (id: string) => art.facts.byId.get(id)?.nation ?? null;
  const isNational = ({ a, b }: DrawnBorder) => nationOf(a) !== nationOf(b);
  const open = art.lands.borders.filter((b) => b.kind === 'open');
  const closed = art.lands.borders.filter((b) => b.kind === 'closed').map((b) => b.line);
  // A path for each border, since a browser that paints a part of the sheet skips what lies outside of it as a whole.
  const each = (name: string, list: readonly string[]) =>
    `<g class="${name}">${list.map((d) => `<path d="${d}"/>`).join('')}</g>`;
  const lines = (list: readonly DrawnBorder[]) => list.map((b) => path(b.line));
  const bands = NATIONS.map(
    (id) =>
      `<g fill="none" stroke="var(--${id})"><use href="#rim-${id}" stroke-width="6" stroke-opacity=".3"/>` +
      `<use href="#rim-${id}" stroke-opacity="var(--band)" ${BANDS[id]}/></g>`,
  );
  const lakes = art.lakes.map(
    ({ outline }) => `<path class="lake" d="${path(outline, true)}"/><path class="waterline" d="${ripples(outline)}"/>`,
  );
  return (
    bands.join('') +
    lakes.join('') +
    each('ford', lines(open.filter((b) => b.river === null))) +
    each('open', lines(open.filter((b) => !isNational(b)))) +
    each('national', lines(open.filter(isNational))) +
    each(
      'closed',
      closed.map((line) => path(line)),
    ) +
    each('cliff', closed.map(cliff))
  );
}

/** Strokes that fall from a closed border to the south. */
function cliff(line: Line): string {
  const whole = lengthOf(line);
  let strokes = '';
  for (let way = 6; way < whole - 3; way += 8) {
    const { at, direction } = along(line, way);
    const fall = (direction[0] >= 0 ? 1 : -1) * (7 + ((way * 7) % 5));
    strokes += path([at, [at[0] - direction[1] * fall, at[1] + direction[0] * fall]]);
  }
  return strokes;
}

function ripples(outline: Line): string {
  const box = boxOf(outline);
  let strokes = '';
  for (let y = box.y + 7; y < box.y + box.h - 4; y += 7) {
    const inside: number[] = [];
    for (let x = box.x; x < box.x + box.w; x += 3) if (isInside([x, y], outline)) inside.push(x);
    if (inside.length < 6) continue;
    const [from, to] = [inside[0] + 5, inside[inside.length - 1] - 5];
    strokes +=
      path([
        [from, y],
        [from + (to - from) * 0.35, y],
      ]) +
      path([
        [to - (to - from) * 0.4, y],
        [to, y],
      ]);
  }
  return strokes;
}
