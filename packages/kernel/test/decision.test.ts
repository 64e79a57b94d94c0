import { describe, expect, it } from 'vitest';
import {
  anyAnswer,
  FastChance,
  Journal,
  KeyedChance,
  type Offer,
  offers,
  Position,
  type Refusal,
  read,
  ScriptedChance,
  spell,
  type Told,
} from '../src/index.ts';
import { type Fact, toy } from './toy.ts';

const scripted = (cards: readonly number[]) => new ScriptedChance({ card: cards.map(String) });
/** Two seats hold 3 and 4, 5 and 6. */
const begun = () => Position.begin(toy, { seats: 2 }, scripted([3, 4, 5, 6]));
function say(position: ReturnType<typeof begun>, seat: number, words: string, which = 0): true | Refusal {
  const decision = position.pending[which];
  const answer = read(decision, words);
  return typeof answer === 'object' && 'rule' in answer ? answer : position.answer(seat, which, answer);
}

describe('decisions', () => {
  it('are offered in full to those who may answer, and only by their subject to others', () => {
    const position = begun();
    const [own] = offers(position, 0) as [Offer];
    expect(own.own?.options).toEqual(['card 3', 'card 4']);
    const [other] = offers(position, 1) as [Offer];
    expect(other).toEqual({ which: 0, by: [0], answered: false });
    expect(offers(position, 'public')).toEqual([other]);
  });
  it('refuse what is not offered with the reason of the rule', () => {
    const position = begun();
    say(position, 0, 'card 4');
    say(position, 1, 'card 6');
    expect(position.pending[0].about).toBe('take');
    expect(say(position, 1, 'take 3')).toBe(true);
    for (let i = 0; i < 3; i++) position.state.pile; // looking changes nothing
    expect(say(position, 0, 'take 9')).toMatchObject({ rule: 'TOY-5' });
  });
  it('give the numbers in a refusal', () => {
    const position = begun();
    position.state.pile = 2;
    say(position, 0, 'card 4');
    say(position, 1, 'card 6');
    // the pile was changed behind the rules' back, so the offer is made from it
    expect(position.pending[0].options.map((o) => position.pending[0].id(o))).toEqual([
      'take nothing',
      'take 1',
      'take 2',
    ]);
    expect(say(position, 1, 'take 3')).toEqual({ rule: 'TOY-2', why: 'pile-too-small', values: { n: 3, pile: 2 } });
  });
  it('are refused to seats that are not asked, and twice', () => {
    const position = begun();
    expect(say(position, 1, 'card 3')).toMatchObject({ why: 'not-yours' });
    expect(position.answer(0, 1, 0)).toMatchObject({ why: 'not-pending' });
  });
  it('with one open answer answer themselves; hidden ones never do', () => {
    const position = begun();
    say(position, 0, 'card 4');
    say(position, 1, 'card 6');
    say(position, 1, 'take 2');
    // with two seats the whole gift goes to the other one, so sharing answered itself and acceptance is asked
    expect(position.pending[0].about).toBe('accept');
    const one = Position.at(
      toy,
      { ...toy.setUp({ seats: 2 }, FastChance.fromSeed(1)), round: 1, hands: [[7], [8]] },
      FastChance.fromSeed(1),
    );
    expect(one.pending[0].options).toEqual([7]); // asked all the same
  });
  it('spell amounts, and read them back', () => {
    const position = Position.begin(toy, { seats: 3 }, scripted([1, 2, 3, 4, 17, 18, 5, 6, 7, 8, 9, 10]));
    for (const words of ['card 1', 'card 3', 'card 18']) say(position, position.pending[0].by[0], words);
    say(position, 2, 'take 3');
    const [share] = position.pending;
    expect(share.form).toBe('amounts');
    expect(read(share, '1 seat-0 + 1 seat-1')).toEqual([1, 1]);
    expect(spell(share, [1, 1])).toBe('1 seat-0 + 1 seat-1');
    expect(spell(share, [0, 0])).toBe('none');
    expect(read(share, 'one seat-0')).toMatchObject({ why: 'wrong-form' });
    expect(read(share, '1 seat-7')).toMatchObject({ rule: 'TOY-5' });
    expect(say(position, 2, '2 seat-1')).toMatchObject({ rule: 'TOY-5', why: 'first-goes-first' });
    expect(say(position, 2, '1 seat-0')).toMatchObject({ why: 'wrong-count', values: { least: 2, most: 2 } });
    expect(say(position, 2, '2 seat-0')).toBe(true);
    expect(say(position, 1, 'decline')).toBe(true); // any of the others may answer
  });
});

