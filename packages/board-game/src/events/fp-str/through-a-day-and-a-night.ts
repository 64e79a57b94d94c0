import { anyArmyMoves } from '../../armies/movement.ts';
import { confusion } from '../../battle/cards/confusion.ts';
import { companions, isCompanion } from '../../data/figures.ts';
import { FREE } from '../../data/nations.ts';
import { event, no } from '../registry.ts';
import { condition, isWithArmy } from '../verbs/conditions.ts';
import { type FarMarch, marchFar } from '../verbs/far-march.ts';

const ID = 'fp-str-12';
const withCompanion: FarMarch = {
  side: FREE,
  steps: 2,
  rule: { needs: { by: (_s, figure) => isCompanion(figure), refusal: no(ID, 'needs-companion-with-army') } },
  mayEnd: () => true,
};
export const throughADayAndANight = event({
  id: ID,
  needs: (s) =>
    condition(
      ID,
      companions.some((companion) => isWithArmy(s, companion, FREE)),
    ),
  works: (s) => anyArmyMoves(s, FREE, withCompanion.rule),
  play: (game) => marchFar(game, withCompanion, ID),
  combat: confusion,
});
