import { opted } from '../../options.ts';
import { mayForsakeTo } from '../../verbs/forsake.ts';
import { location } from '../../verbs/text.ts';
import { addTokenHere } from '../../verbs/tokens.ts';
import { the } from '../../verbs/whom.ts';

/** The Monstrous player may forsake 1 card; if so, 1 attack token is put on this path. */
export const theDoorsOfDurin = location(
  'the-doors-of-durin',
  the('monstrous', mayForsakeTo(addTokenHere('attack'))),
  (s) => (opted(s, 'doorsOfDurin', 'none') ? -1 : 0),
);
