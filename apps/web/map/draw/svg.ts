/** SVG in as few bytes as can be: relative steps, lines on the grid of whole units, places on that of halves. */
import type { Line } from '../geometry/lines.ts';

/** On the half-unit grid, without a leading zero. */
export const half = (value: number): string => String(Math.round(value * 2) / 2).replace(/^(-?)0\./, '$1.');

/** Numbers one after the other, with no blank where a minus sign or a point already parts them. */
export function joined(numbers: readonly string[]): string {
  let text = '';
  let last = '';
  for (const number of numbers) {
    const parted = last === '' || number.startsWith('-') || (number.startsWith('.') && last.includes('.'));
    text += parted ? number : ` ${number}`;
    last = number;
  }
  return text;
}

/** A whole unit is a third of a pixel on a laptop: a drawn line needs no finer grid. */
export function path(line: Line, closed = false): string {
  const onGrid = line.map(([x, y]) => [Math.round(x), Math.round(y)]);
  const steps: string[] = [];
  for (let i = 1; i < onGrid.length; i++) {
    const [dx, dy] = [onGrid[i][0] - onGrid[i - 1][0], onGrid[i][1] - onGrid[i - 1][1]];
    if (dx !== 0 || dy !== 0) steps.push(String(dx), String(dy));
  }
  const start = joined(onGrid[0].map(String));
  return `M${start}${steps.length > 0 ? `l${joined(steps)}` : ''}${closed ? 'z' : ''}`;
}

/** Lines that begin where others end become one, so that dashes run on and fewer points are written. */
export function chained(lines: readonly Line[]): Line[] {
  const rest = new Set(lines);
  const same = (a: Line[number], b: Line[number]) => a[0] === b[0] && a[1] === b[1];
  const chains: Line[] = [];
  for (const first of lines) {
    if (!rest.delete(first)) continue;
    let chain = first;
    for (let grew = true; grew; ) {
      grew = false;
      const [head, tip] = [chain[0], chain[chain.length - 1]];
      if (same(head, tip)) break;
      for (const line of rest) {
        const [start, end] = [line[0], line[line.length - 1]];
        if (same(start, tip)) chain = [...chain, ...line.slice(1)];
        else if (same(end, tip)) chain = [...chain, ...line.toReversed().slice(1)];
        else if (same(end, head)) chain = [...line, ...chain.slice(1)];
        else if (same(start, head)) chain = [...line.toReversed(), ...chain.slice(1)];
        else continue;
        rest.delete(line);
        grew = true;
        break;
      }
    }
    chains.push(chain);
  }
  return chains;
}

/** All lines as one path; rings are closed. */
export const paths = (lines: readonly Line[]): string =>
  chained(lines)
    .map((line) => {
      const [head, tip] = [line[0], line[line.length - 1]];
      const ring = line.length > 2 && head[0] === tip[0] && head[1] === tip[1];
      return ring ? path(line.slice(0, -1), true) : path(line);
    })
    .join('');
