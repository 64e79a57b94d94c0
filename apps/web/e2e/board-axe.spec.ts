/** axe finds no serious or critical issue in any state of the board game's table, in either light. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { boardScreens } from '../scripts/board-screens.ts';

test.setTimeout(120_000);

/** Those of the pictures that have parts of their own. */
const SCENES = [
  'board-order',
  'board-region',
  'board-die',
  'board-picker',
  'board-card-confirm',
  'board-list',
  'board-forces',
  'board-news',
  'board-battle-losses',
  'board-hunt',
  'board-four-players',
  'board-first-edition',
  'board-end',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const name of SCENES) {
      test(`axe finds nothing serious: ${name}`, async ({ page }) => {
        const open = boardScreens[name];
        if (open === undefined) throw new Error(`there is no screen ${name}`);
        await open(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(
          serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
        ).toEqual([]);
      });
    }
  });
}
