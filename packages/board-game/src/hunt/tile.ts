/** A Hunt tile is drawn and carried out (BG-13.3, BG-13.4). */
import { pickOne, type Rules } from '@amon-hen/kernel';
import { type Card, cardId } from '../data/deck.ts';
import { type Figure, figureId, isHobbit, levelOf } from '../data/figures.ts';
import { hasReveal, hasStop, isFellowshipSpecial, isStandard, type Tile, tileValue } from '../data/hunt-pool.ts';
import { FREE } from '../data/nations.ts';
import { tableEffect } from '../events/registry.ts';
import { discardFromTable } from '../events/table.ts';
import type { Table } from '../fact.ts';
import { fellowshipCompanions } from '../fellowship/guide.ts';
import { type RevealedBy, reveal } from '../fellowship/reveal.ts';
import { sendOut } from '../fellowship/separate.ts';
import { leading } from '../seats/seats.ts';
import { type Hunt, NO_TILE, newHunt } from '../state/hunt.ts';
import { GOLLUM, type State } from '../state/state.ts';
import { corrupt, heal } from '../turn/victory.ts';
import { loseCompanion, randomCompanion } from './casualty.ts';
import { pullTile, returnToPool } from './pool.ts';
import type { TileTerms } from './terms.ts';

const NO_USE: Card = -1;
const useId = (card: Card): string => (card === NO_USE ? 'no table card' : `use ${cardId[card]}`);
/** D-36 */
function* useTableCard(game: Table, about: string, fits: (card: Card) => boolean): Rules<boolean> {
  const s = game.state;
  if (!s.table.some(fits)) return false;
  const card = yield* pickOne({
    by: leading(s, FREE),
    rule: 'BG-13.4.1',
    about,
    id: useId,
    options: () => [NO_USE, ...s.table.filter(fits)],
  });
  if (card === NO_USE) return false;
  discardFromTable(game, card, cardId[card]);
  return true;
}

/** What was drawn: NO_TILE if the draw was prevented; `used` if a table card has been used on it. */
interface Drawn {
  readonly tile: Tile;
  readonly used: boolean;
}
/** Draws a tile, with the cards that prevent or replace a draw. The tile is set aside face up (BG-13.1.1). */
export function* drawTile(game: Table, cause: string): Rules<Drawn> {
  const s = game.state;
  if (yield* useTableCard(game, 'prevent-tile', (card) => tableEffect(card).preventsTile === true)) {
    return { tile: NO_TILE, used: true };
  }
  let tile = layOut(game, pullTile(game), cause);
  let used = false;
  if (yield* useTableCard(game, 'replace-tile', (card) => tableEffect(card).onTile === 'redraw')) {
    const first = tile;
    s.drawn.pop();
    tile = layOut(game, pullTile(game), cause);
    returnToPool(s, first); // only now, so that it cannot be drawn again
    used = !s.rulings.tableCardOnReplacedTile;
  }
  return { tile, used };
}
/** The tile lies open before anybody decides about it. */
function layOut(game: Table, tile: Tile, cause: string): Tile {
  const s = game.state;
  s.drawn.push(tile);
  if (s.hunt !== null) s.hunt.tile = tile;
  game.tell({ what: 'tile-drawn', tile, cause });
  return tile;
}

/** BG-13.4: the steps of one tile, in their order. */
export function* huntTile(game: Table, terms: TileTerms): Rules<void> {
  const s = game.state;
  const outer = s.hunt;
  const hunt = outer !== null && outer.tile === NO_TILE ? outer : newHunt(terms.reason);
  s.hunt = hunt;
  const { tile, used } = yield* drawTile(game, terms.cause);
  if (tile === NO_TILE) {
    if (terms.forward === true) goForward(game);
  } else yield* resolveTile(game, hunt, tile, used, terms);
  s.hunt = outer === hunt ? null : outer;
}
function* resolveTile(game: Table, hunt: Hunt, tile: Tile, used: boolean, terms: TileTerms): Rules<void> {
  const s = game.state;
  const value = tileValue[tile];
  if ((value === 'eye' && terms.eye === 'void') || (isFellowshipSpecial[tile] && terms.specialsVoid === true)) {
    game.tell({ what: 'tile-void', tile, cause: terms.cause });
    return;
  }
  let gollumReveals = false;
  if (typeof value === 'number' && value < 0) heal(game, -value, 'BG-13.3.2');
  else {
    hunt.damage = damageOf(game, value, terms);
    if (terms.noReduction !== true) gollumReveals = yield* reduceDamage(game, hunt, tile, used, terms);
    const damage = hunt.damage;
    hunt.damage = 0;
    corrupt(game, damage, terms.cause); // BG-13.4.3
  }
  if (terms.forward === true && !hasStop[tile]) goForward(game);
  if (revealsNow(s, tile, terms)) yield* revealFellowship(game, 'shadow', terms.cause);
  else if (gollumReveals) yield* revealFellowship(game, 'gollum', 'BG-7.7.9');
}
/** BG-13.4.4: the reveal, and then the tiles that it brings. */
export function* revealFellowship(game: Table, by: RevealedBy, cause: string): Rules<void> {
  for (const terms of yield* reveal(game, by, cause)) yield* huntTile(game, terms);
}
/** BG-13.3.2 */
function damageOf(game: Table, value: number | 'eye' | 'die', terms: TileTerms): number {
  if (value === 'die') return game.chance.below(6, 'tile die') + 1;
  if (value === 'eye') return terms.eye === 'void' ? 0 : terms.eye;
  return value;
}
/** BG-14.3.4 */
function goForward(game: Table): void {
  game.state.mordor++;
  game.tell({ what: 'mordor-step', n: game.state.mordor, cause: 'BG-14.3.4' });
}
/** BG-13.3.4; BG-7.7.9: with Gollum as Guide standard numbered tiles do not reveal. */
function revealsNow(s: State, tile: Tile, terms: TileTerms): boolean {
  if (!hasReveal[tile] || terms.ignoreReveal === true || !s.hidden) return false;
  return !(s.guide === GOLLUM && isStandard[tile] && tileValue[tile] !== 'eye');
}

