import { recycleAll } from '../../verbs/draw.ts';
import { takeFromDeckOrCyclePile } from '../../verbs/fetch.ts';
import { location } from '../../verbs/text.ts';
import { the } from '../../verbs/whom.ts';

/**
 * The Isengard player may take Saruman into hand from draw deck or cycle pile; after that the same player recycles
 * the cycle pile (compulsory).
 */
export const orthanc = location(
  'orthanc',
  the('isengard', takeFromDeckOrCyclePile(['saruman'], { optional: true }), recycleAll),
);
