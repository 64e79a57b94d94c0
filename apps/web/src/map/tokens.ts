/**
 * Where the tokens of a region stand. An army is a row of heads (pennants of Leaders, wings of Nazgûl, medals of
 * characters) over its counters, one for each nation. A siege is a walled army above the besiegers, within a palisade.
 * All of it flows into a box in the largest scale that fits, so tokens can never leave it.
 */
import type { Box } from './plane.ts';
import type { Army, Character, Nation, RegionView, Side } from './types.ts';

/** Sizes in token units; a scale turns them into sheet units. */
export const COUNTER = { h: 30, badge: 28, cell: 20 } as const;
export const HEAD = { h: 17, pennant: 11, wings: 17, medal: 20, digit: 9 } as const;
export const RING_SIZE = 34;
const NOTE = { h: 22, edge: 26, letter: 7.5 } as const;
const GAP = 3;
const KEEP = { side: 4, top: 8, bottom: 3 } as const;
const PALISADE = 5;
/** So many pennants or wings stand side by side; more are one with a number. */
const SHOWN_ONE_BY_ONE = 2;

export type Token =
  | {
      readonly kind: 'counter';
      readonly side: Side;
      readonly nation: Nation;
      readonly regular: number;
      readonly elite: number;
    }
  | { readonly kind: 'pennant'; readonly nation: Nation; readonly count: number }
  | { readonly kind: 'wings'; readonly count: number }
  | { readonly kind: 'medal'; readonly side: Side; readonly character: Character }
  | { readonly kind: 'fellowship'; readonly revealed: boolean }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'keep' }
  | { readonly kind: 'palisade' };

export interface Placed {
  readonly token: Token;
  /** In sheet units. */
  readonly box: Box;
}
export interface TokenLayout {
  readonly scale: number;
  readonly placed: readonly Placed[];
}

interface Block {
  readonly w: number;
  readonly h: number;
  readonly placed: readonly Placed[];
}

const single = (token: Token, w: number, h: number): Block => ({
  w,
  h,
  placed: [{ token, box: { x: 0, y: 0, w, h } }],
});
const shifted = (block: Block, dx: number, dy: number): Placed[] =>
  block.placed.map(({ token, box }) => ({ token, box: { ...box, x: box.x + dx, y: box.y + dy } }));

/** Side by side, centred on one another. */
function row(blocks: readonly Block[]): Block {
  const h = Math.max(...blocks.map((b) => b.h));
  const placed: Placed[] = [];
  let x = 0;
  for (const block of blocks) {
    placed.push(...shifted(block, x, (h - block.h) / 2));
    x += block.w + GAP;
  }
  return { w: x - GAP, h, placed };
}

/** One above the other, centred. */
function column(blocks: readonly Block[], gap = GAP): Block {
  const w = Math.max(...blocks.map((b) => b.w));
  const placed: Placed[] = [];
  let y = 0;
  for (const block of blocks) {
    placed.push(...shifted(block, (w - block.w) / 2, y));
    y += block.h + gap;
  }
  return { w, h: y - gap, placed };
}

/** In as many rows as the width asks for. */
function flow(blocks: readonly Block[], width: number): Block {
  const [first, ...others] = blocks;
  const rows = [[first]];
  let used = first.w;
  for (const block of others) {
    used += GAP + block.w;
    if (used <= width) rows[rows.length - 1].push(block);
    else {
      rows.push([block]);
      used = block.w;
    }
  }
  return column(rows.map(row));
}

const total = (army: Army, kind: 'regular' | 'elite' | 'leader' | 'nazgul', nation?: Nation): number =>
  army.figures
    .filter((f) => f.kind === kind && (nation === undefined || f.nation === nation))
    .reduce((sum, f) => sum + f.count, 0);
export const unitsOf = (army: Army, nation?: Nation): number =>
  total(army, 'regular', nation) + total(army, 'elite', nation);
const nationsOf = (army: Army): Nation[] => [...new Set(army.figures.map((f) => f.nation))];

function headsOf(army: Army): Block[] {
  const heads: Block[] = [];
  const several = (token: (count: number) => Token, count: number, w: number) => {
    if (count > SHOWN_ONE_BY_ONE) heads.push(single(token(count), w + HEAD.digit * String(count).length, HEAD.h));
    else for (let i = 0; i < count; i++) heads.push(single(token(1), w, HEAD.h));
  };
  for (const nation of nationsOf(army)) {
    several((count) => ({ kind: 'pennant', nation, count }), total(army, 'leader', nation), HEAD.pennant);
  }
  several((count) => ({ kind: 'wings', count }), total(army, 'nazgul'), HEAD.wings);
  for (const character of army.characters) {
    heads.push(single({ kind: 'medal', side: army.side, character }, HEAD.medal, HEAD.h));
  }
  return heads;
}

export const counterWidth = (regular: number, elite: number): number =>
  COUNTER.badge + (regular > 0 ? COUNTER.cell : 0) + (elite > 0 ? COUNTER.cell : 0);

