import { printedIf } from '../../verbs/icons.ts';
import { mayMoveWielder } from '../../verbs/move.ts';
import { card } from '../../verbs/text.ts';
import { whenPlayedTo } from '../../verbs/timing.ts';

/**
 * When played on a wielder in reserve, that wielder may be moved to an active battleground straight away, even
 * when it came into reserve this round.
 */
export const fellBeast = card(
  'fell-beast',
  whenPlayedTo('reserve', mayMoveWielder('battleground')),
  printedIf('fellBeastIcons', 'none', { attack: -1, defense: -1 }),
);
