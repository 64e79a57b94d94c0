/** The 96 Event cards (BG-1.5): id, type icon, and whether it stays on the table. What they do is in `events/`. */

export type CardType = 'character' | 'army' | 'muster';
export interface CardFact {
  readonly id: string;
  readonly type: CardType;
  readonly staysOnTable: boolean;
}

const card = <I extends string>(id: I, type: CardType, stays?: 'table') => ({
  id,
  type,
  staysOnTable: stays === 'table',
});

export const cardFacts = [
  card('fp-char-01', 'character'), // Elven Cloaks
  card('fp-char-02', 'character'), // Elven Rope
  card('fp-char-03', 'character'), // Phial of Galadriel
  card('fp-char-04', 'character'), // Sméagol Helps Nice Master
  card('fp-char-05', 'character', 'table'), // Mithril Coat and Sting
  card('fp-char-06', 'character', 'table'), // Axe and Bow
  card('fp-char-07', 'character', 'table'), // Horn of Gondor
  card('fp-char-08', 'character', 'table'), // Wizard's Staff
  card('fp-char-09', 'character'), // Athelas
  card('fp-char-10', 'character'), // There Is Another Way
  card('fp-char-11', 'character'), // I Will Go Alone
  card('fp-char-12', 'character'), // Bilbo's Song
  card('fp-char-13', 'character'), // Mirror of Galadriel
  card('fp-char-14', 'character'), // Challenge of the King
  card('fp-char-15', 'character'), // Gwaihir the Windlord
  card('fp-char-16', 'character'), // We Prove the Swifter
  card('fp-char-17', 'character'), // There and Back Again
  card('fp-char-18', 'character'), // The Eagles are Coming!
  card('fp-char-19', 'character'), // The Ents Awake: Treebeard
  card('fp-char-20', 'character'), // The Ents Awake: Huorns
  card('fp-char-21', 'character'), // The Ents Awake: Entmoot
  card('fp-char-22', 'character'), // Dead Men of Dunharrow
  card('fp-char-23', 'character'), // House of the Stewards
  card('fp-char-24', 'character'), // The Grey Company
  card('fp-str-01', 'army', 'table'), // The Last Battle
  card('fp-str-02', 'army', 'table'), // A Power too Great
  card('fp-str-03', 'army', 'table'), // The Power of Tom Bombadil
  card('fp-str-04', 'muster'), // Book of Mazarbul
  card('fp-str-05', 'army'), // The Spirit of Mordor
  card('fp-str-06', 'army'), // Faramir's Rangers
  card('fp-str-07', 'muster'), // Fear! Fire! Foes!
  card('fp-str-08', 'muster'), // Wisdom of Elrond
  card('fp-str-09', 'muster'), // The Red Arrow
  card('fp-str-10', 'army'), // Help Unlooked For
  card('fp-str-11', 'army'), // Paths of the Woses
  card('fp-str-12', 'army'), // Through a Day and a Night
  card('fp-str-13', 'muster'), // Círdan's Ships
  card('fp-str-14', 'muster'), // Guards of the Citadel
  card('fp-str-15', 'muster'), // Celeborn's Galadhrim
  card('fp-str-16', 'muster'), // Riders of Théoden
  card('fp-str-17', 'muster'), // Grimbeorn the Old, Son of Beorn
  card('fp-str-18', 'muster'), // Imrahil of Dol Amroth
  card('fp-str-19', 'muster'), // King Brand's Men
  card('fp-str-20', 'muster'), // Swords in Eriador
  card('fp-str-21', 'muster'), // Kindred of Glorfindel
  card('fp-str-22', 'muster'), // Dáin Ironfoot's Guard
  card('fp-str-23', 'muster'), // Éomer, Son of Éomund
  card('fp-str-24', 'muster'), // Thranduil's Archers
  card('sh-char-01', 'character'), // Shelob's Lair
  card('sh-char-02', 'character'), // The Ring is Mine!
  card('sh-char-03', 'character'), // On, On They Went
  card('sh-char-04', 'character'), // Give it to Uss!
  card('sh-char-05', 'character'), // Orc Patrol
  card('sh-char-06', 'character'), // Isildur's Bane
  card('sh-char-07', 'character'), // Foul Thing from the Deep
  card('sh-char-08', 'character'), // Candles of Corpses
  card('sh-char-09', 'character'), // Nazgûl Search
  card('sh-char-10', 'character'), // Cruel Weather
  card('sh-char-11', 'character'), // The Nazgûl Strike!
  card('sh-char-12', 'character'), // Morgul Wound
  card('sh-char-13', 'character'), // Lure of the Ring
  card('sh-char-14', 'character'), // The Breaking of the Fellowship
  card('sh-char-15', 'character', 'table'), // Worn with Sorrow and Toil
  card('sh-char-16', 'character', 'table'), // Flocks of Crebain
  card('sh-char-17', 'character', 'table'), // Balrog of Moria
  card('sh-char-18', 'character'), // The Lidless Eye
  card('sh-char-19', 'character'), // Dreadful Spells
  card('sh-char-20', 'character'), // Grond, Hammer of the Underworld
  card('sh-char-21', 'character', 'table'), // The Palantír of Orthanc
  card('sh-char-22', 'character', 'table'), // Wormtongue
  card('sh-char-23', 'character'), // The Ringwraiths Are Abroad
  card('sh-char-24', 'character'), // The Black Captain Commands
  card('sh-str-01', 'army'), // Return to Valinor
  card('sh-str-02', 'army'), // The Fighting Uruk-hai
  card('sh-str-03', 'army', 'table'), // Denethor's Folly
  card('sh-str-04', 'army'), // The Day Without Dawn
  card('sh-str-05', 'muster', 'table'), // Threats and Promises
  card('sh-str-06', 'muster'), // Stormcrow
  card('sh-str-07', 'army'), // Shadows Gather
  card('sh-str-08', 'army'), // The Shadow Lengthens
  card('sh-str-09', 'army'), // The Shadow is Moving
  card('sh-str-10', 'army'), // Corsairs of Umbar
  card('sh-str-11', 'muster'), // Rage of the Dunlendings
  card('sh-str-12', 'muster'), // Return of the Witch-king
  card('sh-str-13', 'army'), // Half-orcs and Goblin-men
  card('sh-str-14', 'army'), // Olog-hai
  card('sh-str-15', 'army'), // Hill-trolls
  card('sh-str-16', 'muster'), // A New Power is Rising
  card('sh-str-17', 'muster'), // Many Kings to the Service of Mordor
  card('sh-str-18', 'muster'), // The King is Revealed
  card('sh-str-19', 'muster'), // Shadows on the Misty Mountains
  card('sh-str-20', 'muster'), // Orcs Multiplying Again
  card('sh-str-21', 'muster'), // Horde From the East
  card('sh-str-22', 'muster'), // Monsters Roused
  card('sh-str-23', 'muster'), // Musterings of Long-planned War
  card('sh-str-24', 'muster'), // Pits of Mordor
] as const satisfies readonly CardFact[];

export type CardId = (typeof cardFacts)[number]['id'];
