/** What the cards of the Strategy deck of the Shadow do, in our own words: the event, and the combat half. */
import type { Sentences } from '../../../words.ts';

export const shadowStrategy: Sentences = {
  // Return to Valinor / Deadly Strife
  'event-if sh-str-01': 'The Shadow controls at least one Elven Stronghold.',
  'event sh-str-01':
    'Every Elven Stronghold region not besieged is checked: dice equal to its Elven units (five at most), and each 6 hits the Army there.',
  'combat sh-str-01': '+2 on all Combat roll and Leader re-roll dice, for either side.',
  // The Fighting Uruk-hai / Onslaught
  'event-if sh-str-02':
    'Saruman is on the board; some Stronghold is besieged by an Army with at least one Isengard unit.',
  'event sh-str-02':
    'A siege battle against that Stronghold, three rounds long. No Combat card for the Free Peoples in round one, except with a Companion among the defenders.',
  'combat-cost sh-str-02': '0 to 4 hits on own units, amount chosen',
  'combat sh-str-02':
    'After the round’s casualties, the Shadow may inflict up to four hits on its own Army (resolved as casualties), then rolls one die per hit so inflicted; each 4+ is a hit on the enemy.',
  // Denethor's Folly / Devilry of Orthanc
  'event-if sh-str-03': 'Minas Tirith is besieged by a Shadow Army.',
  'event sh-str-03':
    'Stays on the table. When played, one Free Peoples Leader inside Minas Tirith dies. As long as it lies there, battles at Minas Tirith are fought without Combat cards for the Free Peoples.',
  'event-until sh-str-03':
    'When Minas Tirith is no longer besieged; or the Free Peoples force it by spending a Will of the West, or any result at all while Minas Tirith holds Aragorn or Gandalf (this is their action).',
  'combat-if sh-str-03': 'At least one Isengard unit fights, and the defender holds a Stronghold.',
  'combat sh-str-03': 'Shadow adds 1 to every die of its Combat roll.',
  // The Day Without Dawn / Relentless Assault
  'event-if sh-str-04': 'All Shadow Nations are At War.',
  'event sh-str-04': 'Discard every unused Free Peoples die showing Will of the West.',
  'combat-cost sh-str-04': '0 to 2 hits on own units, amount chosen',
  'combat sh-str-04':
    'Before the Combat roll the Shadow may inflict up to two hits on its own Army (resolved as casualties); it adds 1 to every die of its Combat roll for each hit inflicted.',
  // Threats and Promises / Devilry of Orthanc
  'event sh-str-05':
    'Stays on the table. Muster die results cannot advance a Free Peoples Nation that is still passive.',
  'event-until sh-str-05':
    'When an attack, or a special ability of a Companion, makes any Free Peoples Nation advance.',
  'combat-if sh-str-05': 'At least one Isengard unit fights, and the defender holds a Stronghold.',
  'combat sh-str-05': 'Shadow adds 1 to every die of its Combat roll.',
  // Stormcrow / Great Host
  'event-if sh-str-06':
    'Some Free Peoples Nation short of At War has a Companion or the Ring-bearers’ figure within its borders.',
  'event sh-str-06':
    'Move that Nation’s political counter back one step; then the Free Peoples must eliminate one Leader or one unit (Regular or Elite) of that Nation.',
  'combat sh-str-06':
    'After the round’s casualties, if the Shadow has at least twice as many Army units in the battle as the enemy, it scores one automatic hit.',
  // Shadows Gather / Mûmakil
  'event sh-str-07':
    'A Shadow Army marches at most three regions and must finish where a second Shadow Army, itself not besieged, stands. Every region on the route has to be open to Army movement; figures may be left out at the start but neither joined nor left on the way.',
  'combat-if sh-str-07': 'At least one Elite unit of the Southrons & Easterlings fights.',
  'combat sh-str-07':
    'Two effects. At 3: Shadow adds 1 to every die of its Combat roll. At 5: if the Shadow has scored more hits this round than the Free Peoples (their pre-combat extra attack included), it scores one more.',
  // The Shadow Lengthens / Mûmakil
  'event sh-str-08':
    'Two Shadow Armies march at most two regions each; for each of them the rules of Shadows Gather apply (finish with another Shadow Army not besieged, open route, no joining or leaving on the way).',
  'combat-if sh-str-08': 'At least one Elite unit of the Southrons & Easterlings fights.',
  'combat sh-str-08':
    'Two effects. At 3: Shadow adds 1 to every die of its Combat roll. At 5: if the Shadow has scored more hits this round than the Free Peoples (their pre-combat extra attack included), it scores one more.',
  // The Shadow is Moving / Swarm of Bats
  'event-if sh-str-09': 'All Shadow Nations are At War.',
  'event sh-str-09': 'Up to four Shadow Armies, no two the same, each take one ordinary step.',
  'combat sh-str-09':
    'The Free Peoples’ Combat card has no effect. If they played none, the Shadow instead adds 1 to every die of its Leader re-roll.',
  // Corsairs of Umbar / Deadly Strife
  'event-if sh-str-10': 'The Southrons & Easterlings are At War.',
  'event sh-str-10':
    'Move one Shadow Army from Umbar to a coastal Gondor region (if it joins another Army, check stacking at once). If a Free Peoples Army is there a battle starts; the Shadow may not cease that attack unless the Free Peoples Army was already besieged.',
  'combat sh-str-10': '+2 on all Combat roll and Leader re-roll dice, for either side.',
  // Rage of the Dunlendings / Relentless Assault
  'event-if sh-str-11': 'Isengard is At War.',
  'event sh-str-11':
    'A free region next to South or North Dunland receives 2 Isengard Regulars. Optionally up to 4 Isengard units of any kind standing in the two Dunlands join them there.',
  'combat-cost sh-str-11': '0 to 2 hits on own units, amount chosen',
  'combat sh-str-11':
    'Before the Combat roll the Shadow may inflict up to two hits on its own Army (resolved as casualties); it adds 1 to every die of its Combat roll for each hit inflicted.',
  // Return of the Witch-king / Swarm of Bats
  'event-if sh-str-12': 'The Witch-king is in play.',
  'event sh-str-12': 'The Witch-king is put in Angmar, which then receives 2 Regulars and 1 Elite of Sauron.',
  'combat sh-str-12':
    'The Free Peoples’ Combat card has no effect. If they played none, the Shadow instead adds 1 to every die of its Leader re-roll.',
  // Half-orcs and Goblin-men / We Come to Kill
  'event-if sh-str-13': 'Isengard is At War.',
  'event sh-str-13': 'Any region where a Shadow Army stands receives 1 Isengard unit, Regular or Elite at choice.',
  'combat-if sh-str-13': 'The Shadow has at least one Elite unit among the fighters.',
  'combat sh-str-13':
    'After the round’s casualties the Shadow rolls an extra attack with one die per surviving own Elite unit in the battle (at most 5); each 5+ is a hit.',
  // Olog-hai / We Come to Kill
  'event-if sh-str-14': 'Sauron is At War.',
  'event sh-str-14': 'Any region where a Shadow Army stands receives 1 Sauron unit, Regular or Elite at choice.',
  'combat-if sh-str-14': 'The Shadow has at least one Elite unit among the fighters.',
  'combat sh-str-14':
    'After the round’s casualties the Shadow rolls an extra attack with one die per surviving own Elite unit in the battle (at most 5); each 5+ is a hit.',
  // Hill-trolls / We Come to Kill
  'event-if sh-str-15': 'Sauron is At War.',
  'event sh-str-15': 'Two Sauron Regulars, wherever they are, become Elites.',
  'combat-if sh-str-15': 'The Shadow has at least one Elite unit among the fighters.',
  'combat sh-str-15':
    'After the round’s casualties the Shadow rolls an extra attack with one die per surviving own Elite unit in the battle (at most 5); each 5+ is a hit.',
  // A New Power is Rising / Great Host
  'event-if sh-str-16': 'Saruman is in play.',
  'event sh-str-16':
    'Both Dunlands receive 2 Isengard Regulars each; Orthanc receives 2 Isengard units, each Regular or Elite at choice.',
  'combat sh-str-16':
    'After the round’s casualties, if the Shadow has at least twice as many Army units in the battle as the enemy, it scores one automatic hit.',
  // Many Kings to the Service of Mordor / Great Host
  'event sh-str-17':
    'Three Settlements of the Southrons & Easterlings, all different, receive 2 of their Regulars each.',
  'combat sh-str-17':
    'After the round’s casualties, if the Shadow has at least twice as many Army units in the battle as the enemy, it scores one automatic hit.',
  // The King is Revealed / Relentless Assault
  'event-if sh-str-18': 'Aragorn is in play.',
  'event sh-str-18': 'Minas Morgul receives 5 Sauron Regulars plus 1 Nazgûl.',
  'combat-cost sh-str-18': '0 to 2 hits on own units, amount chosen',
  'combat sh-str-18':
    'Before the Combat roll the Shadow may inflict up to two hits on its own Army (resolved as casualties); it adds 1 to every die of its Combat roll for each hit inflicted.',
  // Shadows on the Misty Mountains / Onslaught
  'event sh-str-19':
    'Moria or else Mount Gram receives 2 Sauron units, each Regular or Elite at choice, plus 1 Nazgûl.',
  'combat-cost sh-str-19': '0 to 4 hits on own units, amount chosen',
  'combat sh-str-19':
    'After the round’s casualties, the Shadow may inflict up to four hits on its own Army (resolved as casualties), then rolls one die per hit so inflicted; each 4+ is a hit on the enemy.',
  // Orcs Multiplying Again / Onslaught
  'event sh-str-20': 'Mount Gundabad and Dol Guldur receive 3 Sauron Regulars each.',
  'combat-cost sh-str-20': '0 to 4 hits on own units, amount chosen',
  'combat sh-str-20':
    'After the round’s casualties, the Shadow may inflict up to four hits on its own Army (resolved as casualties), then rolls one die per hit so inflicted; each 4+ is a hit on the enemy.',
  // Horde From the East / Deadly Strife
  'event-if sh-str-21': 'The Southrons & Easterlings are At War.',
  'event sh-str-21': 'One free region of that Nation on the eastern rim of the map receives 5 of its Regulars.',
  'combat sh-str-21': '+2 on all Combat roll and Leader re-roll dice, for either side.',
  // Monsters Roused / Desperate Battle
  'event sh-str-22':
    'Angmar, the Ettenmoors and the Weather Hills receive 1 Sauron Regular each, Trollshaws 1 Sauron Elite.',
  'combat sh-str-22': '+1 on all Combat roll and Leader re-roll dice, for either side.',
  // Musterings of Long-planned War / Desperate Battle
  'event-if sh-str-23': 'All Shadow Nations are At War.',
  'event sh-str-23': 'Gorgoroth receives 5 Southron & Easterling Regulars, Nurn 5 Sauron Regulars.',
  'combat sh-str-23': '+1 on all Combat roll and Leader re-roll dice, for either side.',
  // Pits of Mordor / Desperate Battle
  'event-if sh-str-24': 'Sauron is At War.',
  'event sh-str-24': 'Three Strongholds of Sauron, all different, receive 2 Sauron Regulars each.',
  'combat sh-str-24': '+1 on all Combat roll and Leader re-roll dice, for either side.',
};
