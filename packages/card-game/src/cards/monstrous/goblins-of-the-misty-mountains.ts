import { card } from '../../verbs/text.ts';

/** No game text. */
export const goblinsOfTheMistyMountains = card('goblins-of-the-misty-mountains');
