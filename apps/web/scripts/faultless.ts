/** What a machine can find wrong with a screen that is open: by axe, in both lights, on a phone and on a laptop. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1366, height: 768 };
export const LIGHTS = ['light', 'dark'] as const;
const THEMES = { light: 'vellum', dark: 'lamplight' } as const;

/** The system's light changes, and the page follows. */
export async function light(page: Page, colorScheme: keyof typeof THEMES): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', THEMES[colorScheme]);
}

/** By lamp only the colours differ. The page has no frames, so axe may run in it as it is. */
async function faults(page: Page, isDark: boolean): Promise<readonly string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (rules) => (await window.axe.run({ resultTypes: ['violations'], ...rules })).violations,
    isDark ? { runOnly: ['color-contrast'] } : {},
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}
export async function expectFaultless(page: Page): Promise<void> {
  for (const size of [PHONE, LAPTOP]) {
    await page.setViewportSize(size);
    for (const colorScheme of LIGHTS) {
      await light(page, colorScheme);
      expect(await faults(page, colorScheme === 'dark'), `${size.width}, ${colorScheme}`).toEqual([]);
    }
  }
}
