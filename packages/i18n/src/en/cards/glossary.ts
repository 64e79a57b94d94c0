/** What the words of the card game mean, by the ids of the terms. */
import type { Sentences } from '../../words.ts';

export const glossary: Sentences = {
  'side.free-peoples': 'They defend the paths on which the Ring goes to Mordor.',
  'side.shadow': 'It attacks the paths, and turns what gets through into Corruption.',
  'cg.round':
    'Locations are opened, cards are played in turns, each location is fought for, and new cards are drawn. At most nine times.',
  'cg.turn': 'One action, or a pass. You get several turns in a round.',
  'cg.location': 'A path or a battleground: what is fought for.',
  'cg.path': 'A stage of the Ring’s way, from 1 to 9. The Shadow attacks it, Characters of the Free Peoples defend it.',
  'cg.path-number': 'Which stage it is. A Character can go there only if its own numbers include it.',
  'cg.battleground': 'A place of war. The factions on the card say who may fight there, and for which side.',
  'cg.activate': 'To bring an unused location to the table and do what it says.',
  'cg.reactivate': 'The same with a battleground that somebody has won already: it is fought for again.',
  'cg.active-path': 'The one path that is fought for in this round.',
  'cg.faction': 'The people a card belongs to. It decides on which battlegrounds the card may fight.',
  'cg.type.army': 'Fights on battlegrounds, never on paths. It can support a Character of its faction.',
  'cg.type.character': 'Fights on battlegrounds and on paths, and often has a text that works from the reserve.',
  'cg.type.item': 'Is played on a Character and adds its icons to it. It stays with its wielder.',
  'cg.type.event': 'Does what it says, once, and is gone.',
  'cg.wielder': 'The Character that carries an Item.',
  'cg.reserve':
    'The open place before you. Cards there wait: they can be moved to a location from the next round on, and their texts work at once.',
  'cg.cycle': 'To put a card on your cycle pile. That is what playing a card costs: one more card from your hand.',
  'cg.cycle-pile': 'Cards that come back: when your draw deck is empty they are shuffled into a new one.',
  'cg.eliminate': 'To lose a card for good.',
  'cg.eliminated-pile': 'Where lost cards lie. They never come back.',
  'cg.forsake': 'To eliminate a card of your hand, of your reserve, or from the top of your deck, as you choose.',
  'cg.winnow': 'To eliminate two cards of your hand and draw one.',
  'cg.carryover': 'With so many cards in hand or fewer you may always pass. It begins at 2.',
  'cg.draw-deck': 'Your own cards, face down. Each player has a deck of his own.',
  'cg.move': 'To bring an Army or a Character from your reserve to a location. It costs no card.',
  'cg.use-action': 'A text with these words is used as your action of this turn.',
  'cg.ring-token': 'Brings you more cards: once in the game, or in a duel once in each round.',
  'cg.combat-token': 'Adds one attack or one defence to the location or card on which it lies.',
  'cg.corruption-token': 'One point for the Shadow, for each attack icon that got through on a path.',
  'cg.attack-icon': 'Has to be stopped, or the location is lost.',
  'cg.defense-icon':
    'Stops one attack icon. The location’s own stop first, then cards are lost until the attack is spent.',
  'cg.leadership-icon': 'Counts only if an Army of the same faction supports the Character.',
  'cg.support': 'An Army on the same battleground lets one Character use its leadership icons.',
  'cg.path-combat':
    'All attack icons stopped: the Free Peoples have the path and its points; in a duel they need one icon more. Each icon that gets through is a Corruption token.',
  'cg.battleground-combat': 'All attack icons stopped: the defender wins the battleground. If not, the attacker does.',
  'cg.scoring-area': 'What a side has won. A lead of 10 points at the end of a round ends the game.',
  'cg.in-play': 'In a reserve or at a location.',
  'cg.phase.location': 'The player with the token opens a battleground and the path of this round.',
  'cg.phase.action': 'Players take turns until all have passed one after another.',
  'cg.phase.combat': 'Each active location is fought for, in the order that the player with the token chooses.',
  'cg.phase.victory':
    'A lead of 10 points wins at once. After the last path the higher score wins; a tie is the Shadow’s.',
  'cg.phase.draw': 'Everybody draws new cards, and the token goes on.',
};
