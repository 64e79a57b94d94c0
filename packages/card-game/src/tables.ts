/** What is printed on the cards and the locations: for those who show the game and need none of its rules. */
export { BATTLEGROUNDS, type Battleground } from './data/battlegrounds.ts';
export { type CardType, FACTIONS, type FactionCard, type FactionId, type Wielder } from './data/faction-card.ts';
export { FACTION_CARDS } from './data/faction-cards.ts';
export { PATHS, type Path } from './data/paths.ts';
export { SCENARIOS, type ScenarioData } from './data/scenarios.ts';
export type { CardView, LocationView, PileView, PlayerView, ProspectView, View } from './state/view-shape.ts';
