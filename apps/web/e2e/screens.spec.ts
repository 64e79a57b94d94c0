/** Every screen, in both lights, wide and narrow: nothing that a machine can find wrong. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { screens } from '../scripts/screens.ts';

const WAYS = [
  { colorScheme: 'light', viewport: { width: 1366, height: 768 } },
  { colorScheme: 'dark', viewport: { width: 360, height: 640 } },
] as const;

for (const way of WAYS) {
  test.describe(`in ${way.colorScheme}, ${way.viewport.width} pixels wide`, () => {
    test.use(way);
    for (const [name, open] of Object.entries(screens)) {
      test(`${name} has no serious fault`, async ({ page }) => {
        const said: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error') said.push(message.text());
        });
        page.on('pageerror', (error) => said.push(error.message));
        await open(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
        expect(said).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(way.viewport.width);
      });
    }
  });
}
