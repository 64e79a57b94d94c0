/** Everything the drawing starts from, in one place. */
import { languages, loadGame, loadShell } from '@amon-hen/i18n';
import { borders } from '../../../../packages/board-game/src/data/borders.ts';
import { type RegionFact, regionFacts } from '../../../../packages/board-game/src/data/regions.ts';
import { found } from '../geometry/lines.ts';
import { CLOSED, type Pair } from './closed.ts';
import { LAYOUT } from './layout.ts';

export interface Region extends RegionFact {
  /** In English first, then in every other language there are names for. */
  readonly names: readonly string[];
  /** In the layout's space. */
  readonly x: number;
  readonly y: number;
  readonly share: number;
}

export interface Facts {
  readonly regions: readonly Region[];
  readonly byId: ReadonlyMap<string, Region>;
  readonly open: readonly Pair[];
  readonly closed: readonly Pair[];
  /** Names of waters and mountains, in every language. */
  readonly featureNames: readonly string[];
}

const textOf = (name: string | { readonly name: string }): string => (typeof name === 'string' ? name : name.name);

export async function loadFacts(): Promise<Facts> {
  const tables = await Promise.all(
    languages.map(async (language) => (await loadGame(await loadShell(language), 'board-game')).names),
  );
  const regions = regionFacts.map((fact): Region => {
    const [x, y, share] = found(LAYOUT[fact.id], `place for ${fact.id}`);
    const names = tables.map(({ region }) => textOf(found(region?.[fact.id], `name of ${fact.id}`)));
    return { ...fact, names, x, y, share };
  });
  return {
    regions,
    byId: new Map(regions.map((r) => [r.id, r])),
    open: Object.entries(borders).flatMap(([a, others]) => others.map((b): Pair => [a, b])),
    closed: CLOSED,
    featureNames: tables.flatMap(({ feature }) => Object.values(feature ?? {}).map(textOf)),
  };
}
