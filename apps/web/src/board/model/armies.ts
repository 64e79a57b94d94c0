/** What stands in each region, as the map wants it. */
import type { RegionId } from '../../map/outlines.ts';
import type { Army, Figures } from '../../map/types.ts';
import { type Counted, figuresIn, isCrowned, markOf } from './figures.ts';
import { type BoardView, isInside, regionOf, SIDES, type Side } from './view.ts';

export interface Standing {
  readonly armies: readonly Army[];
  readonly besieged?: Army;
}
type Places = Readonly<Record<string, readonly Counted[]>>;

/** Figures by place on the map: those on the march stand where they have gone, attackers where they came from. */
export function placesOf(view: BoardView): Places {
  const found: Record<string, readonly Counted[]> = {};
  for (const [place, amounts] of Object.entries(view.regions)) {
    const at = placeOnMap(view, place);
    if (at !== null) found[at] = merged([...(found[at] ?? []), ...figuresIn(amounts)]);
  }
  return found;
}
function placeOnMap(view: BoardView, place: string): string | null {
  if (place === 'attacking') return view.battle?.from ?? null;
  const march = /^march-(\d+)$/.exec(place);
  if (march !== null) return view.marches[Number(march[1]) - 1] ?? null;
  return place;
}
function merged(figures: readonly Counted[]): readonly Counted[] {
  const byId = new Map<string, Counted>();
  for (const figure of figures) byId.set(figure.id, { ...figure, n: figure.n + (byId.get(figure.id)?.n ?? 0) });
  return [...byId.values()];
}

function armyOf(side: Side, figures: readonly Counted[]): Army | null {
  const own = figures.filter((figure) => figure.side === side);
  if (own.length === 0) return null;
  return {
    side,
    figures: own.flatMap(({ kind, nation, n }): Figures[] =>
      kind === 'character' || nation === null ? [] : [{ kind, nation, count: n }],
    ),
    characters: own
      .filter(({ kind }) => kind === 'character')
      .map(({ id }) => ({ id, mark: markOf(id), ...(isCrowned(id) ? { crowned: true } : {}) })),
  };
}
export function standings(view: BoardView): ReadonlyMap<RegionId, Standing> {
  const found = new Map<RegionId, { armies: Army[]; besieged?: Army }>();
  for (const [place, figures] of Object.entries(placesOf(view))) {
    const region = regionOf(place) as RegionId; // places of the map are its regions
    const here = found.get(region) ?? { armies: [] };
    found.set(region, here);
    for (const side of SIDES) {
      const army = armyOf(side, figures);
      if (army === null) continue;
      if (isInside(place)) here.besieged = army;
      else here.armies.push(army);
    }
  }
  return found;
}
