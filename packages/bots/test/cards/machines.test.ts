import { cardGame, QUESTIONS, setups } from '@amon-hen/card-game';
import { FastChance, Position } from '@amon-hen/kernel';
import { describe, expect, it } from 'vitest';
import { handledQuestions } from '../../src/cards/policy.ts';
import { answerOf, cardCaptain, cardInstinct } from '../../src/index.ts';

const thinking = (seed: number) => ({
  chance: FastChance.fromSeed(seed),
  milliseconds: 40,
  now: () => performance.now(),
});

describe('machines of the card game', () => {
  it('know every question of the game', () => {
    expect(QUESTIONS.filter((question) => !handledQuestions.includes(question))).toEqual([]);
  });
  it.each(setups)('instinct plays a whole game of $scenario with $people people without help', (setup) => {
    const position = Position.begin(cardGame, setup, FastChance.fromSeed(3));
    for (let i = 0; position.pending.length > 0; i++) {
      if (i > 20_000) throw new Error('the game does not end');
      const which = position.pending.findIndex((_, k) => !position.isAnswered(k));
      const [seat] = position.pending[which].by;
      const answered = answerOf(position, seat, cardInstinct, thinking(i));
      expect(answered?.intervention).toBeNull();
      if (answered !== null) expect(position.answer(seat, answered.which, answered.answer)).toBe(true);
    }
    expect(position.outcome).not.toBeNull();
  });
  it('captain answers the first questions of every set-up legally', () => {
    for (const setup of setups) {
      const position = Position.begin(cardGame, setup, FastChance.fromSeed(5));
      for (let i = 0; i < 8; i++) {
        const which = position.pending.findIndex((_, k) => !position.isAnswered(k));
        const [seat] = position.pending[which].by;
        const answered = answerOf(position, seat, cardCaptain, thinking(i));
        expect(answered?.intervention).toBeNull();
        if (answered !== null) position.answer(seat, answered.which, answered.answer);
      }
    }
  });
});
