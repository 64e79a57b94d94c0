/** What a machine can find wrong with a screen that is open: by axe, in both lights, on a phone and on a laptop. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1366, height: 768 };
const LIGHTS = [
  { colorScheme: 'light', theme: 'vellum' },
  { colorScheme: 'dark', theme: 'lamplight' },
] as const;

/** By lamp only the colours differ. */
async function faults(page: Page, isDark: boolean): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (isDark ? axe.withRules(['color-contrast']) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}
export async function expectFaultless(page: Page): Promise<void> {
  for (const size of [PHONE, LAPTOP]) {
    await page.setViewportSize(size);
    for (const { colorScheme, theme } of LIGHTS) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await faults(page, colorScheme === 'dark'), `${size.width}, ${colorScheme}`).toEqual([]);
    }
  }
}
