/**
 * The words of the card game that have a meaning of their own: what they are called, the forms in which texts use them
 * (with bars between them, in small letters), and what they mean.
 */
export const terms = {
  'term.activate': 'Activate',
  'term.activate.forms': 'activate|activates|activated|activating|activation',
  'term.activate.text':
    'An unused location comes from its deck to the table, and its text is carried out. It stays active until its combat has been fought.',
  'term.carryover': 'Carryover limit',
  'term.carryover.forms': 'carryover limit',
  'term.carryover.text':
    'Whoever holds no more cards than this may always pass. It begins at 2; some cards in reserve raise it.',
  'term.corruption': 'Corruption',
  'term.corruption.forms': 'corruption token|corruption tokens|corruption',
  'term.corruption.text':
    'Every attack icon that gets through on a path is one corruption token, and every token is one point for the Shadow.',
  'term.cycle': 'Cycle',
  'term.cycle.forms': 'cycle|cycles|cycled|cycling|cycle pile',
  'term.cycle.text':
    'The card goes face down to the cycle pile of its owner. It comes back when the draw deck runs out and the pile becomes the new deck.',
  'term.eliminate': 'Eliminate',
  'term.eliminate.forms': 'eliminate|eliminates|eliminated|eliminating|eliminated pile',
  'term.eliminate.text': 'The card goes face down to the eliminated pile of its owner, and never comes back.',
  'term.fetch': 'Search the deck',
  'term.fetch.forms': 'search your draw deck|fetch',
  'term.fetch.text':
    'Look through your draw deck, take the card that is named, show it to everybody, and shuffle. From a cycle pile the card is taken and shown.',
  'term.forsake': 'Forsake',
  'term.forsake.forms': 'forsake|forsakes|forsaken|forsaking',
  'term.forsake.text':
    'Eliminate one card of your own choice: from your hand, from your reserve, or the top card of your draw deck, unseen.',
  'term.icon': 'Icons',
  'term.icon.forms': 'attack icon|attack icons|defence icon|defence icons|combat icons|path icon|path icons|icons',
  'term.icon.text':
    'Swords attack and shields defend on battlegrounds. Footprints count on paths: they attack on cards of the Shadow and defend on cards of the Free Peoples.',
  'term.keyword': 'Keywords',
  'term.keyword.forms': 'keyword|nazgûl|weapon|mount|ent|ents',
  'term.keyword.text':
    'Nazgûl, Ent, Weapon and Mount do nothing by themselves; other texts speak of cards that show them.',
  'term.leadership': 'Leadership',
  'term.leadership.forms': 'leadership|leadership icon|leadership icons',
  'term.leadership.text':
    'Icons with a dashed edge count on battlegrounds only, and only while an army of the same faction there supports the character.',
  'term.move': 'Move',
  'term.move.forms': 'moved|move|moves|moving',
  'term.move.text':
    'A character with its items, or an army, goes from your reserve to an active location. No card is cycled for it.',
  'term.reactivate': 'Reactivate',
  'term.reactivate.forms': 'reactivate|reactivates|reactivated|reactivating',
  'term.reactivate.text':
    'A battleground comes back out of a scoring area: its points count for nobody until it is won again, and its text is carried out once more.',
  'term.recycle': 'Recycle',
  'term.recycle.forms': 'recycle|recycles|recycled|recycling',
  'term.recycle.text': 'The cycle pile is shuffled together with what is left of the draw deck.',
  'term.remove': 'Remove from the game',
  'term.remove.forms': 'removes|removed from the game',
  'term.remove.text': 'The card that is named is eliminated wherever it is: in play, in hand, in a deck or a pile.',
  'term.reserve': 'Reserve',
  'term.reserve.forms': 'reserve|reserves',
  'term.reserve.text':
    'Cards lie there face up, at no location. What came to the reserve this round may not move before the next.',
  'term.ring': 'Ring token',
  'term.ring.forms': 'ring token|ring tokens',
  'term.ring.text':
    'Trilogy: once in the game, as an action, draw 2 cards; unused it is a point at the end. Duel: once in each round, as an action, draw 3 cards, then eliminate one and cycle one.',
  'term.starting': 'Starting token',
  'term.starting.forms': 'starting player|starting token',
  'term.starting.text':
    'Its owner activates the locations, acts first, and chooses the order of the combats. After the draw step it goes on to the next in the turn order.',
  'term.support': 'Support',
  'term.support.forms': 'support|supports|supported|supporting',
  'term.support.text':
    'An army beside a character of its own faction on a battleground lets the leadership icons of that character count. Each army supports one character.',
  'term.token': 'Attack and defence tokens',
  'term.token.forms': 'attack token|attack tokens|defence token|defence tokens',
  'term.token.text':
    'One icon each. On a location it counts for the location, on a card it is part of that card. Tokens go away with the combat.',
  'term.wielder': 'Wielder',
  'term.wielder.forms': 'wielder|wielders|wield|wields|wielding',
  'term.wielder.text':
    'The character in play that carries an item. The icons of the item are added to its own, and the item goes where the wielder goes.',
  'term.winnow': 'Winnow',
  'term.winnow.forms': 'winnow|winnowing',
  'term.winnow.text': 'As an action: eliminate two cards of your hand, then draw one.',
} as const;
