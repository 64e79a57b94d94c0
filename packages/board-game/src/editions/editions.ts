/** What the editions are, at a glance: rulings and starting figures. */
import { firstEditionSetup, type SetupFacts, secondEditionSetup } from '../data/setup.ts';
import type { EditionId, Rulings, Setup } from '../options.ts';
import { firstEdition } from './first.ts';
import { secondEdition } from './second.ts';

interface Edition {
  readonly rulings: Rulings;
  readonly setup: SetupFacts;
}
const editions: Readonly<Record<EditionId, Edition>> = {
  second: { rulings: secondEdition, setup: secondEditionSetup },
  first: { rulings: firstEdition, setup: firstEditionSetup }, // BG1-1.1
};
/** The rulings of a game: its edition's, and what its set-up changes. */
export function rulingsOf(setup: Setup): Rulings {
  return { ...editions[setup.edition].rulings, ...setup.rulings };
}
export function startingFigures(setup: Setup): SetupFacts {
  return editions[setup.edition].setup;
}
