/** Set-up (CG-4): the set-ups there are, and the state before the first card is drawn. */
import type { ScenarioId } from '../data/scenarios.ts';
import { type Options, optionBits } from '../options.ts';
import { SETTINGS, settingNamed } from '../seats/settings.ts';
import { DECK, derive, emptyState, RING_GONE, RING_READY, type State, UNUSED } from '../state/state.ts';

export interface Setup {
  readonly scenario: ScenarioId;
  /** 2, 3 or 4 in the Trilogy; each other scenario has its own number. */
  readonly people: number;
  readonly options?: Partial<Options>;
}
/** Every scenario with every number of people. */
export const setups: readonly Setup[] = SETTINGS.map(({ scenario, people }) => ({ scenario: scenario.id, people }));

/** The people's names, in the order of the kernel's seats. */
export function seatNames(setup: Setup): readonly string[] {
  return SETTINGS[settingNamed(setup.scenario, setup.people)].seatNames;
}
export function seats(setup: Setup): readonly number[] {
  return SETTINGS[settingNamed(setup.scenario, setup.people)].seats;
}
/** All cards in their decks (CG-4.1.2 to 4.1.5). The opening hands are the first step of the game. */
export function setUp(setup: Setup): State {
  const number = settingNamed(setup.scenario, setup.people);
  const setting = SETTINGS[number];
  const s = emptyState(number, optionBits(setup.options ?? {}));
  for (const cards of setting.cardsOf) for (const card of cards) s.place[card] = DECK;
  for (const location of [...setting.battlegrounds, ...setting.paths]) s.where[location] = UNUSED;
  setting.players.forEach(({ ring }, player) => {
    s.ring[player] = ring === 'none' ? RING_GONE : RING_READY;
  });
  derive(s);
  return s;
}
