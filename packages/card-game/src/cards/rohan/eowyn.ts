import { opted } from '../../options.ts';
import { locationOf } from '../../state/queries.ts';
import type { State } from '../../state/state.ts';
import { eliminateOne, inPlay, isAt } from '../../verbs/destroy.ts';
import { takeFromCyclePile } from '../../verbs/fetch.ts';
import { NAZGUL } from '../../verbs/filter.ts';
import { printedIf } from '../../verbs/icons.ts';
import { card, type Effect } from '../../verbs/text.ts';
import { whenPlayedTo } from '../../verbs/timing.ts';

/** One Nazgûl where she stands; the source that names no place is an option (CG-16.7.5). */
const mayKillNazgul: Effect = {
  can: () => true,
  *run(table, at) {
    const victims = (s: State): number[] =>
      inPlay(s, (c) => NAZGUL(c) && (opted(s, 'eowynNazgul', 'any') || isAt(s, c, locationOf(s, at.card))));
    yield* eliminateOne(table, at, victims, true);
  },
};

/**
 * When played to a battleground, her player may eliminate one Nazgûl character that is on that same battleground. When
 * played to reserve, her player may take Merry or Pippin out of the cycle pile into hand.
 */
export const eowyn = card(
  'eowyn',
  whenPlayedTo('battleground', mayKillNazgul),
  whenPlayedTo('reserve', takeFromCyclePile(['merry-brandybuck', 'pippin-took'], { optional: true })),
  printedIf('eowynAttack', 'plain', { attack: 1, attackLeadership: -1 }),
);
