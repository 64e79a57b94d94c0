/** What recruiting cards bring (BG-8.3.8): units, Leaders, other figures, and sometimes a card. */
import { type Rules, shareOut } from '@amon-hen/kernel';
import { inReserve } from '../../armies/recruiting.ts';
import { strategyDeck } from '../../data/deck.ts';
import { eliteOf, type Figure, leaderOf, regularOf } from '../../data/figures.ts';
import { NO_ROW, type Region, regionId } from '../../data/map.ts';
import { type Nation, sideOfNation } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { mayActFor } from '../../seats/rights.ts';
import { acting, actingSide } from '../../seats/seats.ts';
import { armyRow } from '../../state/armies.ts';
import { drawAndDiscard } from '../cards.ts';
import type { Part } from './parts.ts';
import { canRecruit, canRecruitUnit, recruitFigures, recruitUnit, recruitUnitInRow } from './recruit.ts';

/** One unit, Regular or Elite at choice. */
export function unit(nation: Nation, at: Region): Part {
  return {
    can: (s) => canRecruitUnit(s, nation, at),
    carryOut: (game, cause) => recruitUnit(game, nation, at, cause),
  };
}
/** So many figures of a kind. */
export function figures(figure: Figure, n: number, at: Region): Part {
  return {
    can: (s) => canRecruit(s, figure, at),
    carryOut: (game, cause) => recruitFigures(game, figure, at, n, cause),
  };
}
export function unitAndLeader(nation: Nation, at: Region): readonly Part[] {
  return [unit(nation, at), figures(leaderOf(nation), 1, at)];
}
/** One unit where an Army of its side stands: besieged, besieging or neither. */
export function unitWithArmy(nation: Nation, at: Region): Part {
  const side = sideOfNation(nation);
  return {
    can: (s) =>
      armyRow(s, at, side) !== NO_ROW &&
      inReserve(s, regularOf(nation)) + inReserve(s, eliteOf(nation)) > 0 &&
      mayActFor(s, nation) === true,
    carryOut: (game, cause) => recruitUnitInRow(game, nation, armyRow(game.state, at, side), at, cause),
  };
}

const regionName = (at: Region): string => regionId[at];
/** So many in each of several regions; where the figures are too few, the player says who goes short. */
export function* recruitInEach(
  game: Table,
  figure: Figure,
  n: number,
  regions: readonly Region[],
  cause: string,
): Rules<void> {
  const s = game.state;
  const open = regions.filter((at) => canRecruit(s, figure, at));
  if (open.length === 0) return;
  const total = Math.min(inReserve(s, figure), n * open.length);
  const amounts = yield* shareOut({
    by: acting(s),
    rule: cause,
    about: 'share-recruits',
    values: { n: total },
    id: regionName,
    options: open,
    upTo: open.map(() => n),
    least: total,
    most: total,
    usual: open.map((_, i) => Math.max(0, Math.min(n, total - i * n))),
  });
  for (const [i, at] of open.entries()) yield* recruitFigures(game, figure, at, amounts[i], cause);
}
export function figuresInEach(figure: Figure, n: number, regions: readonly Region[]): Part {
  return {
    can: (s) => regions.some((at) => canRecruit(s, figure, at)),
    carryOut: (game, cause) => recruitInEach(game, figure, n, regions, cause),
  };
}

/** Afterwards a card from the own Strategy deck. */
export const strategyCard: Part = {
  can: (s) => s.decks[strategyDeck(actingSide(s))].length > 0,
  carryOut: (game, cause) => {
    const s = game.state;
    return drawAndDiscard(game, acting(s), strategyDeck(actingSide(s)), 1, cause);
  },
};
