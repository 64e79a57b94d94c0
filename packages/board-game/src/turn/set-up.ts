/** Set-up (BG-3). */
import { cardsOfDeck, DECKS } from '../data/deck.ts';
import { eliteOf, GANDALF_THE_GREY, leaderOf, NAZGUL, regularOf, startingCompanions } from '../data/figures.ts';
import { standardTiles } from '../data/hunt-pool.ts';
import { findRegion, NO_SETTLEMENT, REGIONS, RESERVE, type Row, region, settlement, sideOf } from '../data/map.ts';
import { nationId, SAURON } from '../data/nations.ts';
import type { FigureCounts } from '../data/setup.ts';
import { startingFigures } from '../editions/editions.ts';
import type { Setup } from '../options.ts';
import { NO_CONTROL, place, setControl, setCount } from '../state/armies.ts';
import { emptyState, IN_FELLOWSHIP, type State } from '../state/state.ts';

export function setUp(setup: Setup): State {
  const facts = startingFigures(setup);
  const s = emptyState(setup);
  for (let r = 0; r < REGIONS; r++) setControl(s, r, settlement[r] === NO_SETTLEMENT ? NO_CONTROL : sideOf[r]); // BG-2.4.1
  nationId.forEach((id, nation) => {
    const put = (row: Row, [regulars, elites, leaders]: FigureCounts): void => {
      setCount(s, row, regularOf(nation), regulars);
      setCount(s, row, eliteOf(nation), elites);
      if (nation < 5) setCount(s, row, leaderOf(nation), leaders);
      else if (nation === SAURON) setCount(s, row, NAZGUL, leaders);
    };
    for (const [at, figures] of Object.entries(facts.armies[id])) put(findRegion(at), figures);
    put(RESERVE, facts.reinforcements[id]);
    s.box[nation] = facts.political[id].box;
    s.active[nation] = facts.political[id].active;
  });
  for (const companion of startingCompanions) place(s, companion, IN_FELLOWSHIP); // BG-3.1.4
  s.guide = GANDALF_THE_GREY;
  s.position = region('rivendell'); // BG-3.1.2
  for (let deck = 0; deck < DECKS; deck++) s.decks[deck].push(...cardsOfDeck(deck)); // BG-3.1.7
  s.pool.push(...standardTiles); // BG-3.1.8
  return s;
}
