export { isRefusal, judge, KERNEL, kernelRefusal, meaning, read, spell } from './answers.ts';
export {
  type Chance,
  type ChanceState,
  commitment,
  FastChance,
  KeyedChance,
  type Script,
  ScriptError,
  ScriptedChance,
  seedFromText,
  WHATEVER,
} from './chance.ts';
export {
  type Answer,
  type Ask,
  type Asking,
  type Decision,
  faceDown,
  type Part,
  type PickOne,
  type PickSome,
  type Privacy,
  part,
  pickOne,
  pickSome,
  type Question,
  type Refusal,
  type Refused,
  type RuleId,
  type Rules,
  type Seat,
  type ShareOut,
  type ShareQuestion,
  type SomeQuestion,
  shareOut,
  together,
  type Values,
  type Verdict,
} from './decision.ts';
export { type Game, hear, type Json, type Outcome, type Rulebook, type Secret, type Table, type Told } from './game.ts';
export { type Entry, Journal, standing } from './journal.ts';
export { LineError, readLine, writeLine } from './line.ts';
export { type Offer, type OwnOffer, offers, ownOffer } from './offer.ts';
export { anyAnswer, anyChoice, playout } from './playout.ts';
export { Position, type SavedPosition } from './position.ts';
export {
  chanceOf,
  type GameRecord,
  type RecordProblem,
  type Result,
  readRecord,
  replayRecord,
  resultOf,
  writeRecord,
} from './record.ts';
export { Run } from './run.ts';
export { hex } from './sha256.ts';
export { GivenError, type Stage } from './stage.ts';