const USE_RING = 0;
const CASUALTY_GUIDE = 1;
const CASUALTY_RANDOM = 2;
const SEPARATE_GUIDE = 3;
const GOLLUM_REVEALS = 4;
/** Steps 1 and 2. True if Gollum's choice will reveal the Fellowship. */
function* reduceDamage(game: Table, hunt: Hunt, tile: Tile, used: boolean, terms: TileTerms): Rules<boolean> {
  const s = game.state;
  const oneCard = s.rulings.huntEffects === 'fixed-order';
  if (oneCard && hunt.damage > 0 && !used) {
    const reduced = yield* useTableCard(game, 'reduce-damage', (card) => tableEffect(card).onTile === 'reduce');
    if (reduced) hunt.damage--;
  }
  let casualtyTaken = false;
  let passedOver: Figure | null = null; // a Guide whose moment has gone: his ability comes before the casualty
  let gollumReveals = false;
  while (hunt.damage > 0) {
    if (!oneCard && (yield* useTableCard(game, 'reduce-damage', (card) => tableEffect(card).onTile === 'reduce'))) {
      hunt.damage--; // BG1-10.1: any number of them, in any order
      continue;
    }
    const mayReveal = !gollumReveals && s.guide === GOLLUM && s.hidden && !revealsNow(s, tile, terms);
    const choice = yield* pickOne({
      by: leading(s, FREE),
      rule: 'BG-13.4.2',
      about: 'hunt-damage',
      values: { damage: hunt.damage },
      id: (o) => choiceId(s, o),
      options: () => choices(s, casualtyTaken, s.guide !== passedOver, mayReveal, terms),
    });
    if (choice === USE_RING) break;
    if (choice === GOLLUM_REVEALS) {
      gollumReveals = true;
      hunt.damage--;
    } else if (choice === SEPARATE_GUIDE) {
      const hobbit = s.guide;
      hunt.damage--;
      yield* sendOut(game, leading(s, FREE), [hobbit], s.progress + levelOf[hobbit], false, 'BG-7.7.6');
    } else {
      casualtyTaken = true;
      passedOver = s.guide; // BG-13.4.2; a new Guide may still act (BG-13.4.5)
      const companion = choice === CASUALTY_GUIDE ? s.guide : randomCompanion(game);
      hunt.damage = Math.max(0, hunt.damage - levelOf[companion]); // BG-13.5.2
      yield* loseCompanion(game, companion, true, 'BG-13.5.1');
      if (!oneCard) break; // BG1-10.1: what is left goes to the Ring
    }
  }
  return gollumReveals;
}
function choices(
  s: State,
  casualtyTaken: boolean,
  guideMayAct: boolean,
  mayReveal: boolean,
  terms: TileTerms,
): number[] {
  const company = fellowshipCompanions(s).length > 0;
  const forced = terms.forcedCasualty === true && company && !casualtyTaken;
  const options: number[] = [];
  if (guideMayAct && s.guide !== GOLLUM && isHobbit(s.guide)) options.push(SEPARATE_GUIDE);
  if (mayReveal) options.push(GOLLUM_REVEALS);
  if (company && !casualtyTaken) {
    if (!forced) options.push(CASUALTY_GUIDE);
    options.push(CASUALTY_RANDOM);
  }
  if (!forced) options.push(USE_RING);
  return options;
}
function choiceId(s: State, choice: number): string {
  switch (choice) {
    case SEPARATE_GUIDE:
      return `separate ${figureId[s.guide]}`;
    case GOLLUM_REVEALS:
      return 'reveal';
    case CASUALTY_GUIDE:
      return 'casualty guide';
    case CASUALTY_RANDOM:
      return 'casualty random';
    default:
      return 'use the ring';
  }
}
