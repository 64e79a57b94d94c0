import { sortTopThree } from '../../verbs/draw-play-cycle.ts';
import { card } from '../../verbs/text.ts';
import { useYourAction } from '../../verbs/timing.ts';

/**
 * While its wielder is in reserve, as an action and no more than once per round: look at the top 3 cards of your
 * draw deck; eliminate one, cycle one and keep the last in hand.
 */
export const palantirOfOrthanc = card(
  'palantir-of-orthanc',
  useYourAction({ from: 'reserve', oncePerRound: true, to: sortTopThree() }),
);
