export { type Match, type Played, playGame, type Spectator } from './arena/play.ts';
export { gameSeed } from './arena/seeds.ts';
export { wilson } from './arena/statistics.ts';
export { addTallies, type Mishap, NO_TALLY, Scorer, type Summary, summary, type Tally } from './arena/tally.ts';
export { type Pairing, type Standing, standings } from './arena/tournament.ts';
export { instinct as boardInstinct } from './board/instinct.ts';
export type { Asked, Machine } from './machine.ts';
export { random } from './random.ts';
export { type Answered, answerOf, type Thinking } from './watchdog.ts';
