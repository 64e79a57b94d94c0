import { pickOne, type Rules } from '@amon-hen/kernel';
import { eliminate } from '../../characters/eliminate.ts';
import { figureId, MERIADOC, minions, PEREGRIN } from '../../data/figures.ts';
import { FREE, SHADOW } from '../../data/nations.ts';
import { type CombatCard, no } from '../../events/registry.ts';
import type { Table } from '../../fact.ts';
import { commander } from '../../seats/seats.ts';
import type { Battle } from '../../state/battle.ts';
import { fighters, isFighting } from '../strength.ts';
import { causeOf } from './cause.ts';

const NO_HOBBIT = no('BG-9.3.4', 'needs-hobbit-in-battle');

/** 6: a hit of the Leader re-roll is spent, and a Minion in the battle is eliminated. */
function* stab(game: Table, b: Battle): Rules<void> {
  const s = game.state;
  const options = minions.filter((minion) => isFighting(s, b, minion, SHADOW));
  if (b.rerollHits[FREE] === 0 || options.length === 0) return;
  const minion = yield* pickOne({
    by: commander(s, fighters(b, FREE), FREE),
    rule: causeOf(b, FREE),
    about: 'eliminate-minion',
    id: (figure) => `eliminate ${figureId[figure]}`,
    options,
  });
  b.rerollHits[FREE]--;
  eliminate(game, minion, causeOf(b, FREE));
}
export const bladeOfWesternesse: CombatCard = {
  title: 'Blade of Westernesse',
  may: (s, b) => isFighting(s, b, MERIADOC, FREE) || isFighting(s, b, PEREGRIN, FREE) || NO_HOBBIT,
  effects: { 6: stab },
};
