/** The forms in which texts use the words of the glossary, in small letters, with bars between them. */
import type { Sentences } from '../../words.ts';

export const terms: Sentences = {
  'forms cg.activate': 'activate|activates|activated|activating|activation',
  'forms cg.attack-icon': 'attack icon|attack icons',
  'forms cg.carryover': 'carryover limit',
  'forms cg.combat-token': 'attack token|attack tokens|defence token|defence tokens',
  'forms cg.corruption-token': 'corruption token|corruption tokens|corruption',
  'forms cg.cycle': 'cycle|cycles|cycled|cycling',
  'forms cg.cycle-pile': 'cycle pile|cycle piles',
  'forms cg.defense-icon': 'defence icon|defence icons',
  'forms cg.draw-deck': 'draw deck|draw decks',
  'forms cg.eliminate': 'eliminate|eliminates|eliminated|eliminating',
  'forms cg.eliminated-pile': 'eliminated pile',
  'forms cg.forsake': 'forsake|forsakes|forsaken|forsaking',
  'forms cg.in-play': 'in play',
  'forms cg.leadership-icon': 'leadership|leadership icon|leadership icons',
  'forms cg.move': 'moved|move|moves|moving',
  'forms cg.path-number': 'number',
  'forms cg.reactivate': 'reactivate|reactivates|reactivated|reactivating',
  'forms cg.reserve': 'reserve|reserves',
  'forms cg.ring-token': 'ring token|ring tokens',
  'forms cg.scoring-area': 'scoring area|scoring areas',
  'forms cg.support': 'support|supports|supported|supporting',
  'forms cg.wielder': 'wielder|wielders|wield|wields|wielding',
  'forms cg.winnow': 'winnow|winnowing',
};