function countersOf(army: Army): Block[] {
  return nationsOf(army)
    .filter((nation) => unitsOf(army, nation) > 0)
    .map((nation) => {
      const [regular, elite] = [total(army, 'regular', nation), total(army, 'elite', nation)];
      const token: Token = { kind: 'counter', side: army.side, nation, regular, elite };
      return single(token, counterWidth(regular, elite), COUNTER.h);
    });
}

function armyBlock(army: Army, width: number): Block | null {
  const parts = [headsOf(army), countersOf(army)].filter((blocks) => blocks.length > 0);
  if (parts.length === 0) return null;
  return column(
    parts.map((blocks) => flow(blocks, width)),
    0,
  );
}

/** Around a block, with the wall itself as the first thing drawn. */
function within(token: Token, inner: Block, edge: { side: number; top: number; bottom: number }): Block {
  const w = inner.w + 2 * edge.side;
  const h = inner.h + edge.top + edge.bottom;
  return { w, h, placed: [{ token, box: { x: 0, y: 0, w, h } }, ...shifted(inner, edge.side, edge.top)] };
}

/** The walls above the besiegers, or left of them where the field is wide. */
function siegeBlock(besieged: Army, besiegers: readonly Army[], width: number, wide: boolean): Block | null {
  const room = width - 2 * PALISADE;
  const part = wide ? (room - GAP) / 2 : room;
  const inside = armyBlock(besieged, part - 2 * KEEP.side);
  const blocks = inside === null ? [] : [within({ kind: 'keep' }, inside, KEEP)];
  for (const army of besiegers) {
    const block = armyBlock(army, part);
    if (block !== null) blocks.push(block);
  }
  if (blocks.length === 0) return null;
  const inner = wide ? row(blocks) : column(blocks);
  return within({ kind: 'palisade' }, inner, { side: PALISADE, top: PALISADE, bottom: PALISADE });
}

export type Standing = Pick<RegionView, 'armies' | 'besieged' | 'fellowship' | 'note'>;

function blocksOf({ armies, besieged, fellowship, note }: Standing, width: number, wide: boolean): Block[] {
  const groups =
    besieged === undefined ? armies.map((army) => armyBlock(army, width)) : [siegeBlock(besieged, armies, width, wide)];
  const blocks = groups.filter((block) => block !== null);
  if (fellowship !== undefined) {
    blocks.push(single({ kind: 'fellowship', revealed: fellowship === 'revealed' }, RING_SIZE, RING_SIZE));
  }
  if (note !== undefined) {
    blocks.push(single({ kind: 'note', text: note }, NOTE.edge + NOTE.letter * note.length, NOTE.h));
  }
  return blocks;
}

const LARGEST = 2;
const STEP = 0.96;
/** Smaller than this nobody could read it at any zoom. */
export const LEAST_SCALE = 0.32;

/** The largest layout that fits into the box, or null when none does. */
export function layTokens(standing: Standing, box: Box, largest = LARGEST): TokenLayout | null {
  const ways = standing.besieged === undefined ? [false] : [false, true];
  const inOneRow = blocksOf(standing, Number.POSITIVE_INFINITY, false);
  if (inOneRow.length === 0) return { scale: largest, placed: [] };
  // No scale can be larger than the one in which the tokens alone would fill the box.
  const covered = inOneRow
    .flatMap(({ placed }) => placed)
    .reduce((sum, p) => sum + (isWall(p.token) ? 0 : p.box.w * p.box.h), 0);
  const most = Math.sqrt((box.w * box.h) / covered);
  for (let scale = largest; scale >= LEAST_SCALE; scale *= STEP) {
    if (scale > most) continue;
    for (const wide of ways) {
      const whole = flow(blocksOf(standing, box.w / scale, wide), box.w / scale);
      if (whole.w * scale <= box.w && whole.h * scale <= box.h) return { scale, placed: onSheet(whole, box, scale) };
    }
  }
  return null;
}
const isWall = ({ kind }: Token): boolean => kind === 'keep' || kind === 'palisade';

/** In the middle of a box. */
function onSheet(whole: Block, box: Box, scale: number): Placed[] {
  const left = box.x + (box.w - whole.w * scale) / 2;
  const top = box.y + (box.h - whole.h * scale) / 2;
  return whole.placed.map(({ token, box: { x, y, w, h } }) => ({
    token,
    box: { x: left + x * scale, y: top + y * scale, w: w * scale, h: h * scale },
  }));
}

/** Seen from afar, an army is one counter: the badge of its largest nation and the number of its units. */
export function summed(standing: Standing): Standing {
  const sum = (army: Army): Army => {
    const [first] = nationsOf(army).sort((a, b) => unitsOf(army, b) - unitsOf(army, a));
    const units = unitsOf(army);
    if (units > 0)
      return { side: army.side, figures: [{ nation: first, kind: 'regular', count: units }], characters: [] };
    return { ...army, characters: army.characters.slice(0, 1), figures: army.figures.map((f) => ({ ...f, count: 1 })) };
  };
  const { armies, besieged, fellowship } = standing;
  return {
    armies: armies.map(sum),
    ...(besieged === undefined ? {} : { besieged: sum(besieged) }),
    ...(fellowship === undefined ? {} : { fellowship }),
  };
}
