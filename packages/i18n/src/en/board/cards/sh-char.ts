/** What the cards of the Character deck of the Shadow do, in our own words: the event, and the combat half. */
import type { Sentences } from '../../../words.ts';

export const shadowCharacter: Sentences = {
  // Shelob's Lair / One for the Dark Lord
  'event sh-char-01':
    'The special Hunt tile of the same name (die icon: damage is one die roll; Stop) is now in play. It joins the Hunt Pool when the Fellowship enters the Mordor Track, or immediately if it is already there.',
  'combat-if sh-char-01': 'The battle’s defender shares a region with the Ring-bearers’ figure.',
  'combat sh-char-01': 'Shadow adds 1 to every die of its Combat roll and of its Leader re-roll this round.',
  // The Ring is Mine! / One for the Dark Lord
  'event sh-char-02':
    'The special Hunt tile of the same name (Eye, Reveal, Stop) is now in play. It joins the Hunt Pool when the Fellowship enters the Mordor Track, or immediately if it is already there.',
  'combat-if sh-char-02': 'The battle’s defender shares a region with the Ring-bearers’ figure.',
  'combat sh-char-02': 'Shadow adds 1 to every die of its Combat roll and of its Leader re-roll this round.',
  // On, On They Went / One for the Dark Lord
  'event sh-char-03':
    'The special Hunt tile of the same name (value 3, Stop) is now in play. It joins the Hunt Pool when the Fellowship enters the Mordor Track, or immediately if it is already there.',
  'combat-if sh-char-03': 'The battle’s defender shares a region with the Ring-bearers’ figure.',
  'combat sh-char-03': 'Shadow adds 1 to every die of its Combat roll and of its Leader re-roll this round.',
  // Give it to Uss! / One for the Dark Lord
  'event sh-char-04':
    'The special Hunt tile of the same name (value 1, Reveal, Stop) is now in play. It joins the Hunt Pool when the Fellowship enters the Mordor Track, or immediately if it is already there.',
  'combat-if sh-char-04': 'The battle’s defender shares a region with the Ring-bearers’ figure.',
  'combat sh-char-04': 'Shadow adds 1 to every die of its Combat roll and of its Leader re-roll this round.',
  // Orc Patrol / Cruel as Death
  'event-if sh-char-05': 'No Free Peoples Settlement lies in the region of the Ring-bearers’ figure.',
  'event sh-char-05':
    'A Hunt tile is drawn; Eyes and Fellowship specials are void (discarded), while any other tile is resolved as for a successful Hunt.',
  'combat-if sh-char-05': 'Nazgûl Leadership in the battle is 2 or more.',
  'combat-cost sh-char-05': '2 points of Nazgûl Leadership (this round)',
  'combat sh-char-05':
    'Give up two points of Nazgûl Leadership for this round; Shadow adds 1 to every die of its Combat roll.',
  // Isildur's Bane / Cruel as Death
  'event-if sh-char-06': 'No Free Peoples Settlement lies in the region of the Ring-bearers’ figure.',
  'event sh-char-06':
    'A Hunt tile is drawn; Eyes and Fellowship specials are void (discarded), while any other tile is resolved as for a successful Hunt, but its damage cannot be lowered in any way before the Ring is used: all of it becomes Corruption.',
  'combat-if sh-char-06': 'Nazgûl Leadership in the battle is 2 or more.',
  'combat-cost sh-char-06': '2 points of Nazgûl Leadership (this round)',
  'combat sh-char-06':
    'Give up two points of Nazgûl Leadership for this round; Shadow adds 1 to every die of its Combat roll.',
  // Foul Thing from the Deep / They Are Terrible
  'event-if sh-char-07': 'No Free Peoples Settlement lies in the region of the Ring-bearers’ figure.',
  'event sh-char-07':
    'A Hunt tile is drawn; Eyes and Fellowship specials are void (discarded), while any other tile is resolved as for a successful Hunt, with one change: damage, if any, must first be met by a random Companion casualty as long as the Fellowship has a Companion; only the rest goes to the Ring.',
  'combat-if sh-char-07': 'Nazgûl Leadership in the battle is 1 or more.',
  'combat-cost sh-char-07': '1 point of Nazgûl Leadership (this round)',
  'combat sh-char-07':
    'Give up one point of Nazgûl Leadership for this round; Shadow adds 1 to every die of its Leader re-roll.',
  // Candles of Corpses / Dread and Despair
  'event-if sh-char-08': 'No Free Peoples Settlement lies in the region of the Ring-bearers’ figure.',
  'event sh-char-08': 'Roll three dice: add one Corruption for each 4+; if Gollum is the Guide, for each 6 instead.',
  'combat-if sh-char-08': 'Nazgûl Leadership in the battle is 1 or more.',
  'combat-cost sh-char-08': '1 or more points of Nazgûl Leadership, amount chosen (this round)',
  'combat sh-char-08':
    'Before the Combat roll give up one or more points of Nazgûl Leadership for this round; the Free Peoples roll one Combat die fewer per point, never below one.',
  // Nazgûl Search / Foul Stench
  'event-if sh-char-09': 'The Progress counter stands on 1 or more on the Fellowship Track.',
  'event sh-char-09':
    'Nazgûl may move, as many as wished. A Nazgûl then standing where the Ring-bearers’ figure is reveals the Fellowship.',
  'combat-if sh-char-09': 'Nazgûl Leadership in the battle is 1 or more.',
  'combat sh-char-09':
    'No Leader re-roll for the Free Peoples this round when their whole Leadership does not exceed that of the Nazgûl.',
  // Cruel Weather / Cruel as Death
  'event-if sh-char-10': 'The Progress counter stands on 1 or more on the Fellowship Track.',
  'event sh-char-10': 'Move the Ring-bearers’ figure to an adjacent region.',
  'combat-if sh-char-10': 'Nazgûl Leadership in the battle is 2 or more.',
  'combat-cost sh-char-10': '2 points of Nazgûl Leadership (this round)',
  'combat sh-char-10':
    'Give up two points of Nazgûl Leadership for this round; Shadow adds 1 to every die of its Combat roll.',
  // The Nazgûl Strike! / Black Breath
  'event-if sh-char-11': 'The Progress counter stands on 1 or more on the Fellowship Track.',
  'event sh-char-11':
    'Nazgûl may move, as many as wished. With a Nazgûl then standing where the Ring-bearers’ figure is, the Shadow may do one of two things: remove a Free Peoples Character card lying on the table, or make a Hunt roll like the one after a Fellowship move.',
  'combat-if sh-char-11': 'A Nazgûl (the Witch-king counts) is in the battle.',
  'combat sh-char-11':
    'If the Shadow’s Leader re-roll scored at least one hit, the Shadow may also eliminate one Free Peoples Leader in the battle, or instead one Companion in the battle whose Level is no higher than the number of re-roll hits. The hits still cause casualties.',
  // Morgul Wound / Black Breath
  'event-if sh-char-12': 'The Fellowship is revealed.',
  'event sh-char-12': 'Add two Corruption if the Ring-bearers have three or fewer, otherwise add one.',
  'combat-if sh-char-12': 'A Nazgûl (the Witch-king counts) is in the battle.',
  'combat sh-char-12':
    'If the Shadow’s Leader re-roll scored at least one hit, the Shadow may also eliminate one Free Peoples Leader in the battle, or instead one Companion in the battle whose Level is no higher than the number of re-roll hits. The hits still cause casualties.',
  // Lure of the Ring / They Are Terrible
  'event-if sh-char-13': 'The Fellowship is revealed.',
  'event sh-char-13':
    'A random Companion of the Fellowship is named; the Free Peoples lose him or take Corruption to the amount of his Level. With Gollum guiding, the effect is 1 Corruption instead.',
  'combat-if sh-char-13': 'Nazgûl Leadership in the battle is 1 or more.',
  'combat-cost sh-char-13': '1 point of Nazgûl Leadership (this round)',
  'combat sh-char-13':
    'Give up one point of Nazgûl Leadership for this round; Shadow adds 1 to every die of its Leader re-roll.',
  // The Breaking of the Fellowship / Dread and Despair
  'event-if sh-char-14': 'The Fellowship is revealed.',
  'event sh-char-14':
    'A Hunt tile is drawn; Eyes and Fellowship specials are void. With any other tile its number says how many Companions (or all that are left) the Free Peoples have to separate; they are put down where the Ring-bearers’ figure stands. Icons on the tile do nothing. With Gollum guiding, the effect is 1 Corruption instead.',
  'combat-if sh-char-14': 'Nazgûl Leadership in the battle is 1 or more.',
  'combat-cost sh-char-14': '1 or more points of Nazgûl Leadership, amount chosen (this round)',
  'combat sh-char-14':
    'Before the Combat roll give up one or more points of Nazgûl Leadership for this round; the Free Peoples roll one Combat die fewer per point, never below one.',
  // Worn with Sorrow and Toil / Words of Power
  'event sh-char-15':
    'Stays on the table. For every Companion lost as a casualty out of the Fellowship the Shadow may also discard one Character card of the Free Peoples, either a random one out of their hand or one lying on the table.',
  'event-until sh-char-15':
    'On a declaration of the Fellowship in a Free Peoples City or Stronghold that is unconquered.',
  'combat-if sh-char-15': 'A Nazgûl (the Witch-king counts) is in the battle.',
  'combat sh-char-15':
    'Shadow picks one Companion in the battle; his Leadership and special abilities do not exist this round.',
  // Flocks of Crebain / They Are Terrible
  'event sh-char-16':
    'Stays on the table. Before a Hunt roll the Shadow may discard it to add 1 to every die of that roll, re-rolls included.',
  'event-until sh-char-16':
    'When used, or on a declaration of the Fellowship in a Free Peoples City or Stronghold that is unconquered.',
  'combat-if sh-char-16': 'Nazgûl Leadership in the battle is 1 or more.',
  'combat-cost sh-char-16': '1 point of Nazgûl Leadership (this round)',
  'combat sh-char-16':
    'Give up one point of Nazgûl Leadership for this round; Shadow adds 1 to every die of its Leader re-roll.',
  // Balrog of Moria / Durin's Bane
  'event sh-char-17':
    'Stays on the table. When a declared or revealed Fellowship enters, leaves or crosses Moria, the Shadow may give the card up for an additional Hunt tile: Eyes are void, the rest counts as a successful Hunt, and the Reveal icon is void after a declaration in a Free Peoples City or Stronghold. The other use: give it up in a battle and apply its Combat half like a card from hand.',
  'event-until sh-char-17': 'When used, either way.',
  'combat-if sh-char-17': 'The defending Army is in Moria or at most two regions away.',
  'combat sh-char-17':
    'Before the Combat roll the Shadow rolls an extra attack of three dice hitting on 4+; hits are applied at once.',
  // The Lidless Eye / Words of Power
  'event sh-char-18': 'Change up to three unused Shadow Action dice to Eyes and put them into the Hunt Box at once.',
  'combat-if sh-char-18': 'A Nazgûl (the Witch-king counts) is in the battle.',
  'combat sh-char-18':
    'Shadow picks one Companion in the battle; his Leadership and special abilities do not exist this round.',
  // Dreadful Spells / Devilry of Orthanc
  'event-if sh-char-19':
    'Somewhere a Shadow Army with Nazgûl shares a region with, or stands next to, a Free Peoples Army.',
  'event sh-char-19': 'Of one die per Nazgûl in that Army (five at most) every 5+ hits the Free Peoples Army.',
  'combat-if sh-char-19': 'At least one Isengard unit fights, and the defender holds a Stronghold.',
  'combat sh-char-19': 'Shadow adds 1 to every die of its Combat roll.',
  // Grond, Hammer of the Underworld / Dread and Despair
  'event-if sh-char-20': 'The Witch-king belongs to a Shadow Army that is besieging some Stronghold.',
  'event sh-char-20':
    'A siege battle against that Stronghold, three rounds long. No Combat card for the Free Peoples in round one, except with a Companion among the defenders.',
  'combat-if sh-char-20': 'Nazgûl Leadership in the battle is 1 or more.',
  'combat-cost sh-char-20': '1 or more points of Nazgûl Leadership, amount chosen (this round)',
  'combat sh-char-20':
    'Before the Combat roll give up one or more points of Nazgûl Leadership for this round; the Free Peoples roll one Combat die fewer per point, never below one.',
  // The Palantír of Orthanc / Cruel as Death
  'event-if sh-char-21': 'Saruman is in play.',
  'event sh-char-21':
    'Stays on the table. Each time an Event die result plays a card for the Shadow, the Shadow draws 1 card right away, deck of its choice.',
  'event-until sh-char-21':
    'When Saruman is eliminated; or the Free Peoples force it by spending a Will of the West, or any die result plus one Elven Ring (this is their action).',
  'combat-if sh-char-21': 'Nazgûl Leadership in the battle is 2 or more.',
  'combat-cost sh-char-21': '2 points of Nazgûl Leadership (this round)',
  'combat sh-char-21':
    'Give up two points of Nazgûl Leadership for this round; Shadow adds 1 to every die of its Combat roll.',
  // Wormtongue / Foul Stench
  'event-if sh-char-22': 'Saruman is in play.',
  'event sh-char-22':
    'Stays on the table. Rohan stays passive except in three cases: a Companion able to activate it, the Fellowship declared at Helm’s Deep or Edoras, or one of these two being attacked.',
  'event-until sh-char-22': 'As soon as Rohan is activated, or when Saruman is eliminated.',
  'combat-if sh-char-22': 'Nazgûl Leadership in the battle is 1 or more.',
  'combat sh-char-22':
    'No Leader re-roll for the Free Peoples this round when their whole Leadership does not exceed that of the Nazgûl.',
  // The Ringwraiths Are Abroad / Words of Power
  'event sh-char-23':
    'Nazgûl may move, as many as wished. Afterwards the Shadow may choose one of two: two Armies with a Nazgûl in each move, or a single such Army attacks.',
  'combat-if sh-char-23': 'A Nazgûl (the Witch-king counts) is in the battle.',
  'combat sh-char-23':
    'Shadow picks one Companion in the battle; his Leadership and special abilities do not exist this round.',
  // The Black Captain Commands / Foul Stench
  'event-if sh-char-24': 'The Witch-king is in play.',
  'event sh-char-24':
    'First, optionally: 2 Nazgûl are recruited where the Witch-king is, or else Nazgûl move, as many as wished. Second, optionally: the Army he belongs to moves or attacks.',
  'combat-if sh-char-24': 'Nazgûl Leadership in the battle is 1 or more.',
  'combat sh-char-24':
    'No Leader re-roll for the Free Peoples this round when their whole Leadership does not exceed that of the Nazgûl.',
};
