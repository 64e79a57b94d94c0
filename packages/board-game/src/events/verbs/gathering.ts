/** Shadow Armies that march to join another one (Shadows Gather, The Shadow Lengthens). */
import { freely } from '../../armies/movement.ts';
import { presence } from '../../armies/settle.ts';
import { SHADOW } from '../../data/nations.ts';
import type { FarMarch } from './far-march.ts';

/** Up to so many regions, ending with a second Shadow Army that is not besieged; it may itself besiege. */
export function gathering(steps: number): FarMarch {
  return { side: SHADOW, steps, rule: freely, mayEnd: (s, from, at) => at !== from && presence(s, at, SHADOW) > 0 };
}
