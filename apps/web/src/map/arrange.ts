/** How a region shows its name, its crest and its tokens. Reckoned once for each change of what stands there. */
import { ADVANCES } from './generated/advances.ts';
import type { RegionId } from './outlines.ts';
import { type Plan, placesOf } from './places.ts';
import type { Box } from './plane.ts';
import { CREST_SCALE, type WrittenName, writeName } from './text.ts';
import { layTokens, type Placed, type Standing, summed, type TokenLayout } from './tokens.ts';

export interface RegionFace {
  readonly name: WrittenName;
  readonly crest: { readonly box: Box; readonly scale: number } | null;
  readonly tokens: readonly Placed[];
  readonly scale: number;
}

export const isEmpty = ({ armies, besieged, fellowship, note }: Standing): boolean =>
  besieged === undefined &&
  fellowship === undefined &&
  note === undefined &&
  armies.every(({ figures, characters }) => characters.length === 0 && figures.every(({ count }) => count === 0));

/** A plan that comes earlier is kept unless another shows tokens this much larger: names should not jump about. */
const WORTH_A_MOVE = 1.08;

export function arrange(id: RegionId, name: string, standing: Standing): RegionFace {
  const { home, plans } = placesOf(id);
  const chosen = isEmpty(standing) ? null : (choosePlan(plans, standing) ?? choosePlan(plans, summed(standing)));
  if (chosen === null) {
    const crest = home.crest === null ? null : { box: home.crest, scale: 1 };
    return { name: writeName(name, home.name, home.size, ADVANCES), crest, tokens: [], scale: 1 };
  }
  const { plan, layout } = chosen;
  return {
    name: writeName(name, plan.name, plan.size, ADVANCES),
    crest: plan.crest === null ? null : { box: plan.crest, scale: CREST_SCALE },
    tokens: layout.placed,
    scale: layout.scale,
  };
}

function choosePlan(plans: readonly Plan[], standing: Standing): { plan: Plan; layout: TokenLayout } | null {
  let best: { plan: Plan; layout: TokenLayout } | null = null;
  for (const plan of plans) {
    const layout = layTokens(standing, plan.field);
    if (layout === null) continue;
    if (best === null || layout.scale > best.layout.scale * WORTH_A_MOVE) best = { plan, layout };
  }
  return best;
}

const LARGEST_FROM_AFAR = 3.2;

/** From afar: one counter for each army, and no name. */
export function arrangeFar(id: RegionId, standing: Standing): TokenLayout | null {
  return isEmpty(standing) ? null : layTokens(summed(standing), placesOf(id).far, LARGEST_FROM_AFAR);
}
