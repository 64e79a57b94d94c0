/** What the cards of the Shadow do, in our own words; a card without text has no entry. */
import type { Sentences } from '../../../words.ts';

export const shadow: Sentences = {
  // isengard
  'text grima-wormtongue':
    'From reserve, as an action: eliminate Gríma and choose one: fetch Saruman out of your draw deck into hand, or eliminate any one Rohan character in play.',
  'text saruman':
    'In the draw step, while he is in reserve, his player draws one card more. If forsaken as the top card of the draw deck he is cycled.',
  'text ugluk':
    'While on the active path, as an action: activate an unused path that has the same number (the current path is resolved first).',
  'text palantir-of-orthanc':
    'While its wielder is in reserve, as an action and no more than once per round: look at the top 3 cards of your draw deck; eliminate one, cycle one and keep the last in hand.',
  'text sarumans-staff': 'While in play, its owner’s carryover limit is 1 higher.',
  'text woven-of-all-colours':
    'Should any combat eliminate the wielder, the wielder and everything it wields are cycled in place of being eliminated.',
  'text threats-and-promises':
    'Has an effect only with Saruman in reserve: pick any battleground that shows the Isengard symbol and activate or reactivate it; moving Saruman there afterwards is optional and allowed even when he came into reserve this round.',
  // monstrous
  'text balrog-of-moria':
    'Has 1 more path icon on the Khazad-dûm path. When it enters a path or a battleground, by being played or moved, every Free Peoples player has to forsake 1 card.',
  'text barrow-wights':
    'From reserve, as an action: eliminate this card; every Free Peoples player has to forsake 1 card.',
  'text candles-of-corpses':
    'Has 1 more path icon on the Dead Marshes path. From reserve, as an action: eliminate this card; every Free Peoples player has to forsake 1 card.',
  'text caradhras-the-cruel':
    'When played (not moved) to the path named Caradhras, its player has to activate another unused path 4; Caradhras is resolved first. From reserve, as an action: eliminate this card; every Free Peoples player has to forsake 1 card.',
  'text cave-troll':
    'From reserve, as an action: eliminate this card; every Free Peoples player has to forsake 1 card.',
  'text flocks-of-crebain':
    'While on the active path, as an action: activate an unused path that has the same number (the current path is resolved first).',
  'text gollum':
    'While on the active path, as an action: activate an unused path that has the same number (the current path is resolved first). If path combat eliminates him he is cycled.',
  'text hill-troll':
    'From reserve, as an action: eliminate this card; every Free Peoples player has to forsake 1 card.',
  'text shelob':
    'Has 1 more path icon on the path Shelob’s Lair. When she enters a path, by being played or moved, every Free Peoples player has to forsake 1 card.',
  // mordor
  'text gorbag-and-shagrat':
    'When this card enters a path, by being played or moved, its player may cycle 1 hand card to give it 1 path icon, or 2 when Cirith Ungol is the active path.',
  'text grishnakh': 'While on the path, as an action: eliminate him to add 1 corruption token.',
  'text mouth-of-sauron':
    'May not be played or moved to a path while any Shadow battleground is active. In the draw step, while he is in reserve, his player draws one card more.',
  'text the-beguiler':
    'From reserve, as an action: cycle this card; every Free Peoples player has to cycle 1 card from hand.',
  'text the-black-easterling':
    'Its player draws 1 card when it is played. Has 1 plain defence icon while on the Dol Guldur battleground (in addition to its leadership icons; needs no support).',
  'text the-commander': 'From reserve, as an action: cycle this card; every Shadow player draws 1 card.',
  'text the-destroyer': 'From reserve, as an action: cycle this card to put 1 attack token on one active battleground.',
  'text the-hunter': 'From reserve, as an action: cycle this card to put 1 attack token on the active path.',
  'text the-lidless-eye':
    'May not be played or moved to a path while any Shadow battleground is active. Every Shadow player draws 1 card when it is played. While it is in reserve its player’s carryover limit is 1 higher.',
  'text the-messenger':
    'From reserve, as an action: cycle this card to take one Nazgûl character out of your cycle pile into hand.',
  'text the-reaver': 'From reserve, as an action: cycle this card; every Free Peoples player has to forsake 1 card.',
  'text the-warrior': 'From reserve, as an action: cycle this card to put 1 defence token on one active battleground.',
  'text the-witch-king':
    'In the draw step, while he is in reserve, his player draws one card more. If forsaken as the top card of the draw deck he is cycled.',
  'text black-breath':
    'While on a path or battleground, as an action: cycle this card, its wielder and every item on that wielder to add 1 corruption token.',
  'text black-riders-mount':
    'When played on a wielder in reserve, that wielder may be moved to the active path straight away, even when it came into reserve this round.',
  'text fell-beast':
    'When played on a wielder in reserve, that wielder may be moved to an active battleground straight away, even when it came into reserve this round.',
  'text morgul-blade': 'While on a path, as an action: eliminate this card to add 1 corruption token.',
  'text nazguls-mantle':
    'Should any combat eliminate the wielder, the wielder and everything it wields are cycled in place of being eliminated.',
  'text the-black-captain':
    'Has an effect only with the Witch-king in reserve: pick any battleground that shows the Mordor symbol and activate or reactivate it; moving the Witch-king there afterwards is optional and allowed even when he came into reserve this round.',
  'text the-day-without-dawn':
    'Set aside the top 7 cards of your draw deck; eliminate 1 of them, play at most 2 armies among them, cycle all others.',
  'text the-ringwraiths-are-abroad':
    'Set aside the top 7 cards of your draw deck; eliminate 1 of them, play at most 2 Nazgûl characters among them, cycle all others.',
  // southron
  'text coastal-raiders':
    'Gains 1 attack icon on the Dol Amroth battleground. From reserve, as an action, if Dol Amroth is still in the Free Peoples battleground deck: eliminate this card to activate Dol Amroth.',
  'text corsairs-of-umbar':
    'From reserve, as an action, if Umbar is still in the Shadow battleground deck: eliminate this card to activate Umbar.',
  'text haradrim-regulars':
    'From reserve, as an action, if Harad is still in the Shadow battleground deck: eliminate this card to activate Harad.',
  'text haradrim-cavalry':
    'Gains 1 attack icon on the Minas Tirith battleground. From reserve, as an action, if Minas Tirith is still in the Free Peoples battleground deck: eliminate this card to activate Minas Tirith.',
  'text the-black-fleet':
    'Gains 1 attack icon on the Pelargir battleground. From reserve, as an action, if Pelargir is still in the Free Peoples battleground deck: eliminate this card to activate Pelargir.',
  'text the-black-serpent':
    'From reserve, as an action: eliminate this card to reactivate a battleground that shows the Southron symbol, taking it from either scoring area.',
};
