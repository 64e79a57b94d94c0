/** Option ids become things that can be pressed: every id that names a place, a card or a figure must be understood. */
import { boardGame, boardStage } from '@amon-hen/board-game';
import { cardFacts, figureId, regionFacts } from '@amon-hen/board-game/tables';
import { anyAnswer, FastChance, Journal, offers } from '@amon-hen/kernel';
import { describe, expect, it } from 'vitest';
import { meaningOf } from '../src/board/model/options.ts';
import { regionOf } from '../src/board/model/view.ts';

describe('what options mean', () => {
  it.each([
    ['army: move armies', { verb: 'act', die: 'army', act: 'move armies' }],
    ['will-of-the-west as army: attack', { verb: 'act', die: 'will-of-the-west', as: 'army', act: 'attack' }],
    ['muster: voice of saruman: recruit', { verb: 'act', die: 'muster', act: 'voice of saruman: recruit' }],
    ['character: card fp-char-09', { verb: 'card', die: 'character', card: 'fp-char-09' }],
    ['character: move fellowship', { verb: 'fellowship', die: 'character' }],
    ['skip event', { verb: 'skip', die: 'event' }],
    ['move minas-morgul osgiliath', { verb: 'march', from: 'minas-morgul', to: 'osgiliath' }],
    ['attack westemnet helms-deep', { verb: 'attack', from: 'westemnet', to: 'helms-deep' }],
    ['assault helms-deep', { verb: 'attack', at: 'helms-deep' }],
    ['recruit gondor-elite pelargir', { verb: 'recruit', figure: 'gondor-elite', at: 'pelargir' }],
    ['to lorien past moria', { verb: 'place', at: 'lorien', past: ['moria'] }],
    ['declare lorien', { verb: 'declare', at: 'lorien' }],
    ['nazgul minas-morgul', { verb: 'fly', from: 'minas-morgul' }],
    ['strider bree', { verb: 'go', figure: 'strider', from: 'bree' }],
    ['advance gondor', { verb: 'advance', nation: 'gondor' }],
    ['draw free-character', { verb: 'draw', deck: 'free-character' }],
    ['separate gimli', { verb: 'figure', figure: 'gimli' }],
    ['use elven ring', { verb: 'ring' }],
    ['re-roll 2', { verb: 'amount', n: 2 }],
    ['casualty guide', { verb: 'other' }],
  ])('%s', (id, meaning) => {
    expect(meaningOf(id)).toMatchObject({ id, ...meaning });
  });
});

const places = new Set<string>(regionFacts.map(({ id }) => id));
const cards = new Set<string>(cardFacts.map(({ id }) => id));
const figures = new Set<string>(figureId);
/** Names that are part of an action, not a figure: `move nazgul`, `voice of saruman: recruit`, `aragorn`. */
function misunderstood(id: string): boolean {
  const { verb, from, to, at, past, card, figure } = meaningOf(id);
  const words = id.replaceAll(':', '').split(' ');
  const isAction = verb === 'act' || verb === 'fly' || id.endsWith(' nazgul');
  return (
    (words.some((word) => places.has(regionOf(word))) && (from ?? to ?? at ?? past) === undefined) ||
    (words.some((word) => cards.has(word)) && card === undefined) ||
    (words.some((word) => figures.has(word)) && figure === undefined && !isAction)
  );
}
const setups = [2, 3, 4].flatMap((players) => ['second', 'first'].map((edition) => ({ players, edition })));
describe.each(setups)('$players players, $edition edition', (given) => {
  it('offers nothing on the table that cannot be pressed there', () => {
    const setup = boardStage.setup(given);
    const journal = new Journal(boardGame, setup, FastChance.fromSeed(31 + given.players));
    const luck = FastChance.fromSeed(17);
    const unknown = new Set<string>();
    for (let n = 0; n < 900 && journal.position.pending.length > 0; n++) {
      const { position } = journal;
      const which = position.pending.findIndex((_, i) => !position.isAnswered(i));
      const [seat] = position.pending[which].by;
      for (const id of offers(position, seat)[which]?.own?.options ?? []) if (misunderstood(id)) unknown.add(id);
      journal.answer(seat, which, anyAnswer(position.pending[which], luck));
    }
    expect([...unknown]).toEqual([]);
  });
});
