/** Loads that a region may have to carry, from the common to the largest the figures of the game allow. */

import type { Standing } from '../../src/map/tokens.ts';
import type { Army, Nation } from '../../src/map/types.ts';

const FREE: readonly Nation[] = ['dwarves', 'elves', 'gondor', 'north', 'rohan'];
const SHADOW: readonly Nation[] = ['isengard', 'sauron', 'southrons-easterlings'];
const COMPANIONS = ['St', 'Ga', 'Bo', 'Le', 'Gi', 'Me', 'Pe'];
const MINIONS = ['Wi', 'Sa', 'Mo'];

const company = (marks: readonly string[]) => marks.map((mark) => ({ id: mark, mark }));

/** One nation, both kinds of units, a Leader and a character. */
export const COMMON: Standing = {
  armies: [
    {
      side: 'free',
      figures: [
        { nation: 'gondor', kind: 'regular', count: 5 },
        { nation: 'gondor', kind: 'elite', count: 3 },
        { nation: 'gondor', kind: 'leader', count: 1 },
      ],
      characters: company(['St']),
    },
  ],
};

/** Two nations and their captains. */
export const ALLIES: Standing = {
  armies: [
    {
      side: 'free',
      figures: [
        ...COMMON.armies[0].figures,
        { nation: 'rohan', kind: 'regular', count: 2 },
        { nation: 'rohan', kind: 'elite', count: 2 },
        { nation: 'rohan', kind: 'leader', count: 1 },
      ],
      characters: company(['St', 'Ga']),
    },
  ],
};

export const SIEGE: Standing = {
  besieged: COMMON.armies[0],
  armies: [
    {
      side: 'shadow',
      figures: [
        { nation: 'sauron', kind: 'regular', count: 6 },
        { nation: 'sauron', kind: 'elite', count: 4 },
        { nation: 'sauron', kind: 'nazgul', count: 1 },
      ],
      characters: [],
    },
  ],
};

/** Ten units of five nations (BG-8.2.1), every Leader, and everybody of the Free Peoples who has a name. */
const FREE_HOST: Army = {
  side: 'free',
  figures: FREE.flatMap((nation) => [
    { nation, kind: 'regular', count: 1 },
    { nation, kind: 'elite', count: 1 },
    { nation, kind: 'leader', count: 4 },
  ]),
  characters: company(COMPANIONS),
};
/** Of besieged units there are five (BG-10.2.4). */
const GARRISON: Army = { ...FREE_HOST, figures: FREE_HOST.figures.filter(({ kind }) => kind !== 'elite') };
const FLYING: Army = {
  side: 'shadow',
  figures: [{ nation: 'sauron', kind: 'nazgul', count: 8 }],
  characters: company(MINIONS),
};
const SHADOW_HOST: Army = {
  ...FLYING,
  figures: [
    ...SHADOW.flatMap((nation): Army['figures'] => [
      { nation, kind: 'regular', count: 10 },
      { nation, kind: 'elite', count: 6 },
    ]),
    ...FLYING.figures,
  ],
};

/** In the open: a host of the side with more nations, and all of the other that can be there without an army. */
export const LARGEST_HOST: Standing = { armies: [FREE_HOST, FLYING], fellowship: 'revealed' };
/** In a Stronghold: a garrison inside, a host before the walls. */
export const LARGEST_SIEGE: Standing = {
  besieged: GARRISON,
  armies: [SHADOW_HOST],
  fellowship: 'revealed',
};
