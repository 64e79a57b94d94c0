import { pathDefense } from '../../verbs/icons.ts';
import { card } from '../../verbs/text.ts';

/** While it is on a path, that path itself (not the wielder) has 2 more defense icons. */
export const phialOfGaladriel = card('phial-of-galadriel', pathDefense(2));
