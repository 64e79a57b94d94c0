/**
 * States of the card game's table, in both lights, at every size: nothing that a machine can find wrong, nothing wider than
 * the screen, nothing cut off, nothing over one another. Those that have parts of their own; all with EVERY_STATE=1.
 */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { cardsScreens } from '../scripts/cards-screens.ts';
import { misplaced } from '../scripts/misplaced.ts';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };
const OTHERS = [
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 2560, height: 1440 },
];
const TELLING = [
  'cards-asks-cost',
  'cards-asks-fetch',
  'cards-asks-loss',
  'cards-beginning-four',
  'cards-both',
  'cards-crowd',
  'cards-curtain',
  'cards-end',
  'cards-hand',
  'cards-log',
  'cards-own-pile',
  'cards-payment',
  'cards-place',
  'cards-reserve',
  'cards-war',
];
const looked = process.env.EVERY_STATE === undefined ? TELLING : Object.keys(cardsScreens);

/** The light changes nothing but colours. */
async function faults(page: Page, light: 'light' | 'dark'): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (light === 'light' ? axe : axe.withRules(['color-contrast'])).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}
for (const name of looked) {
  test(name, async ({ page }) => {
    test.slow();
    const open = cardsScreens[name];
    if (open === undefined) throw new Error(`there is no screen ${name}`);
    await page.setViewportSize(PHONE);
    await open(page);
    for (const size of [PHONE, LAPTOP]) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute(
          'data-theme',
          colorScheme === 'light' ? 'vellum' : 'lamplight',
        );
        expect(await faults(page, colorScheme), `${size.width}, ${colorScheme}`).toEqual([]);
      }
    }
    for (const size of [LAPTOP, PHONE, ...OTHERS]) {
      await page.setViewportSize(size);
      await expect.poll(() => misplaced(page), { message: `${size.width} wide` }).toEqual([]);
    }
  });
}
