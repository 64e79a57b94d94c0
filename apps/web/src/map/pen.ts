/**
 * Paths that can be drawn anywhere in any size by their numbers alone. A transform on every sign would do the same, but a
 * browser keeps books on each of them, and there are thousands.
 */
interface Step {
  readonly command: string;
  readonly numbers: readonly number[];
}
/** A path in absolute commands. */
export type Shape = readonly Step[];

const COUNT: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };
/** In an arc, which numbers are lengths, a turn or flags, and the end point. */
const ARC_RADII = 2;
const ARC_END = 5;

/** Reads the path data that designers write. */
export function shape(data: string): Shape {
  const steps: Step[] = [];
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const [, letter, rest] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const upper = letter.toUpperCase();
    const count = COUNT[upper];
    if (count === undefined) throw new Error(`a path cannot say “${letter}” here`);
    const relative = letter !== upper;
    const numbers = numbersIn(rest, upper);
    for (let i = 0; i === 0 || i < numbers.length; i += Math.max(1, count)) {
      const own = numbers.slice(i, i + count);
      const command = upper === 'M' && i > 0 ? 'L' : upper;
      if (command === 'Z') {
        [x, y] = [startX, startY];
        steps.push({ command, numbers: [] });
        break;
      }
      const absolute = relative ? own.map((n, k) => n + base(command, k, x, y)) : own;
      if (command === 'H') x = absolute[0];
      else if (command === 'V') y = absolute[0];
      else [x, y] = absolute.slice(-2);
      if (command === 'M') [startX, startY] = [x, y];
      steps.push(
        command === 'H' || command === 'V' ? { command: 'L', numbers: [x, y] } : { command, numbers: absolute },
      );
    }
  }
  return steps;
}

/** What a relative number counts from. */
function base(command: string, index: number, x: number, y: number): number {
  if (command === 'H') return x;
  if (command === 'V') return y;
  if (command === 'A') return index < ARC_END ? 0 : index === ARC_END ? x : y;
  return index % 2 === 0 ? x : y;
}

/** The flags of an arc may be written without anything between them. */
function numbersIn(text: string, command: string): number[] {
  const number = /-?(?:\d+\.?\d*|\.\d+)/g;
  if (command !== 'A') return (text.match(number) ?? []).map(Number);
  return [
    ...text.matchAll(
      /(-?[\d.]+)[ ,]*(-?[\d.]+)[ ,]*(-?[\d.]+)[ ,]*([01])[ ,]*([01])[ ,]*(-?(?:\d+\.?\d*|\.\d+))[ ,]*(-?(?:\d+\.?\d*|\.\d+))/g,
    ),
  ].flatMap(([, ...found]) => found.map(Number));
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Path data of a shape, its origin at a point, in a scale. */
export function drawn(what: Shape, x: number, y: number, scale: number): string {
  let data = '';
  for (const { command, numbers } of what) {
    data += command;
    for (let i = 0; i < numbers.length; i++) {
      const isLength = command === 'A' && i < ARC_RADII;
      const isFlag = command === 'A' && i >= ARC_RADII && i < ARC_END;
      const isX = (command === 'A' ? i - ARC_END : i) % 2 === 0;
      const value = isFlag ? numbers[i] : isLength ? numbers[i] * scale : numbers[i] * scale + (isX ? x : y);
      data += `${i > 0 ? ' ' : ''}${round(value)}`;
    }
  }
  return data;
}
