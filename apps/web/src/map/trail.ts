/** The way of a march, drawn as a bow with a head: from the middle of one region to that of the next. */
import { outlineOf, type RegionId } from './outlines.ts';

const BEND = 0.18;
const HEAD = 34;
/** Half of the angle of the head. */
const SPREAD = 0.45;

export function trailOf(from: RegionId, to: RegionId): string {
  const [x0, y0] = outlineOf(from).middle;
  const [x1, y1] = outlineOf(to).middle;
  const [dx, dy] = [x1 - x0, y1 - y0];
  const [cx, cy] = [x0 + dx / 2 - dy * BEND, y0 + dy / 2 + dx * BEND];
  const angle = Math.atan2(y1 - cy, x1 - cx);
  const barb = (turn: number): string =>
    `${Math.round(x1 - HEAD * Math.cos(angle + turn))} ${Math.round(y1 - HEAD * Math.sin(angle + turn))}`;
  const tip = `${Math.round(x1)} ${Math.round(y1)}`;
  return `M${Math.round(x0)} ${Math.round(y0)}Q${Math.round(cx)} ${Math.round(cy)} ${tip}M${barb(SPREAD)}L${tip}L${barb(-SPREAD)}`;
}