describe('undo', () => {
  it('is free until something is shown or another seat decides', () => {
    const position = begun();
    expect(position.mayUndo(0)).toMatchObject({ why: 'undo-nothing' });
    say(position, 0, 'card 4');
    expect(position.mayUndo(1)).toMatchObject({ why: 'undo-other' });
    expect(position.undo(0)).toBe(true);
    expect(position.state.hands[0]).toEqual([3, 4]);
    say(position, 0, 'card 3');
    say(position, 1, 'card 6'); // shows both
    expect(position.undo(1)).toMatchObject({ why: 'undo-barrier' });
    expect(position.undo(0)).toMatchObject({ why: 'undo-other' });
    say(position, 1, 'take 2');
    expect(position.undo(1)).toBe(true); // back over checkpoints and what was forced
    expect(position.pending[0].about).toBe('take');
  });
  it('lets each seat take back what waits for others, in any order', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      const position = Position.begin(toy, { seats: 2 }, FastChance.fromSeed(4));
      for (const hand of position.state.hands) hand.push(9);
      say(position, 0, `card ${position.state.hands[0][0]}`);
      say(position, 1, `card ${position.state.hands[1][0]}`);
      while (position.pending[0].about === 'take') position.answer(position.pending[0].by[0], 0, 0);
      if (position.pending[0].about !== 'discard') continue;
      const [first, second] = order;
      expect(position.answer(first, first, [0])).toBe(true);
      expect(position.answer(first, first, [0])).toMatchObject({ why: 'already-answered' });
      expect(position.undo(second)).toMatchObject({ why: 'undo-other' });
      expect(position.undo(first)).toBe(true);
      expect(position.answer(first, first, [0])).toBe(true);
    }
  });
});

describe('a journal', () => {
  it('folds again to the same position, undos and agreed returns included', () => {
    const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
    const facts: Told<Fact>[] = [];
    const journal = new Journal(toy, { seats: 3 }, new KeyedChance(seed), (told, at) => {
      facts.length = at;
      facts.push(told);
    });
    const policy = FastChance.fromSeed(9);
    for (let i = 0; i < 40 && journal.position.pending.length > 0; i++) {
      const which = journal.position.pending.findIndex((_, k) => !journal.position.isAnswered(k));
      const decision = journal.position.pending[which];
      const answer =
        decision.form === 'amounts'
          ? decision.usual
          : decision.form === 'some'
            ? [0, 1].slice(0, decision.least)
            : policy.below(decision.options.length);
      const seat = decision.by[0];
      expect(journal.answer(seat, which, answer)).toBe(true);
      if (i % 5 === 1) journal.undo(seat);
      if (i === 20) expect(journal.backTo(7)).toBe(true);
    }
    const again = new Journal(toy, { seats: 3 }, new KeyedChance(seed));
    for (const entry of journal.entries) expect(again.fold(entry)).toBe(true);
    expect(toy.save(again.position.state)).toEqual(toy.save(journal.position.state));
    expect(again.position.told).toBe(journal.position.told);
    expect(journal.backTo(1000)).toMatchObject({ why: 'no-such-entry' });
    expect(facts.length).toBe(journal.position.told);
  });
  it('knows since when its questions stand: of several at once the others stay', () => {
    const journal = new Journal(toy, { seats: 3 }, new KeyedChance(new Uint8Array(32)));
    const policy = FastChance.fromSeed(2);
    let together = 0;
    let undone = 0;
    while (journal.position.outcome === null) {
      const { pending } = journal.position;
      const which = pending.findIndex((_, k) => !journal.position.isAnswered(k));
      const left = pending.filter((_, k) => !journal.position.isAnswered(k)).length;
      const before = journal.asked;
      const [seat] = pending[which].by;
      expect(journal.answer(seat, which, anyAnswer(pending[which], policy))).toBe(true);
      if (left > 1) together++;
      expect(journal.asked).toBe(left > 1 ? before : journal.entries.length);
      if (left > 1 && undone === 0 && journal.position.mayUndo(seat) === true) {
        undone++;
        expect(journal.undo(seat)).toBe(true);
        expect(journal.asked).toBe(before);
      }
    }
    expect(undone).toBe(1);
    expect(together).toBeGreaterThan(1);
  });
  it('keeps words, not indexes', () => {
    const journal = new Journal(toy, { seats: 2 }, scripted([3, 4, 5, 6]));
    expect(journal.answer(0, 0, 1)).toBe(true);
    expect(journal.entries).toEqual([{ seat: 0, which: 0, says: 'card 4' }]);
    expect(spell(journal.position.pending[0], 0)).toBe('card 5');
    expect(journal.answer(1, 0, 99)).toMatchObject({ why: 'not-offered' });
    expect(journal.answer(1, 0, 'card 1')).toMatchObject({ rule: 'TOY-3' });
    expect(journal.entries.length).toBe(1);
  });
});

describe('where', () => {
  it('names the rules that are running', () => {
    const position = begun();
    say(position, 0, 'card 4');
    say(position, 1, 'card 6');
    expect(position.where()).toEqual(['duel', 'take']);
  });
});
