/** Shadow cards that fall from the table when the Fellowship is declared in an unconquered City or Stronghold (BG-2.4.5). */
import { isFreePeoplesCityOrStronghold } from '../../data/map.ts';
import { FREE } from '../../data/nations.ts';
import { control } from '../../state/armies.ts';
import type { State } from '../../state/state.ts';
import type { TableEvent } from '../registry.ts';

export function declaredAtHome(s: State, event: TableEvent): boolean {
  return event.what === 'declared' && isFreePeoplesCityOrStronghold[event.region] && control(s, event.region) === FREE;
}
