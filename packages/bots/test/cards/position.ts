/** Positions of the card game in words, and what a machine answers in them. */
import { cardGame, type Fact, type State, stage, type View } from '@amon-hen/card-game';
import { FastChance, isRefusal, Position, read, spell } from '@amon-hen/kernel';
import type { CardMachine } from '../../src/cards/instinct.ts';
import { answerOf } from '../../src/index.ts';

export type Player = 'frodo' | 'witch-king' | 'aragorn' | 'saruman';
export interface Scene {
  readonly given: object;
  /** What is answered before the machine is asked: player and words. */
  readonly before?: readonly (readonly [Player, string])[];
}
const seats: readonly string[] = ['frodo', 'witch-king', 'aragorn', 'saruman'];
const LUCKS = [1, 2, 3];

function begin({ given, before = [] }: Scene): Position<State, Fact, View> {
  const setup = stage.setup(given);
  const position = Position.at(cardGame, stage.arrange(setup, given, FastChance.fromSeed(1)), FastChance.fromSeed(1));
  for (const [name, says] of before) {
    const seat = seats.indexOf(name);
    const which = position.pending.findIndex((d) => d.by.includes(seat));
    const decision = position.pending[which];
    if (decision === undefined) throw new Error(`${name} is not asked: ${says}`);
    const answer = read(decision, says);
    if (isRefusal(answer)) throw new Error(`${decision.about}: ${says} is refused: ${answer.why}`);
    position.answer(seat, which, answer);
  }
  return position;
}
/** The machine's answers in this scene, in words, with different luck. */
export function answers(machine: CardMachine, scene: Scene, player: Player): readonly string[] {
  const seat = seats.indexOf(player);
  return LUCKS.map((luck) => {
    const position = begin(scene);
    const given = answerOf(position, seat, machine, {
      chance: FastChance.fromSeed(luck),
      milliseconds: 300,
      now: () => 0,
    });
    if (given === null) throw new Error(`${player} is not asked`);
    if (given.intervention !== null) throw new Error(given.intervention);
    const decision = position.pending[given.which];
    return `${decision.about}: ${spell(decision, given.answer)}`;
  });
}
