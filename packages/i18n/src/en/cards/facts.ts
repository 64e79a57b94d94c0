/** What happens in the card game. */
import type { Sentences } from '../../words.ts';

export const facts: Sentences = {
  round: 'Round {n}: {player, player} begins.',
  activated: '{location, battleground|path} is activated.',
  reactivated: '{location, battleground|path} is activated again.',
  drew: '{player, player} draws a card.',
  'drew card': '{player, player} draws {card, card}.',
  cycled: '{player, player} cycles a card from {from, pile}.',
  'cycled card': '{player, player} cycles {card, card}.',
  eliminated:
    '{from, select, shown {{player, player}: the Event is eliminated.} other {{player, player} eliminates a card from {from, pile}.}}',
  'eliminated card': '{player, player}: {card, card} is eliminated.',
  'set-aside': '{player, player} draws a card for the text.',
  'set-aside card': '{player, player} draws {card, card} for the text.',
  fetched: '{player, player} takes {card, card} from {from, pile}.',
  looked: '{player, player} looks at cards.',
  recycled:
    '{player, player} shuffles {n, plural, one {one card} other {# cards}} of the cycle pile into a new draw deck.',
  played: '{player, player} plays {card, card}.',
  'played to':
    '{to, select, shown {{player, player} plays the Event {card, card}.} other {{player, player} plays {card, card} to {to, battleground|path|pile}.}}',
  'played with': '{player, player} plays {card, card} on {with, card}.',
  moved: '{player, player} moves {card, card} to {location, battleground|path}.',
  used: '{player, player} uses the text of {card, card}.',
  'in-force': '{card, card} is in force for this round.',
  ring: '{player, player} uses the Ring token.',
  winnowed: '{player, player} winnows.',
  passed: '{player, player} passes.',
  token: '{to, select, attack {An attack token} other {A defence token}} is put on {location, battleground|path}.',
  combat: 'Combat at {location, battleground|path}: attack {attack}; the place stops {defense}.',
  supports: '{with, card} supports {card, card}.',
  chose: '{card, card} is to be lost at {location, battleground|path}.',
  agreed: 'The losses at {location, battleground|path} are agreed.',
  objected: 'The losses at {location, battleground|path} are not agreed.',
  replaced: '{card, card} is saved.',
  corrupted: '{n, plural, one {One corruption token is added.} other {# corruption tokens are added.}}',
  'removed-corruption': '{n, plural, one {One corruption token is} other {# corruption tokens are}} removed.',
  won: '{side, select, free-peoples {The Free Peoples win} other {The Shadow wins}} {location, battleground|path}.',
  'laid-aside': 'Nobody wins {location, battleground|path}.',
  'won-game': '{side, select, free-peoples {The Free Peoples win} other {The Shadow wins}} the game.',
};
