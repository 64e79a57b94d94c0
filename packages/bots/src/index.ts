export type { Asked, Machine } from './machine.ts';
export { random } from './random.ts';
export { type Answered, answerOf, type Thinking } from './watchdog.ts';
