/** The generated modules as text: as few bytes as can be, decoded by `src/map/outlines.ts` and `src/map/places.ts`. */
import type { Box } from '../src/map/plane.ts';
import type { Advances } from '../src/map/text.ts';
import type { FeatureLabel, RiverLabel } from './art/labels.ts';
import { joined, path } from './draw/svg.ts';
import type { Region } from './facts/facts.ts';
import type { Line } from './geometry/lines.ts';
import type { Lands } from './land/borders.ts';
import type { Title } from './place/home.ts';
import type { Plan } from './place/plans.ts';

const HEADER = '// Made by apps/web/map/generate.ts; do not change by hand.\n';
const list = (items: readonly string[]): string => items.map((item) => `  ${item},\n`).join('');

/** The first point, then steps, all in half units. */
function steps(line: Line): string {
  const onGrid = line.map(([x, y]) => [Math.round(x * 2), Math.round(y * 2)]);
  return joined(
    onGrid.flatMap(([x, y], i) => (i === 0 ? [x, y] : [x - onGrid[i - 1][0], y - onGrid[i - 1][1]])).map(String),
  );
}

export function writeOutlines(lands: Lands): string {
  const used = [...lands.outlines.keys()];
  const borders = lands.borders.map(({ a, b, kind, line }) => `['${a}', '${b}', '${kind}', '${steps(line)}']`);
  const rings = used.map((id) => {
    const ring = (lands.rings.get(id) ?? []).map(({ border, backward }) => (backward ? ~border : border));
    return `'${id}': [${ring.join(', ')}]`;
  });
  return (
    `${HEADER}/** Two regions (or a region and what lies beyond), how the border is drawn, and its line. */\n` +
    `export const BORDERS: readonly (readonly [string, string, string, string])[] = [\n${list(borders)}];\n` +
    '/** The borders around each region; ~n is border n walked backward. */\n' +
    `export const RINGS = {\n${list(rings)}} as const;\n`
  );
}

export interface RegionPlaces {
  readonly region: Region;
  readonly home: Title;
  readonly plans: readonly Plan[];
  readonly far: Box;
}

/** Outward for what is kept clear, so that nothing is lost by rounding. */
const wholeBox = ({ x, y, w, h }: Box): number[] => {
  const [left, top] = [Math.ceil(x), Math.ceil(y)];
  return [left, top, Math.floor(x + w) - left, Math.floor(y + h) - top];
};
const crestPlace = (crest: Box | null): number[] => (crest === null ? [] : [Math.round(crest.x), Math.round(crest.y)]);

export function writePlaces(places: readonly RegionPlaces[]): string {
  const entries = places.map(({ region, home, plans, far }) => {
    const { id, nation, settlement, fortification } = region;
    const sign = settlement ?? (fortification ? 'fortification' : null);
    const text = (value: string | null) => (value === null ? 'null' : `'${value}'`);
    const plan = (p: Plan) => `[${[...wholeBox(p.name), p.size, ...wholeBox(p.field), ...crestPlace(p.crest)]}]`;
    const titles = [`[${[...wholeBox(home.name), home.size, ...crestPlace(home.crest)]}]`, `[${wholeBox(far)}]`];
    return `'${id}': [${text(nation)}, ${text(sign)}, ${[...titles, ...plans.map(plan)]}]`;
  });
  return (
    `${HEADER}/** Nation, sign, home of the name, field from afar, then the plans; see src/map/places.ts. */\n` +
    "type Nation = import('../types.ts').Nation;\ntype Sign = import('../places.ts').Sign;\n" +
    'type Row = readonly [Nation | null, Sign | null, ...(readonly number[])[]];\n' +
    `export const PLACES: Readonly<Record<string, Row>> = {\n${list(entries)}};\n`
  );
}

export function writeAdvances(advances: Advances): string {
  const entries = Object.entries(advances).map(([character, width]) => `${JSON.stringify(character)}: ${width}`);
  return `${HEADER}/** Alegreya bold, in thousandths of the size. */\nexport const ADVANCES: Readonly<Record<string, number>> = {\n${list(entries)}};\n`;
}

export function writeFeatures(features: readonly FeatureLabel[], rivers: readonly RiverLabel[]): string {
  return (
    `${HEADER}/** Waters and mountains: where their names are written, how large, and whether only from near. */\n` +
    'export const FEATURES: readonly (readonly [string, number, number, number, number, number, boolean])[] = [\n' +
    list(features.map(({ id, box, size, near }) => `['${id}', ${[...wholeBox(box), size]}, ${near}]`)) +
    '];\n/** Rivers: the line on which the name is written, and its length. */\n' +
    'export const RIVERS: readonly (readonly [string, string, number])[] = [\n' +
    list(rivers.map(({ id, line, length }) => `['${id}', '${path(line)}', ${Math.floor(length)}]`)) +
    '];\n'
  );
}
