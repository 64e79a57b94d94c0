import { GANDALF_THE_GREY, GANDALF_THE_WHITE } from '../../data/figures.ts';
import { FREE } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import { isFighting } from '../strength.ts';

const NO_GANDALF = no('BG-9.3.4', 'needs-gandalf-in-battle');

/** 3: +1 on the Combat roll, not on the re-roll. */
export const servantOfTheSecretFire: CombatCard = {
  title: 'Servant of the Secret Fire',
  may: (s, b) => isFighting(s, b, GANDALF_THE_GREY, FREE) || isFighting(s, b, GANDALF_THE_WHITE, FREE) || NO_GANDALF,
  effects: {
    3: (_game, b) => {
      b.bonus[FREE]++;
    },
  },
};
