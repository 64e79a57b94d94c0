/** What the cards of the Free Peoples do, in our own words; a card without text has no entry. */
import type { Sentences } from '../../../words.ts';

export const freePeoples: Sentences = {
  // dunedain
  'text dead-men-of-dunharrow':
    'Prints no combat icons of its own. For as long as this army is the one supporting Strider or Aragorn on a battleground, it counts as having 2 attack and 2 defence icons.',
  'text knights-of-dol-amroth': 'Gains 1 extra defence icon while it stands on the Dol Amroth battleground.',
  'text guards-of-the-citadel': 'Gains 1 extra defence icon while it stands on the Minas Tirith battleground.',
  'text the-great-gate':
    'Has no icons except on the Minas Tirith battleground, where it provides 3 defence icons. It may never be played or moved to a battleground that belongs to the Shadow battleground deck.',
  'text aragorn':
    'Playing Aragorn removes Strider from the game wherever he is. In the draw step, an Aragorn in reserve lets his player draw one card more. When the top card of the draw deck is forsaken and turns out to be Aragorn, he goes to the cycle pile, not the eliminated pile.',
  'text boromir':
    'His player draws 1 card whenever Boromir is played (to any place). If he enters a path, by being played or moved there, his player also has to forsake 1 card.',
  'text denethor':
    'From reserve, as an action: forsake 1 card, then search your draw deck for Boromir or Faramir, reveal the card, put it into your hand and shuffle.',
  'text faramir':
    'When Faramir enters a path with number 7, by being played or moved, his player may activate another path 7 that was not activated earlier in the game. The path he stands on is resolved first.',
  'text halbarad':
    'From reserve, as an action: cycle Halbarad, then search your draw deck for Strider or Aragorn, reveal the card, put it into your hand and shuffle.',
  'text prince-imrahil':
    'On being played (not moved), his player may cycle 1 further hand card, on top of the normal play cost, to fetch Knights of Dol Amroth out of the draw deck into hand (reveal, then shuffle).',
  'text strider':
    'While on the active path, as an action: activate an unused path whose number is one higher (the current path is resolved first). Strider is eliminated at once when Aragorn is played.',
  'text anduril':
    'While its wielder is in reserve, as an action: activate or reactivate any one battleground that shows the Dúnedain symbol, then move the wielder there. The move is compulsory and is allowed even when the wielder came into reserve this round.',
  'text paths-of-the-dead': 'Forsake 2 cards; afterwards draw 4 cards, or 5 when Strider or Aragorn is in reserve.',
  'text the-red-arrow':
    'Until the end of the round, Rohan cards are allowed to be played or moved to any battleground that shows the Dúnedain symbol.',
  'text the-three-hunters':
    'Until the end of the round, Legolas, Gimli and Strider (or Aragorn) may be played or moved to every active battleground, and any Free Peoples army may support them.',
  // dwarf
  'text gimli': 'On being played, his player may take Dwarven Axe out of the cycle pile into hand.',
  // elf
  'text arwen':
    'Her player draws 1 card when she is played. While she is in reserve, Strider or Aragorn (whichever is in play) has 1 additional battleground defence icon and 1 additional path defence icon.',
  'text elrond':
    'His player draws 1 card when he is played. While he is in reserve that player’s carryover limit is 1 higher.',
  'text galadriel':
    'Her player draws 1 card when she is played. While she is in reserve, that player draws 1 extra card in every draw step and, after all draws of that step, has to cycle 1 card from hand.',
  'text legolas':
    'On being played, his player may fetch Bow of the Galadhrim out of the draw deck into hand (reveal, then shuffle).',
  'text bow-of-the-galadhrim': 'The character wielding the bow may not wield any other card with the Weapon keyword.',
  'text elven-cloak':
    'Should path combat eliminate the wielder, the wielder and everything it wields are cycled in place of being eliminated.',
  'text lembas':
    'While on the path, the Hobbit player (and nobody else) may spend an action and eliminate Lembas to take away 1 corruption token per Hobbit character on that path.',
  'text mirror-of-galadriel':
    'For as long as it is in play its owner is permitted, at all times, to look at the top card of his or her own draw deck.',
  'text nenya-ring-of-adamant':
    'While its wielder is in reserve, as an action: cycle Nenya to put 1 defence token either on the active path or on one active battleground.',
  'text phial-of-galadriel': 'While it is on a path, that path itself (not the wielder) has 2 more defence icons.',
  'text vilya-ring-of-air':
    'While its wielder is in reserve, as an action: cycle Vilya; every Free Peoples player draws 1 card.',
  // hobbit
  'text bilbo-baggins':
    'Whatever would eliminate Bilbo, including forsaking, sends him to the cycle pile. From reserve, as an action: cycle Bilbo to draw 2 cards.',
  'text fatty-bolger':
    'From reserve, as an action: eliminate Fatty to draw 3 cards. If he is forsaken from reserve he is cycled, not eliminated.',
  'text frodo-baggins':
    'Whatever would eliminate Frodo, including forsaking, sends him to the cycle pile. The protection covers Frodo alone: items on him are eliminated.',
  'text merry-brandybuck':
    'He may be played or moved to battlegrounds that show the Rohan symbol, and a Rohan army may support him there. If path combat eliminates him, he and his items are cycled.',
  'text pippin-took':
    'He may be played or moved to battlegrounds that show the Dúnedain symbol, and a Dúnedain army may support him there. If path combat eliminates him, he and his items are cycled.',
  'text sam-gamgee':
    'From reserve, as an action: cycle Sam together with all items on him to put 1 defence token on the active path.',
  'text herbs-and-stewed-rabbit':
    'Wherever it is in play, as an action: eliminate it to take 1 Hobbit character out of your cycle pile into hand (if there is one), then draw 1 card.',
  'text sting': 'Has 1 additional path icon for as long as a Monstrous character is on the same path as the wielder.',
  'text there-is-another-way':
    'Activate an unused path that has the same number as the active one, and put 1 defence token on the newly activated path. The old path is resolved first.',
  // rohan
  'text eomer':
    'On being played: set aside the top 5 cards of your draw deck, play at most 1 Rohan army among them, cycle all others.',
  'text eowyn':
    'When played to a battleground, her player may eliminate one Nazgûl character that is on that same battleground. When played to reserve, her player may take Merry or Pippin out of the cycle pile into hand.',
  'text theoden':
    'Has 1 attack and 1 defence icon while Gandalf (either card) is in play, otherwise none. On being played: set aside the top 5 cards of your draw deck, play at most 1 Rohan card of any type among them, cycle all others.',
  'text shadowfax':
    'While its wielder is in reserve, as an action: activate or reactivate any battleground at all, then move the wielder there. The move is compulsory and is allowed even when the wielder came into reserve this round.',
  'text death-ride-ride-to-ruin':
    'Eliminate as many Rohan cards in your reserve as you like, none included; the Mordor player then has to eliminate that many Mordor cards (own choice) from active battlegrounds. Cards of every type count, attached items as well.',
  // wizard
  'text gandalf-the-grey':
    'While on the active path, as an action: activate an unused path whose number is one higher (the current path is resolved first). He is eliminated at once when Gandalf the White is played.',
  'text gandalf-the-white':
    'Playing him removes Gandalf the Grey from the game wherever that card is. In the draw step, while he is in reserve, his player draws one card more. If forsaken as the top card of the draw deck he is cycled.',
  'text gwaihir-the-windlord':
    'From reserve, as an action: cycle Gwaihir to take either Gandalf card out of your cycle pile into hand.',
  'text quickbeam':
    'On a battleground he has 1 attack and 1 defence icon per complete pair of Isengard characters and/or armies on that battleground.',
  'text smeagol':
    'While on the active path, as an action: add 1 corruption token to activate an unused path whose number is one higher. If path combat eliminates him he is cycled.',
  'text treebeard':
    'Has 1 more attack icon on the Orthanc battleground. When he enters a battleground, by being played or moved, the Isengard player has to eliminate one Isengard army that is there.',
  'text ent-draught':
    'Wherever it is in play, as an action: eliminate it; the Hobbit player may then take up to 2 Hobbit characters out of that player’s cycle pile into hand.',
  'text gandalfs-staff': 'While in play, its owner’s carryover limit is 1 higher.',
  'text narya-ring-of-fire':
    'While its wielder is in reserve, as an action: cycle Narya; every Shadow player has to cycle 1 card from hand.',
};
