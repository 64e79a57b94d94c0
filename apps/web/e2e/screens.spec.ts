/** Every screen, wide and narrow, in both lights: nothing that a machine can find wrong, and nothing wider than the screen. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { screens } from '../scripts/screens.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
const SMALLEST = { width: 360, height: 640 };

/** By lamp only the colours differ. */
async function faults(page: Page, light: 'light' | 'dark'): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (light === 'light' ? axe : axe.withRules(['color-contrast'])).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const viewport of SIZES) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });
    for (const [name, open] of Object.entries(screens)) {
      test(`${name} has no serious fault`, async ({ page }) => {
        test.slow(); // a map has many parts
        const said: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error' && !EXPECTED[name]?.test(message.text())) said.push(message.text());
        });
        page.on('pageerror', (error) => said.push(error.message));
        await page.emulateMedia({ colorScheme: 'light' });
        await open(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveAttribute(
            'data-theme',
            colorScheme === 'light' ? 'vellum' : 'lamplight',
          );
          expect(await faults(page, colorScheme), colorScheme).toEqual([]);
        }
        expect(said).toEqual([]);
        expect(await width(page)).toBeLessThanOrEqual(viewport.width);
        if (viewport.width > 640) return;
        await page.setViewportSize(SMALLEST);
        await expect.poll(() => width(page)).toBeLessThanOrEqual(SMALLEST.width);
      });
    }
  });
}
/** A browser tells of every answer that is no; these are meant to be. */
const EXPECTED: Readonly<Record<string, RegExp>> = { claim: /404/ };
