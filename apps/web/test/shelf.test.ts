import { boardStage } from '@amon-hen/board-game';
import { stage as cardStage, setups } from '@amon-hen/card-game';
import { loadShell } from '@amon-hen/i18n';
import { describe, expect, it } from 'vitest';
import { board } from '../src/play/board.ts';
import { cards } from '../src/play/cards.ts';
import type { Choices, ShelvedGame } from '../src/play/game.ts';

/** Every way to fill in the form. */
function every(game: ShelvedGame, chosen: Choices = {}): readonly Choices[] {
  const next = game.fields(chosen).find((field) => chosen[field.name] === undefined);
  if (next === undefined) return [chosen];
  return next.options.flatMap(({ value }) => every(game, { ...chosen, [next.name]: value }));
}
/** The rules call the sides of the card game by another name. */
const label = (role: string): string => `seat.${role === 'free-peoples' ? 'free' : role}`;

describe('the games on the shelf', () => {
  it('board: every form is a set-up of the rules, with the same seats', () => {
    expect(every(board).length).toBe(6);
    for (const choices of every(board)) {
      const setup = board.setup(choices);
      const roles = boardStage.seats(boardStage.setup(setup));
      expect(board.seats(setup).map((plan) => plan.label)).toEqual(roles.map(label));
    }
  });
  it('cards: every form is a set-up of the rules, with the same seats, and none is left out', () => {
    expect(every(cards).length).toBe(setups.length);
    for (const choices of every(cards)) {
      const setup = cards.setup(choices);
      const roles = cardStage.seats(cardStage.setup(setup));
      expect(cards.seats(setup).map((plan) => plan.label)).toEqual(roles.map(label));
    }
  });
  it('every label has its sentence', async () => {
    const { sentences } = (await loadShell('en')).shell;
    for (const game of [board, cards]) {
      const labels = every(game).flatMap((choices) => [
        game.label,
        ...game.fields(choices).flatMap((field) => [field.label, ...field.options.map((option) => option.label)]),
        ...game.seats(game.setup(choices)).map((plan) => plan.label),
        ...game.machines.flatMap((machine) => [machine.label, machine.help]),
      ]);
      expect(labels.filter((key) => sentences[key] === undefined)).toEqual([]);
    }
  });
});
