/** What happens when a location is activated, in our own words. */
import type { Sentences } from '../../../words.ts';

export const locations: Sentences = {
  // battlegrounds
  'text dol-amroth': 'The Dúnedain player may forsake 1 card; if so, that player draws 1 card.',
  'text edoras': 'If Helm’s Deep is still in the Free Peoples battleground deck it has to be activated too.',
  'text helms-deep':
    'The Rohan player sets aside the top 5 cards of the draw deck, may play one army or character among them to Helm’s Deep, and cycles all others.',
  'text lorien': 'The Shadow battleground Dol Guldur has to be activated or reactivated too.',
  'text minas-tirith': 'The Dúnedain player may forsake 1 card; if so, that player draws 3 cards.',
  'text pelargir': 'The Dúnedain player may forsake 1 card; if so, that player draws 1 card.',
  'text rivendell': 'Elf player: draw 1, then cycle 1 hand card.',
  'text dol-guldur': 'The Free Peoples battleground Lórien has to be activated or reactivated too.',
  'text harad': 'Every Shadow player draws 1 card.',
  'text minas-morgul':
    'The Mordor player sets aside the top 5 cards of the draw deck, may play at most one Nazgûl among them to reserve, and cycles all others.',
  'text morannon':
    'The Mordor player sets aside the top 5 cards of the draw deck, may play at most one army among them, and cycles all others.',
  'text moria': 'Monstrous player: draw 2.',
  'text orthanc':
    'The Isengard player may take Saruman into hand from draw deck or cycle pile; after that the same player recycles the cycle pile (compulsory).',
  'text umbar': 'Every Shadow player draws 1 card.',
  // paths
  'text bag-end': 'Hobbit player: draw 2.',
  'text bucklebury-ferry': 'Mordor player: draw 1. Hobbit player: draw 1.',
  'text gildors-encampment': 'Elf player: draw 1, then cycle 1 hand card.',
  'text inn-of-the-prancing-pony': 'Every Shadow player draws 2 cards.',
  'text the-old-forest': 'Every Free Peoples player has to forsake 1 card.',
  'text weathertop': 'Mordor player: draw 2.',
  'text fords-of-bruinen':
    'Every Free Peoples player has to forsake 1 card; when all have done so, every Free Peoples player draws 3 cards.',
  'text imladris': 'Elf player: draw 2.',
  'text the-council-of-elrond': 'Every Free Peoples player draws 1 card.',
  'text caradhras': 'Every Free Peoples player has to forsake 1 card.',
  'text khazad-dum': 'Monstrous player: draw 2.',
  'text the-doors-of-durin': 'The Monstrous player may forsake 1 card; if so, 1 attack token is put on this path.',
  'text dimrill-dale': 'Every Shadow player has to cycle 2 cards from hand.',
  'text egladil': 'Every Free Peoples player: draw 2, then cycle 1 hand card.',
  'text lothlorien': 'Elf player: draw 1, then cycle 1 hand card.',
  'text amon-hen': 'Mordor player: draw 1, then cycle 1 hand card.',
  'text dead-marshes': 'Monstrous player: draw 2.',
  'text emyn-muil': 'Every Free Peoples player has to forsake 1 card.',
  'text henneth-annun': 'Dúnedain player: draw 1.',
  'text osgiliath': 'The Dúnedain player may forsake 1 card; if so, that player draws 3 cards.',
  'text the-cross-roads': 'Every Free Peoples player draws 1 card.',
  'text cirith-ungol':
    'The Mordor player sets aside the top 5 cards of the draw deck, may play at most one army among them, and cycles all others.',
  'text morgul-vale':
    'The Mordor player sets aside the top 5 cards of the draw deck, may play at most one Nazgûl character among them (anywhere it may legally go), and cycles all others.',
  'text shelobs-lair': 'Monstrous player: draw 2.',
  'text crack-of-doom': 'Monstrous player: draw 2.',
  'text morgai': '1 attack token is put on this path.',
  'text orodruin': 'Mordor player: draw 2.',
};
