/** What a seat imagines of hands it cannot see (BG-17.1.1) keeps to what their owners have said. */
import { FastChance } from '@amon-hen/kernel';
import { describe, expect, test } from 'vitest';
import { characterDeck, deckOf, findCard, strategyDeck } from '../src/data/deck.ts';
import { region } from '../src/data/map.ts';
import { FREE, SHADOW } from '../src/data/nations.ts';
import { boardGame, boardStage } from '../src/index.ts';
import { FIELD, NO_CARD, newBattle, usualTerms } from '../src/state/battle.ts';
import { sample } from '../src/state/sample.ts';
import type { State } from '../src/state/state.ts';

/** The Shadow holds one Character card; three Strategy cards lie face down in its discards. */
function oneCard(edition: string): { s: State; card: number } {
  const s = boardGame.setUp(boardStage.setup({ edition, players: 2 }), FastChance.fromSeed(3));
  const character = s.decks[characterDeck(SHADOW)];
  const card = character.shift() ?? -1;
  s.hands[SHADOW].splice(0, s.hands[SHADOW].length, card);
  s.buried[SHADOW].splice(0, s.buried[SHADOW].length, ...s.decks[strategyDeck(SHADOW)].splice(0, 3));
  return { s, card };
}
const decksLeft = (s: State): readonly number[] => s.decks.map((deck) => deck.length);

describe('a promised Combat card (BG1-4.1)', () => {
  for (const edition of ['first', 'second']) {
    test(`is in the imagined hand, whatever was dealt: ${edition} edition`, () => {
      for (let seed = 0; seed < 200; seed++) {
        const { s, card } = oneCard(edition);
        const before = { decks: decksLeft(s), all: [...s.decks, ...s.hands, ...s.buried].flat().sort() };
        sample(s, FREE, FastChance.fromSeed(seed), [], [{ seat: SHADOW, fits: (other) => other === card }]);
        expect(s.hands[SHADOW]).toEqual([card]);
        expect(decksLeft(s)).toEqual(before.decks);
        expect([...s.decks, ...s.hands, ...s.buried].flat().sort()).toEqual(before.all);
        expect(s.buried[SHADOW].map(deckOf)).toEqual(Array(3).fill(strategyDeck(SHADOW)));
      }
    });
  }
  test('that nothing can keep is an error, not a guess', () => {
    const { s } = oneCard('first');
    expect(() => sample(s, FREE, FastChance.fromSeed(1), [], [{ seat: SHADOW, fits: () => false }])).toThrow(
      /promised/,
    );
  });
  test('holds until the cards are shown, and a card on the table keeps it too (BG-9.3.3, BG1-4.1)', () => {
    const { s } = oneCard('first');
    const battle = newBattle(SHADOW, FIELD, region('moria'), region('lorien'), usualTerms);
    battle.willPlay[SHADOW] = true;
    battle.cards.fill(NO_CARD);
    s.battle = battle;
    s.hands[SHADOW].splice(0); // so nothing could keep it
    const imagine = (): void => boardGame.sample(s, FREE, FastChance.fromSeed(2));
    expect(imagine).toThrow(/promised/);
    battle.shown = true;
    expect(imagine).not.toThrow();
    battle.shown = false;
    s.table.push(findCard('sh-char-17'));
    expect(imagine).not.toThrow();
  });
});
