/** Where things stand in each region: its name and crest at rest, and plans that make room for tokens. */
import { PLACES } from './generated/places.ts';
import type { RegionId } from './outlines.ts';
import type { Box } from './plane.ts';
import { CREST_SCALE, crestSize } from './text.ts';
import type { Nation } from './types.ts';

export type Sign = 'town' | 'city' | 'stronghold' | 'fortification';

/** The box kept for the name, the largest size of its type, and the crest. */
export interface Title {
  readonly name: Box;
  readonly size: number;
  readonly crest: Box | null;
}
/** With tokens in a field of their own. */
export interface Plan extends Title {
  readonly field: Box;
  /** For a siege, in which the walls stand for the crest. */
  readonly siege: boolean;
}
export interface Places {
  readonly nation: Nation | null;
  readonly sign: Sign | null;
  readonly home: Title;
  readonly plans: readonly Plan[];
  /** For tokens, where no name is written. */
  readonly far: Box;
}

const boxFrom = ([x, y, w, h]: readonly number[]): Box => ({ x, y, w, h });

function placesFrom([nation, sign, home, far, ...plans]: (typeof PLACES)[string]): Places {
  const size = crestSize({ nation, settlement: sign, fortification: false });
  const crest = (at: readonly number[], scale: number): Box | null =>
    at.length === 0 ? null : { x: at[0], y: at[1], w: size.w * scale, h: size.h * scale };
  return {
    nation,
    sign,
    home: { name: boxFrom(home), size: home[4], crest: crest(home.slice(5), 1) },
    far: boxFrom(far),
    plans: plans.map((plan) => ({
      name: boxFrom(plan),
      size: plan[4],
      field: boxFrom(plan.slice(5)),
      crest: crest(plan.slice(9), CREST_SCALE),
      siege: home.length > 5 && plan.length === 9,
    })),
  };
}

const byId = new Map(Object.entries(PLACES).map(([id, row]) => [id, placesFrom(row)]));
export function placesOf(id: RegionId): Places {
  const places = byId.get(id);
  if (places === undefined) throw new Error(`there is no region ${id}`);
  return places;
}
