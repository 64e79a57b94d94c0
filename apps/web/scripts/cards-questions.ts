/**
 * Every kind of question that the card game asks, each in a position where it is asked: what is answered before it, and
 * one of its answers. All is in the words of the rules.
 */
import type { QUESTIONS } from '@amon-hen/card-game';
import { type Position, positions } from './cards-positions.ts';

export interface Question extends Position {
  /** The answers that lead to the question; null for the first that is offered, where chance decides what that is. */
  readonly before: readonly (string | null)[];
  readonly answer: string | null;
}
const { war } = positions;
const { players } = war.setup;
type Setup = Position['setup'];

/** The war, with other cards for one of the players, who is to act. */
function warOf(player: string, seat: number, cards: Setup[string], more: Partial<Setup> = {}): Position {
  return { setup: { ...war.setup, turn: player, players: { ...players, [player]: cards }, ...more }, mine: [seat] };
}
/** Both sides of a fight in the war, one person for each. */
function fight(more: Partial<Setup>): Position {
  return {
    setup: { ...war.setup, people: 2, phase: 'combat', path: {}, battlegrounds: {}, reached: 5, ...more },
    mine: [0],
  };
}
const witchKing = players['witch-king'];
const palantir = warOf('saruman', 3, {
  ...players.saruman,
  reserve: [{ saruman: ['palantir-of-orthanc'] }, 'white-hand-orcs'],
});

export const questions: Readonly<Record<(typeof QUESTIONS)[number], Question>> = {
  turn: { ...war, before: [], answer: 'play high-elves lorien' },
  pay: { ...war, before: ['play high-elves lorien'], answer: 'cycle faramir' },
  winnow: { ...war, before: ['winnow'], answer: 'elven-cloak + halbarad' },
  'pick-battleground': { ...war, before: ['use anduril'], answer: 'minas-tirith' },
  'forsake-to-gain': { ...war, before: ['use anduril', 'minas-tirith'], answer: 'forsake hand halbarad' },
  'cycle-at-set-up': { ...positions['beginning-four'], before: [], answer: null },
  forsake: {
    ...warOf('aragorn', 2, { ...players.aragorn, hand: ['faramir'], eliminated: ['elrond', 'the-red-arrow'] }),
    before: ['play faramir reserve'],
    answer: 'forsake reserve arwen',
  },
  cost: {
    ...warOf('aragorn', 2, { ...players.aragorn, hand: ['prince-imrahil', 'faramir', 'halbarad', 'elven-cloak'] }),
    before: ['play prince-imrahil reserve', 'cycle faramir'],
    answer: 'cycle halbarad',
  },
  fetch: {
    ...warOf('aragorn', 2, { ...players.aragorn, reserve: ['halbarad', 'arwen'], hand: ['high-elves', 'faramir'] }),
    before: ['use halbarad'],
    answer: 'take strider',
  },
  'pick-location': {
    ...warOf('aragorn', 2, {
      ...players.aragorn,
      reserve: [{ elrond: ['nenya-ring-of-adamant'] }, 'arwen'],
      eliminated: [],
    }),
    before: ['use nenya-ring-of-adamant'],
    answer: 'lorien',
  },
  'pick-path': {
    ...warOf('saruman', 3, players.saruman),
    before: ['use ugluk'],
    answer: 'lothlorien',
  },
  'eliminate-drawn': { ...palantir, before: ['use palantir-of-orthanc'], answer: null },
  'keep-drawn': { ...palantir, before: ['use palantir-of-orthanc', null], answer: null },
  grima: {
    ...warOf('saruman', 3, { ...players.saruman, reserve: ['grima-wormtongue', 'white-hand-orcs'] }),
    before: ['use grima-wormtongue'],
    answer: 'take saruman',
  },
  'play-drawn': {
    ...warOf('frodo', 0, {
      ...players.frodo,
      hand: ['theoden', 'eowyn', 'merry-brandybuck', 'eomer', 'gandalfs-staff', 'village-militia', 'ent-draught'],
      deck: ['riders-of-rohan', 'pippin-took', 'smeagol', 'sting', 'death-ride-ride-to-ruin'],
      cyclePile: ['bilbo-baggins'],
    }),
    before: ['play theoden reserve', 'cycle eowyn'],
    answer: 'play riders-of-rohan reserve',
  },
  eliminate: {
    ...warOf(
      'frodo',
      0,
      { ...players.frodo, hand: ['eowyn', 'merry-brandybuck', 'there-is-another-way'] },
      {
        battlegrounds: {
          ...war.setup.battlegrounds,
          morannon: { cards: ['the-destroyer', 'the-lidless-eye', 'gandalf-the-white'] },
        },
        scored: { ...war.setup.scored, shadow: ['edoras', 'weathertop', 'caradhras'] },
      },
    ),
    before: ['play eowyn morannon', 'cycle merry-brandybuck'],
    answer: 'eliminate the-destroyer morannon',
  },
  'move-wielder': {
    ...warOf('witch-king', 1, {
      ...witchKing,
      hand: ['fell-beast', 'olog-hai', 'the-warrior'],
      reserve: ['the-witch-king', 'trolls-of-udun'],
    }),
    before: ['play fell-beast the-witch-king', 'cycle olog-hai'],
    answer: 'move the-witch-king lorien',
  },
  'eliminate-from-hand': { ...positions.duel, before: ['ring'], answer: 'eliminate sting' },
  cycle: { ...positions.duel, before: ['ring', 'eliminate sting'], answer: 'cycle boromir' },
  'combat-next': { ...positions.combat, before: [], answer: 'egladil' },
  loss: { ...positions.combat, before: ['egladil'], answer: 'lose strider' },
  agree: {
    setup: { ...war.setup, phase: 'combat' },
    mine: [0],
    before: ['lorien'],
    answer: 'agree',
  },
  support: {
    ...fight({
      players: {},
      battlegrounds: {
        'minas-morgul': { cards: ['olog-hai', 'the-commander', 'aragorn', 'boromir', 'soldiers-of-gondor'] },
        harad: {},
      },
    }),
    before: ['minas-morgul'],
    answer: 'support by soldiers-of-gondor',
  },
  replacement: {
    ...fight({
      players: {},
      path: { 'emyn-muil': { attack: 4, cards: [{ 'frodo-baggins': ['elven-cloak', 'mithril-coat'] }, 'gollum'] } },
      battlegrounds: { harad: {} },
    }),
    before: ['emyn-muil'],
    answer: 'apply elven-cloak',
  },
};
