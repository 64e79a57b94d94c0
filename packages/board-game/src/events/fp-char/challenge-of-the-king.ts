import { suddenStrike } from '../../battle/cards/sudden-strike.ts';
import { eliminate } from '../../characters/eliminate.ts';
import { isEye, isStandard, type Tile } from '../../data/hunt-pool.ts';
import { nationOf } from '../../data/map.ts';
import { FREE, GONDOR, ROHAN } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { pullTile, returnToPool } from '../../hunt/pool.ts';
import type { State } from '../../state/state.ts';
import { event } from '../registry.ts';
import { condition, isWithArmy, regionOfCharacter, striderOrAragorn } from '../verbs/conditions.ts';

const ID = 'fp-char-14';
const TILES_DRAWN = 3;

function holds(s: State): boolean {
  const king = striderOrAragorn(s);
  if (king < 0 || !isWithArmy(s, king, FREE)) return false;
  const nation = nationOf[regionOfCharacter(s, king)];
  return nation === GONDOR || nation === ROHAN;
}
/** Can an Eye be drawn at all? A pool that runs out is filled with the standard tiles (BG-13.1.2). */
function eyeCanCome(s: State): boolean {
  if (s.pool.some((tile) => isEye[tile])) return true;
  return s.pool.length < TILES_DRAWN && s.drawn.some((tile) => isEye[tile] && isStandard[tile]);
}
function play(game: Table): void {
  const s = game.state;
  const tiles: Tile[] = [];
  for (let i = 0; i < TILES_DRAWN; i++) {
    const tile = pullTile(game);
    tiles.push(tile);
    game.tell({ what: 'tile-drawn', tile, cause: ID });
  }
  const defeated = tiles.every((tile) => isEye[tile]);
  for (const tile of tiles) {
    if (defeated || !isEye[tile]) returnToPool(s, tile);
    else {
      s.removed.push(tile);
      game.tell({ what: 'tile-removed', tile, cause: ID });
    }
  }
  if (defeated) eliminate(game, striderOrAragorn(s), ID);
}
export const challengeOfTheKing = event({
  id: ID,
  needs: (s) => condition(ID, holds(s)),
  works: eyeCanCome,
  play,
  combat: suddenStrike,
});
