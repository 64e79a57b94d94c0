/** Positions in words, and what a machine answers in them. */
import { boardGame, boardStage, type Fact, type State, type View } from '@amon-hen/board-game';
import { FastChance, isRefusal, Position, read, type Script, ScriptedChance, spell } from '@amon-hen/kernel';
import type { BoardMachine } from '../../src/board/instinct.ts';
import { answerOf } from '../../src/index.ts';

export interface Scene {
  readonly given: object;
  /** What is answered before the machine is asked: seat and words. */
  readonly before?: readonly (readonly ['free' | 'shadow', string])[];
  /** Dice and tiles, by their labels; everything else by chance. */
  readonly script?: Script;
}
const seats = ['free', 'shadow'];
const LUCKS = [1, 2, 3];

function begin({ given, before = [], script }: Scene): Position<State, Fact, View> {
  const state = boardStage.arrange(boardStage.setup(given), given, FastChance.fromSeed(1));
  const chance = script === undefined ? FastChance.fromSeed(1) : new ScriptedChance(script);
  const position = Position.at(boardGame, state, chance);
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
export function answers(machine: BoardMachine, scene: Scene, name: 'free' | 'shadow'): readonly string[] {
  const seat = seats.indexOf(name);
  return LUCKS.map((luck) => {
    const position = begin(scene);
    const given = answerOf(position, seat, machine, {
      chance: FastChance.fromSeed(luck),
      milliseconds: 300,
      now: () => 0,
    });
    if (given === null) throw new Error(`${name} is not asked`);
    if (given.intervention !== null) throw new Error(given.intervention);
    const decision = position.pending[given.which];
    return `${decision.about}: ${spell(decision, given.answer)}`;
  });
}
