/** What the cards of the Character deck of the Free Peoples do, in our own words: the event, and the combat half. */
import type { Sentences } from '../../../words.ts';

export const freeCharacter: Sentences = {
  // Elven Cloaks / It Is a Gift
  'event fp-char-01':
    'The special Hunt tile of the same name (value 0, no icons) is now in play. It joins the Hunt Pool when the Fellowship enters the Mordor Track, or immediately if it is already there.',
  'combat-if fp-char-01': 'The battle’s defender shares a region with the Ring-bearers’ figure.',
  'combat fp-char-01': 'Free Peoples add 1 to every die of their Combat roll and of their Leader re-roll this round.',
  // Elven Rope / It Is a Gift
  'event fp-char-02':
    'The special Hunt tile of the same name (value 0, no icons) is now in play. It joins the Hunt Pool when the Fellowship enters the Mordor Track, or immediately if it is already there.',
  'combat-if fp-char-02': 'The battle’s defender shares a region with the Ring-bearers’ figure.',
  'combat fp-char-02': 'Free Peoples add 1 to every die of their Combat roll and of their Leader re-roll this round.',
  // Phial of Galadriel / It Is a Gift
  'event fp-char-03':
    'The special Hunt tile of the same name (value -2: removes two Corruption) is now in play. It joins the Hunt Pool when the Fellowship enters the Mordor Track, or immediately if it is already there.',
  'combat-if fp-char-03': 'The battle’s defender shares a region with the Ring-bearers’ figure.',
  'combat fp-char-03': 'Free Peoples add 1 to every die of their Combat roll and of their Leader re-roll this round.',
  // Sméagol Helps Nice Master / It Is a Gift
  'event fp-char-04':
    'The special Hunt tile of the same name (value -1: removes one Corruption) is now in play. It joins the Hunt Pool when the Fellowship enters the Mordor Track, or immediately if it is already there.',
  'combat-if fp-char-04': 'The battle’s defender shares a region with the Ring-bearers’ figure.',
  'combat fp-char-04': 'Free Peoples add 1 to every die of their Combat roll and of their Leader re-roll this round.',
  // Mithril Coat and Sting / Blade of Westernesse
  'event fp-char-05':
    'Stays on the table. After the Shadow has drawn a Hunt tile the Free Peoples may discard this card to draw a second tile, which is resolved in place of the first; the first tile then goes back into the Hunt Pool.',
  'event-until fp-char-05': 'When used.',
  'combat-if fp-char-05': 'Meriadoc or Peregrin is in the battle.',
  'combat-cost fp-char-05': 'One hit scored in the Leader re-roll',
  'combat fp-char-05':
    'If the Free Peoples Leader re-roll scored at least one hit, one of those hits is spent (it no longer causes a casualty) to eliminate one Minion in the battle, chosen by the Free Peoples.',
  // Axe and Bow / Mighty Attack
  'event-if fp-char-06': 'Gimli or Legolas is in the Fellowship.',
  'event fp-char-06':
    'Stays on the table. After the Shadow has drawn a Hunt tile the Free Peoples may discard this card to lower the Hunt damage by one (not below zero); what is left is dealt with normally.',
  'event-until fp-char-06': 'When used, or at once when neither Gimli nor Legolas is left in the Fellowship.',
  'combat-if fp-char-06': 'A Companion is in the battle.',
  'combat-cost fp-char-06': 'The Leadership of one Companion in the battle (this round)',
  'combat fp-char-06':
    'After the Combat roll and before the re-roll dice are thrown, give up the Leadership of one Companion for this round; one missed Combat-roll die becomes a hit.',
  // Horn of Gondor / Mighty Attack
  'event-if fp-char-07': 'Boromir is in the Fellowship.',
  'event fp-char-07':
    'Stays on the table. After the Shadow has drawn a Hunt tile the Free Peoples may discard this card to lower the Hunt damage by one (not below zero); what is left is dealt with normally.',
  'event-until fp-char-07': 'When used, or at once when Boromir leaves the Fellowship.',
  'combat-if fp-char-07': 'A Companion is in the battle.',
  'combat-cost fp-char-07': 'The Leadership of one Companion in the battle (this round)',
  'combat fp-char-07':
    'After the Combat roll and before the re-roll dice are thrown, give up the Leadership of one Companion for this round; one missed Combat-roll die becomes a hit.',
  // Wizard's Staff / Servant of the Secret Fire
  'event-if fp-char-08': 'Gandalf the Grey is in the Fellowship.',
  'event fp-char-08':
    'Stays on the table. When the Shadow is about to draw a Hunt tile, the Free Peoples may discard this card so that no tile is drawn.',
  'event-until fp-char-08': 'When used, or at once when Gandalf the Grey leaves the Fellowship.',
  'combat-if fp-char-08': 'Gandalf (the Grey or the White) is in the battle.',
  'combat fp-char-08': 'Free Peoples add 1 to every die of their Combat roll.',
  // Athelas / Andúril
  'event fp-char-09':
    'Roll three dice: remove one Corruption for each 5 or 6; if Strider is the Guide, for each 3 or more.',
  'combat-if fp-char-09': 'Strider or Aragorn is in the battle.',
  'combat-cost fp-char-09': 'All Leadership of Strider (1) or Aragorn (2) this round',
  'combat fp-char-09':
    'After the Combat roll and before the re-roll, give up his Leadership for this round: with Strider one missed die becomes a hit; with Aragorn up to two missed dice become hits.',
  // There Is Another Way / Heroic Death
  'event fp-char-10':
    'Remove one Corruption. Where Gollum guides, the Free Peoples may afterwards hide the Fellowship (if revealed) or move it (if hidden) by the normal rules.',
  'combat-if fp-char-10': 'The Free Peoples have at least one Leader figure or Companion among the fighters.',
  'combat-cost fp-char-10': 'One Leader or one Companion, permanently',
  'combat fp-char-10':
    'Before removing own casualties the Free Peoples may eliminate one of their Leaders to cancel one enemy hit of this round’s Combat roll/re-roll, or eliminate one Companion to cancel up to his Level in hits.',
  // I Will Go Alone / Daring Defiance
  'event-if fp-char-11': 'At least one Companion is in the Fellowship.',
  'event fp-char-11':
    'Separate one Companion or one group from the Fellowship; they may move one region farther than normal. Then remove one Corruption.',
  'combat-if fp-char-11': 'A Companion is in the battle.',
  'combat-cost fp-char-11': 'The Leadership of all own Companions in the battle (this round)',
  'combat fp-char-11':
    'Give up the Leadership of every Companion in the battle for this round; the Shadow’s Combat card has no effect.',
  // Bilbo's Song / Fateful Strike
  'event fp-char-12': 'Remove one Corruption, or two if Gollum is the Guide.',
  'combat-if fp-char-12': 'The Free Peoples have at least one Leader figure or Companion among the fighters.',
  'combat fp-char-12':
    'If the Free Peoples Leader re-roll scored at least one hit, also eliminate one Nazgûl in the battle; if it scored two or more, the Free Peoples may eliminate a Minion in the battle instead. The hits still cause casualties.',
  // Mirror of Galadriel / Heroic Death
  'event fp-char-13':
    'An unused Free Peoples die with a Character result becomes a Will of the West. In addition one Corruption is removed while the Ring-bearers’ figure stands in an unconquered Lórien.',
  'combat-if fp-char-13': 'The Free Peoples have at least one Leader figure or Companion among the fighters.',
  'combat-cost fp-char-13': 'One Leader or one Companion, permanently',
  'combat fp-char-13':
    'Before removing own casualties the Free Peoples may eliminate one of their Leaders to cancel one enemy hit of this round’s Combat roll/re-roll, or eliminate one Companion to cancel up to his Level in hits.',
  // Challenge of the King / Sudden Strike
  'event-if fp-char-14': 'Strider (or Aragorn) and a Free Peoples Army are together in a region of Gondor or of Rohan.',
  'event fp-char-14':
    'Draw three Hunt tiles. If all three show an Eye, return them to the pool and eliminate Strider/Aragorn. Otherwise every drawn Eye tile leaves the game for good and the other tiles return to the pool; nothing else on them applies.',
  'combat-if fp-char-14': 'The Free Peoples have at least one Leader figure or Companion among the fighters.',
  'combat fp-char-14':
    'Before the Combat roll the Free Peoples roll an extra attack with as many dice as their total Leadership (at most 5); hits are applied at once.',
  // Gwaihir the Windlord / Daring Defiance
  'event fp-char-15':
    'Either separate from the Fellowship, or move on the map, one Companion or one group, treating their Level as 4. The movement may end in a Stronghold under siege.',
  'combat-if fp-char-15': 'A Companion is in the battle.',
  'combat-cost fp-char-15': 'The Leadership of all own Companions in the battle (this round)',
  'combat fp-char-15':
    'Give up the Leadership of every Companion in the battle for this round; the Shadow’s Combat card has no effect.',
  // We Prove the Swifter / Daring Defiance
  'event fp-char-16':
    'Either separate from the Fellowship, or move on the map, one Companion or one group; they may move two regions farther than normal. The movement may end in a Stronghold under siege.',
  'combat-if fp-char-16': 'A Companion is in the battle.',
  'combat-cost fp-char-16': 'The Leadership of all own Companions in the battle (this round)',
  'combat fp-char-16':
    'Give up the Leadership of every Companion in the battle for this round; the Shadow’s Combat card has no effect.',
  // There and Back Again / Brave Stand
  'event fp-char-17':
    'Separate one Companion or one group from the Fellowship; they may move one region farther than normal. After that, with Legolas or Gimli standing in the Woodland Realm, Dale or Erebor: the North and the Dwarves become active, and the North, the Elves and the Dwarves each advance 1 step.',
  'combat-if fp-char-17': 'A Companion is in the battle.',
  'combat fp-char-17': 'The Shadow rolls one Combat die fewer for each Companion in the battle, never below one.',
  // The Eagles are Coming! / Heroic Death
  'event-if fp-char-18':
    'Somewhere a Free Peoples Army with a Companion shares a region with, or stands next to, a Shadow Army that has Nazgûl.',
  'event fp-char-18':
    'Of one die per Nazgûl in that Shadow Army (five at most) every 5+ kills a Nazgûl; those left are all moved together into a single Sauron Stronghold that is unconquered. The Witch-king does not count.',
  'combat-if fp-char-18': 'The Free Peoples have at least one Leader figure or Companion among the fighters.',
  'combat-cost fp-char-18': 'One Leader or one Companion, permanently',
  'combat fp-char-18':
    'Before removing own casualties the Free Peoples may eliminate one of their Leaders to cancel one enemy hit of this round’s Combat roll/re-roll, or eliminate one Companion to cancel up to his Level in hits.',
  // The Ents Awake: Treebeard / Ents' Rage
  'event-if fp-char-19': 'Gandalf the White is on the board; some Companion (he himself counts) stands in Fangorn.',
  'event fp-char-19':
    'Against a Shadow Army in Orthanc: of three dice every 4+ hits it; its Nazgûl and Minions die too if it is wiped out. Saruman standing there with no Shadow Army is eliminated. Finally, with Gandalf the White in a Rohan region or Fangorn, the Free Peoples may play one more Character card from hand at once, free of any die.',
  'combat-if fp-char-19': 'The battle’s defender stands in Orthanc, Fangorn or any region of Rohan.',
  'combat fp-char-19': 'Free Peoples add 2 to every die of their Combat roll.',
  // The Ents Awake: Huorns / Huorn-dark
  'event-if fp-char-20': 'Gandalf the White is on the board; some Companion (he himself counts) stands in Fangorn.',
  'event fp-char-20':
    'Against a Shadow Army in Orthanc: of three dice every 4+ hits it; its Nazgûl and Minions die too if it is wiped out. Saruman standing there with no Shadow Army is eliminated. Finally, with Gandalf the White in a Rohan region or Fangorn, the Free Peoples may play one more Character card from hand at once, free of any die.',
  'combat-if fp-char-20': 'The battle’s defender stands in Orthanc, Fangorn or any region of Rohan.',
  'combat fp-char-20': 'The Shadow rolls at most two Combat dice.',
  // The Ents Awake: Entmoot / Nameless Wood
  'event-if fp-char-21': 'Gandalf the White is on the board; some Companion (he himself counts) stands in Fangorn.',
  'event fp-char-21':
    'Against a Shadow Army in Orthanc: of three dice every 4+ hits it; its Nazgûl and Minions die too if it is wiped out. Saruman standing there with no Shadow Army is eliminated. Finally, with Gandalf the White in a Rohan region or Fangorn, the Free Peoples may play one more Character card from hand at once, free of any die.',
  'combat-if fp-char-21': 'The battle’s defender stands in Orthanc, Fangorn or any region of Rohan.',
  'combat fp-char-21': 'If the Free Peoples scored any hit in Combat roll or Leader re-roll, they score two more.',
  // Dead Men of Dunharrow / Sudden Strike
  'event-if fp-char-22': 'Strider (or Aragorn) stands in Rohan, be it inside a besieged Stronghold.',
  'event fp-char-22':
    'Move Strider/Aragorn and any number of Companions of his region to Erech, Lamedon or Pelargir. A Shadow Army there takes hits equal to one die roll and must then retreat; if it cannot, it is destroyed; if destroyed, its Nazgûl and Minions go too. The Free Peoples may then recruit up to three Gondor Regulars there, taking control of the region if needed.',
  'combat-if fp-char-22': 'The Free Peoples have at least one Leader figure or Companion among the fighters.',
  'combat fp-char-22':
    'Before the Combat roll the Free Peoples roll an extra attack with as many dice as their total Leadership (at most 5); hits are applied at once.',
  // House of the Stewards / Brave Stand
  'event-if fp-char-23': 'Boromir is in a Gondor region.',
  'event fp-char-23':
    'Boromir’s region receives 1 Gondor unit, Regular or Elite at choice; afterwards the Free Peoples draw 2 Strategy cards.',
  'combat-if fp-char-23': 'A Companion is in the battle.',
  'combat fp-char-23': 'The Shadow rolls one Combat die fewer for each Companion in the battle, never below one.',
  // The Grey Company / Brave Stand
  'event-if fp-char-24': 'Strider (or Aragorn) belongs to a Free Peoples Army.',
  'event fp-char-24':
    'Within his Army one Regular is taken off and an Elite of that Nation recruited for it; afterwards the Free Peoples draw 2 Strategy cards.',
  'combat-if fp-char-24': 'A Companion is in the battle.',
  'combat fp-char-24': 'The Shadow rolls one Combat die fewer for each Companion in the battle, never below one.',
};
