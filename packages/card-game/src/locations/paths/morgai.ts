import { location } from '../../verbs/text.ts';
import { addTokenHere } from '../../verbs/tokens.ts';

/** 1 attack token is put on this path. */
export const morgai = location('morgai', addTokenHere('attack'));
