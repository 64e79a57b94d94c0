/** axe finds no serious or critical issue in any state of the board game's table, in either light. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { boardScreens } from '../scripts/board-screens.ts';

test.setTimeout(120_000);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const [name, open] of Object.entries(boardScreens)) {
      test(`axe finds nothing serious: ${name}`, async ({ page }) => {
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
