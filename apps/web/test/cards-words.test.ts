/** The words of the card game where texts use them, and the sum of the points at the end. */
import { setups, stage } from '@amon-hen/card-game';
import { loadGame, loadLearning, loadShell } from '@amon-hen/i18n';
import { anyAnswer, FastChance, Journal } from '@amon-hen/kernel';
import { describe, expect, it } from 'vitest';
import { pointsOf } from '../src/cards/model/final.ts';
import { piecesOf, TERM_IDS } from '../src/cards/model/terms.ts';
import { rulesOfTerms } from '../src/learn/rules-of-terms.ts';

const words = await loadLearning(await loadGame(await loadShell('en'), 'cards'), 'cards');
const { table = {}, learning } = words.games.cards ?? {};
const spelled = (term: string): string | null => table[`forms ${term}`] ?? null;

describe('the words in the texts', () => {
  it.each(TERM_IDS)('%s has its forms, its name, its meaning and its rule', (term) => {
    expect(spelled(term)).not.toBeNull();
    expect(words.names.term?.[term]).toBeDefined();
    expect(learning?.glossary[term]).toBeDefined();
    expect(rulesOfTerms.cards?.[term]).toMatch(/^CG-/);
  });
  it('has no forms of a word that nobody knows', () => {
    const forms = Object.keys(table).filter((key) => key.startsWith('forms '));
    expect(forms.map((key) => key.slice('forms '.length)).sort()).toEqual([...TERM_IDS].sort());
  });
  it('finds the longest word, once, and keeps the text as it is', () => {
    const text = 'Cycle this card: it goes to the cycle pile. The pile is cycled.';
    const pieces = piecesOf(text, spelled);
    expect(pieces.map((piece) => `${piece.text}${piece.after}`).join('')).toBe(text);
    expect(pieces.filter(({ term }) => term !== null)).toEqual([
      { text: 'Cycle', term: 'cg.cycle', after: '' },
      { text: 'cycle pile', term: 'cg.cycle-pile', after: '.' },
    ]);
  });
  it('finds none inside other words, nor without forms', () => {
    expect(piecesOf('Bicycles', spelled)).toEqual([{ text: 'Bicycles', term: null, after: '' }]);
    expect(piecesOf('Cycle it.', () => null)).toEqual([{ text: 'Cycle it.', term: null, after: '' }]);
  });
});
describe('the final scoring', () => {
  it.each(setups)('CG-11.1.1, CG-11.2.1, CG-11.2.2: says who has won: %o', (setup) => {
    for (const seed of [1, 2]) {
      const journal = new Journal(stage.game, stage.setup({ ...setup }), FastChance.fromSeed(seed), () => {});
      const luck = FastChance.fromSeed(seed + 500);
      for (let { position } = journal; position.pending.length > 0; { position } = journal) {
        const which = position.pending.findIndex((_, i) => !position.isAnswered(i));
        const decision = position.pending[which];
        if (journal.answer(decision.by[0], which, anyAnswer(decision, luck)) !== true) throw new Error('refused');
      }
      const view = journal.position.view('public');
      const { outcome } = journal.position;
      const byLead = outcome?.how === 'lead';
      const all = pointsOf(view, outcome);
      const lead = all['free-peoples'] - all.shadow;
      expect(view.winner).toBe(lead > 0 ? 'free-peoples' : 'shadow');
      if (byLead) expect(Math.abs(lead)).toBeGreaterThanOrEqual(10);
      // a game that its players ended is not scored
      const { freePeoples, shadow } = view.scoring;
      const resigned = { winners: [0], by: 'TABLE', how: 'resigned' };
      expect(pointsOf(view, resigned)).toEqual({ 'free-peoples': freePeoples.points, shadow: shadow.points });
    }
  });
});
