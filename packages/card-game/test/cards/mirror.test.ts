/** The tree of scenarios mirrors the trees of cards and locations. */
import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as declared from '../../src/cards/index.ts';
import { locationIds } from '../../src/data/catalogue.ts';
import { FACTION_CARDS } from '../../src/data/faction-cards.ts';
import * as places from '../../src/locations/index.ts';

const root = `${import.meta.dirname}/../..`;
const files = (pattern: string): string[] => globSync(pattern, { cwd: root }).sort();
const names = (list: readonly string[]): string[] =>
  list.map((f) => f.replace(/^.*?(cards|locations)\//, '').replace(/\.\w+$/, ''));

describe('cards', () => {
  it('CG-2.1.1: each has a file of its own, in the folder of its faction', () => {
    const expected = FACTION_CARDS.map((card) => `${card.faction}/${card.id}`).sort();
    expect(names(files('src/cards/*/*.ts'))).toEqual(expected);
    expect(
      Object.values(declared)
        .map((card) => card.id)
        .sort(),
    ).toEqual(FACTION_CARDS.map((card) => card.id).sort());
  });
  it('CG-9.4.2: each that has a text has a scenario of its own', () => {
    const blank = JSON.stringify(declared.soldiersOfGondor.text);
    const withText = FACTION_CARDS.filter((card) =>
      Object.values(declared).some(
        (d) => d.id === card.id && (JSON.stringify(d.text) !== blank || hasFunctions(d.text)),
      ),
    ).map((card) => `${card.faction}/${card.id}`);
    expect(names(files('scenarios/cards/*/*.yaml'))).toEqual(withText.sort());
  });
});
/** Texts made of functions look blank as JSON. */
function hasFunctions(text: (typeof declared.soldiersOfGondor)['text']): boolean {
  return text.barredFromPath !== declared.soldiersOfGondor.text.barredFromPath;
}
describe('locations', () => {
  it('CG-2.1.2: each has a file and a scenario of its own', () => {
    expect(
      Object.values(places)
        .map((place) => place.id)
        .sort(),
    ).toEqual([...locationIds].sort());
    const all = names(files('src/locations/*/*.ts'));
    expect(all).toHaveLength(41);
    expect(names(files('scenarios/locations/*/*.yaml'))).toEqual(all);
  });
});
