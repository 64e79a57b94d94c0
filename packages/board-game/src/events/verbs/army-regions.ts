/** Regions in which an Army of a side stands, besieged or not. */
import { NO_ROW, REGIONS, type Region } from '../../data/map.ts';
import type { Side } from '../../data/nations.ts';
import { armyRow } from '../../state/armies.ts';
import type { State } from '../../state/state.ts';

export function armyRegions(s: State, side: Side): Region[] {
  const regions: Region[] = [];
  for (let at = 0; at < REGIONS; at++) if (armyRow(s, at, side) !== NO_ROW) regions.push(at);
  return regions;
}
