/** What is printed on the map, the cards, the tiles and the figures: for those who show the game and need none of its rules. */
export { cardFacts } from './data/cards.ts';
export { figureId, isCaptainOfTheWest, leadershipOf, levelOf } from './data/figures.ts';
export { nationId } from './data/nations.ts';
export { regionFacts } from './data/regions.ts';
export { tileFacts } from './data/tiles.ts';
export { textUnknown } from './editions/first.ts';
