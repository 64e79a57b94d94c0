/** The games on the shelf. */
import { extraGames } from 'virtual:extra-games';
import { board } from './board.ts';
import { cards } from './cards.ts';
import type { Choices, ShelvedGame } from './game.ts';

/** The first is what a newcomer plays; games in tests stand in front. */
export const shelf: readonly ShelvedGame[] = [...extraGames, board, cards];

export function onShelf(name: string): ShelvedGame | null {
  return shelf.find((game) => game.name === name) ?? null;
}
/** Every field with a value: the first option where nothing fitting was chosen. */
export function settled(game: ShelvedGame, choices: Choices): Choices {
  let known: Choices = {};
  for (;;) {
    const next = game.fields(known).find((field) => known[field.name] === undefined);
    if (next === undefined) return known;
    const wanted = choices[next.name];
    const fits = next.options.some((option) => option.value === wanted);
    known = { ...known, [next.name]: (fits ? wanted : next.options[0]?.value) ?? '' };
  }
}
