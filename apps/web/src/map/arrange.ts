/** How a region shows its name, its crest and its tokens. Reckoned once for each change of what stands there. */
import { ADVANCES } from './generated/advances.ts';
import { layTokens, type Placed, type TokenLayout } from './lay.ts';
import type { RegionId } from './outlines.ts';
import { type Plan, placesOf } from './places.ts';
import { type Box, middleOf } from './plane.ts';
import { CREST_SCALE, type WrittenName, writeName } from './text.ts';
import { type Standing, summed } from './tokens.ts';

export interface RegionFace {
  readonly name: WrittenName;
  readonly crest: { readonly box: Box; readonly scale: number } | null;
  readonly tokens: readonly Placed[];
}

export const isEmpty = ({ armies, besieged, fellowship }: Standing): boolean =>
  besieged === undefined &&
  fellowship === undefined &&
  armies.every(({ figures, characters }) => characters.length === 0 && figures.every(({ count }) => count === 0));

/** A plan that comes earlier is kept unless another shows tokens this much larger: names should not jump about. */
const WORTH_A_MOVE = 1.08;

export function arrange(id: RegionId, name: string, standing: Standing): RegionFace {
  const { home, plans } = placesOf(id);
  const chosen = isEmpty(standing) ? null : (choosePlan(plans, standing) ?? choosePlan(plans, summed(standing)));
  if (chosen === null) {
    const crest = home.crest === null ? null : { box: home.crest, scale: 1 };
    return { name: writeName(name, home.name, home.size, ADVANCES), crest, tokens: [] };
  }
  const { plan, tokens } = chosen;
  return {
    name: writeName(name, plan.name, plan.size, ADVANCES),
    crest: plan.crest === null ? null : { box: plan.crest, scale: CREST_SCALE },
    tokens,
  };
}

/** All that must not be covered. */
export const boxesOf = ({ name, crest, tokens }: RegionFace): Box[] => [
  name.box,
  ...(crest === null ? [] : [crest.box]),
  ...tokens.map(({ box }) => box),
];

interface Chosen {
  readonly plan: Plan;
  readonly tokens: readonly Placed[];
}

function choosePlan(plans: readonly Plan[], standing: Standing): Chosen | null {
  const fit = plans.filter((plan) => plan.siege === (standing.besieged !== undefined));
  let best: { chosen: Chosen; scale: number } | null = null;
  for (const plan of fit.length > 0 ? fit : plans) {
    const above = best === null ? 0 : best.scale * WORTH_A_MOVE;
    const layout = layTokens(standing, plan.field, { near: middleOf(plan.name), above });
    if (layout !== null) best = { chosen: { plan, tokens: layout.placed }, scale: layout.scale };
  }
  return best === null ? null : best.chosen;
}

const LARGEST_FROM_AFAR = 3.2;

/** From afar: one counter for each army, and no name. */
export function arrangeFar(id: RegionId, standing: Standing): TokenLayout | null {
  return isEmpty(standing) ? null : layTokens(summed(standing), placesOf(id).far, { largest: LARGEST_FROM_AFAR });
}
