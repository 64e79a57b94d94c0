/** What the cards of the Strategy deck of the Free Peoples do, in our own words: the event, and the combat half. */
import type { Sentences } from '../../../words.ts';

export const freeStrategy: Sentences = {
  // The Last Battle / Daylight
  'event-if fp-str-01':
    'Aragorn belongs to a Free Peoples Army that stands outside the borders of all Free Peoples Nations.',
  'event fp-str-01':
    'Stays on the table. While it is there, a die spent on moving the Fellowship goes to the used dice, never to the Hunt Box.',
  'event-until fp-str-01':
    'On the next declaration or reveal of the Fellowship; also when the condition no longer holds.',
  'combat fp-str-01': 'The Shadow rolls at most three Combat dice.',
  // A Power too Great / No Quarter
  'event fp-str-02':
    'Stays on the table. When played, advance the Elves one step. While it lies there the Grey Havens, Rivendell and Lórien are closed to the Shadow: no Army may enter, and neither field nor siege attacks are allowed against them.',
  'event-until fp-str-02':
    'The Shadow may spend any one Action die result and discard one Army-type and one Character-type Event card from hand to force it off (this is the Shadow’s action).',
  'combat fp-str-02': 'If the Free Peoples scored any hit in Combat roll or Leader re-roll, they score one more.',
  // The Power of Tom Bombadil / Advantageous Position
  'event fp-str-03':
    'Stays on the table. When played, advance the North one step. While it lies there Buckland, the Shire and the Old Forest are closed to the Shadow: no Army may enter or attack them.',
  'event-until fp-str-03':
    'The Shadow may spend any one Action die result and discard one Army-type and one Character-type Event card from hand to force it off (this is the Shadow’s action).',
  'combat-if fp-str-03': 'The battle’s defender stands within the borders of some Free Peoples Nation.',
  'combat fp-str-03': 'Every die of the Shadow’s Combat roll counts one less; a natural 6 still hits.',
  // Book of Mazarbul / Advantageous Position
  'event fp-str-04':
    'Companions on the map may move, as many as wished. Afterwards, with any Companion in Ered Luin or Erebor, the Dwarves become active and go straight to At War.',
  'combat-if fp-str-04': 'The battle’s defender stands within the borders of some Free Peoples Nation.',
  'combat fp-str-04': 'Every die of the Shadow’s Combat roll counts one less; a natural 6 still hits.',
  // The Spirit of Mordor / Scouts
  'event fp-str-05':
    'Pick any Shadow Army that mixes units of two or three Shadow Nations; of five dice every 5+ hits it.',
  'combat-if fp-str-05': 'The Free Peoples Army is the defender in a field battle.',
  'combat fp-str-05':
    'Before any roll the Free Peoples Army retreats to an adjacent free region or withdraws into the Stronghold of its own region (siege). No dice are rolled by anyone.',
  // Faramir's Rangers / Shield-wall
  'event fp-str-06':
    'Pick one Shadow Army standing in North Ithilien, South Ithilien or Osgiliath; of three dice every 5+ hits it. After that, where Osgiliath holds a Free Peoples Army it receives 1 Gondor unit, Regular or Elite at choice, plus 1 Gondor Leader.',
  'combat fp-str-06': 'Before removing own casualties: if the Shadow scored two or more hits this round, cancel one.',
  // Fear! Fire! Foes! / Shield-wall
  'event fp-str-07':
    'Companions on the map may move, as many as wished. Afterwards, with any Companion in Bree or the Shire, the North becomes active and goes straight to At War.',
  'combat fp-str-07': 'Before removing own casualties: if the Shadow scored two or more hits this round, cancel one.',
  // Wisdom of Elrond / Confusion
  'event fp-str-08': 'Activate one Free Peoples Nation of choice and advance it one step.',
  'combat fp-str-08':
    'Each natural 1 in the Shadow’s Combat roll is one hit against the Shadow’s own Army, and those dice may not be thrown again in the Shadow’s Leader re-roll.',
  // The Red Arrow / Scouts
  'event-if fp-str-09': 'Gondor is active.',
  'event fp-str-09':
    'Rohan advances 1 step. After that Edoras receives 1 Rohan unit, Regular or Elite at choice, plus 1 Rohan Leader.',
  'combat-if fp-str-09': 'The Free Peoples Army is the defender in a field battle.',
  'combat fp-str-09':
    'Before any roll the Free Peoples Army retreats to an adjacent free region or withdraws into the Stronghold of its own region (siege). No dice are rolled by anyone.',
  // Help Unlooked For / No Quarter
  'event fp-str-10':
    'A Free Peoples Army next to a besieged Stronghold attacks the besieging Shadow Army. Throughout this battle the Shadow rolls one Combat die fewer per Free Peoples unit inside that Stronghold, never below one.',
  'combat fp-str-10': 'If the Free Peoples scored any hit in Combat roll or Leader re-roll, they score one more.',
  // Paths of the Woses / Sudden Strike
  'event-if fp-str-11': 'Rohan is At War.',
  'event fp-str-11':
    'One Free Peoples Army anywhere in Rohan, be it besieged in a Stronghold, is put in Minas Tirith. Should Minas Tirith be besieged or in Shadow hands, it is put in one of the neighbouring regions. Either way the target has to be open to Army movement.',
  'combat-if fp-str-11': 'The Free Peoples have at least one Leader figure or Companion among the fighters.',
  'combat fp-str-11':
    'Before the Combat roll the Free Peoples roll an extra attack with as many dice as their total Leadership (at most 5); hits are applied at once.',
  // Through a Day and a Night / Confusion
  'event-if fp-str-12': 'Played on a Free Peoples Army containing a Companion.',
  'event fp-str-12':
    'Move that Army, Companion(s) included, up to two regions through regions free for Army movement, picking up and dropping nobody on the way; it may be split before it starts.',
  'combat fp-str-12':
    'Each natural 1 in the Shadow’s Combat roll is one hit against the Shadow’s own Army, and those dice may not be thrown again in the Shadow’s Leader re-roll.',
  // Círdan's Ships / Charge
  'event-if fp-str-13': 'The Elves are At War.',
  'event fp-str-13':
    'A coastal region where a Free Peoples Army stands receives 2 Elven units, each Regular or Elite at choice.',
  'combat-if fp-str-13': 'The Free Peoples have at least one Elite unit among the fighters.',
  'combat fp-str-13':
    'Before the Combat roll the Free Peoples roll an extra attack with one die per own Elite unit in the battle (at most 5); hits are applied at once.',
  // Guards of the Citadel / Charge
  'event fp-str-14': 'Minas Tirith receives 1 Gondor unit, Regular or Elite at choice, plus 1 Gondor Leader.',
  'combat-if fp-str-14': 'The Free Peoples have at least one Elite unit among the fighters.',
  'combat fp-str-14':
    'Before the Combat roll the Free Peoples roll an extra attack with one die per own Elite unit in the battle (at most 5); hits are applied at once.',
  // Celeborn's Galadhrim / Daylight
  'event fp-str-15': 'Lórien receives 1 Elven unit, Regular or Elite at choice; afterwards draw 1 Strategy card.',
  'combat fp-str-15': 'The Shadow rolls at most three Combat dice.',
  // Riders of Théoden / Daylight
  'event fp-str-16':
    'Edoras, or else a Rohan region where a Companion stands, receives 1 Rohan unit, Regular or Elite at choice, plus 1 Rohan Leader.',
  'combat fp-str-16': 'The Shadow rolls at most three Combat dice.',
  // Grimbeorn the Old, Son of Beorn / Scouts
  'event fp-str-17': 'Carrock receives 1 North unit, Regular or Elite at choice, plus 1 North Leader.',
  'combat-if fp-str-17': 'The Free Peoples Army is the defender in a field battle.',
  'combat fp-str-17':
    'Before any roll the Free Peoples Army retreats to an adjacent free region or withdraws into the Stronghold of its own region (siege). No dice are rolled by anyone.',
  // Imrahil of Dol Amroth / Shield-wall
  'event fp-str-18': 'Dol Amroth receives 1 Gondor unit, Regular or Elite at choice, plus 1 Gondor Leader.',
  'combat fp-str-18': 'Before removing own casualties: if the Shadow scored two or more hits this round, cancel one.',
  // King Brand's Men / Shield-wall
  'event fp-str-19': 'Dale receives 2 North Regulars; afterwards draw 1 Strategy card.',
  'combat fp-str-19': 'Before removing own casualties: if the Shadow scored two or more hits this round, cancel one.',
  // Swords in Eriador / Advantageous Position
  'event fp-str-20':
    'The Shire receives 1 North unit and Ered Luin 1 Dwarven unit, Regular or Elite at choice in both places; afterwards draw 1 Strategy card.',
  'combat-if fp-str-20': 'The battle’s defender stands within the borders of some Free Peoples Nation.',
  'combat fp-str-20': 'Every die of the Shadow’s Combat roll counts one less; a natural 6 still hits.',
  // Kindred of Glorfindel / Advantageous Position
  'event fp-str-21': 'Rivendell receives 1 Elven unit, Regular or Elite at choice; afterwards draw 1 Strategy card.',
  'combat-if fp-str-21': 'The battle’s defender stands within the borders of some Free Peoples Nation.',
  'combat fp-str-21': 'Every die of the Shadow’s Combat roll counts one less; a natural 6 still hits.',
  // Dáin Ironfoot's Guard / Valour
  'event fp-str-22': 'Erebor receives 1 Dwarven unit, Regular or Elite at choice, plus 1 Dwarven Leader.',
  'combat-if fp-str-22': 'The Free Peoples have at least one Elite unit among the fighters.',
  'combat fp-str-22': 'Free Peoples add 1 to every die of their Combat roll.',
  // Éomer, Son of Éomund / Valour
  'event fp-str-23':
    'A Rohan region that has a Settlement and is free receives 1 Rohan unit, Regular or Elite at choice, plus 1 Rohan Leader.',
  'combat-if fp-str-23': 'The Free Peoples have at least one Elite unit among the fighters.',
  'combat fp-str-23': 'Free Peoples add 1 to every die of their Combat roll.',
  // Thranduil's Archers / Valour
  'event fp-str-24':
    'The Woodland Realm receives 1 Elven unit, Regular or Elite at choice; afterwards draw 1 Strategy card.',
  'combat-if fp-str-24': 'The Free Peoples have at least one Elite unit among the fighters.',
  'combat fp-str-24': 'Free Peoples add 1 to every die of their Combat roll.',
};
