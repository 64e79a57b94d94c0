/** Whole games between machines, as records: to be replayed in tests and pictures. */
import { boardStage } from '@amon-hen/board-game';
import type { Machine } from '@amon-hen/bots';
import { instinct as boardInstinct } from '@amon-hen/bots/board';
import { instinct as cardsInstinct } from '@amon-hen/bots/cards';
import { answerOf } from '@amon-hen/bots/watchdog';
import { stage as cardStage } from '@amon-hen/card-game';
import {
  commitment,
  FastChance,
  Journal,
  type Json,
  KeyedChance,
  resultOf,
  type Stage,
  writeRecord,
} from '@amon-hen/kernel';

const SEED = Uint8Array.from({ length: 32 }, (_, i) => (i * 41 + 3) % 256);
const THINK_MILLISECONDS = 20;

function play<S, E, V, O>(stage: Stage<S, E, V, O>, setup: O, given: Json, machine: Machine<S, E, V>): string {
  const journal = new Journal(stage.game, setup, new KeyedChance(SEED));
  const chance = FastChance.fromSeed(5);
  const thinking = { chance, milliseconds: THINK_MILLISECONDS, now: () => 0 };
  const names = stage.seats(setup);
  while (journal.position.outcome === null) {
    const moved = names.some((_, seat) => {
      const answered = answerOf(journal.position, seat, machine, thinking);
      return answered !== null && journal.answer(seat, answered.which, answered.answer) === true;
    });
    if (!moved) throw new Error('nobody moves');
  }
  const result = resultOf(journal.position);
  if (result === undefined) throw new Error('it is not over');
  return writeRecord({
    game: stage.game.name,
    rules: stage.game.rules,
    setup: given,
    seats: names.map((name, i) => ({ name, player: ['Mira', 'Jonas', 'Ilse', 'Tom'][i] ?? name })),
    chance: 'keyed',
    commitment: commitment(SEED),
    seed: Buffer.from(SEED).toString('hex'),
    entries: journal.entries,
    result,
  });
}
export const records: Readonly<Record<'board' | 'cards', () => string>> = {
  board: () => {
    const setup = { edition: 'second', players: 2 };
    return play(boardStage, boardStage.setup(setup), setup, boardInstinct);
  },
  cards: () => {
    const setup = { scenario: 'trilogy', people: 4 };
    return play(cardStage, cardStage.setup(setup), setup, cardsInstinct);
  },
};
if (import.meta.main) process.stdout.write(records[process.argv[2] === 'cards' ? 'cards' : 'board']());
