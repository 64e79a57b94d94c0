import type { Rules } from '@amon-hen/kernel';
import { braveStand } from '../../battle/cards/brave-stand.ts';
import { strategyDeck } from '../../data/deck.ts';
import { BOROMIR } from '../../data/figures.ts';
import { nationOf } from '../../data/map.ts';
import { FREE, GONDOR } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { acting } from '../../seats/seats.ts';
import { drawAndDiscard } from '../cards.ts';
import { event } from '../registry.ts';
import { condition, regionOfCharacter } from '../verbs/conditions.ts';
import { canRecruitUnit, recruitUnit } from '../verbs/recruit.ts';

const ID = 'fp-char-23';
const DECK = strategyDeck(FREE);

function* play(game: Table): Rules<void> {
  const s = game.state;
  yield* recruitUnit(game, GONDOR, regionOfCharacter(s, BOROMIR), ID);
  yield* drawAndDiscard(game, acting(s), DECK, 2, ID);
}
export const houseOfTheStewards = event({
  id: ID,
  needs: (s) => condition(ID, nationOf[regionOfCharacter(s, BOROMIR)] === GONDOR),
  works: (s) => s.decks[DECK].length > 0 || canRecruitUnit(s, GONDOR, regionOfCharacter(s, BOROMIR)),
  play,
  combat: braveStand,
});
