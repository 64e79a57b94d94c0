/** Browsers of several people at one table on the server. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** Opens the browser of somebody else; it is closed when the test is over. */
type Person = (name: string, address?: string) => Promise<Page>;

export const test = base.extend<{ readonly person: Person }>({
  person: async ({ browser, baseURL }, use) => {
    const open: BrowserContext[] = [];
    await use(async (playerName, address = baseURL) => {
      const context = await browser.newContext({ baseURL: address ?? '', reducedMotion: 'reduce' });
      open.push(context);
      await context.addInitScript((name) => {
        const key = 'amon-hen settings';
        const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
        localStorage.setItem(key, JSON.stringify({ pace: 'at-once', playerName: name, ...kept }));
      }, playerName);
      return context.newPage();
    });
    for (const context of open) await context.close();
  },
});
async function openTable(page: Page, game: readonly string[], who: string): Promise<string> {
  await page.goto('./#/new');
  for (const what of game) await page.getByText(what, { exact: true }).click();
  await page.getByText('On the server', { exact: true }).click();
  await page.getByRole('button', { name: who }).click();
  await page.getByRole('option', { name: /^Anybody who comes/ }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'The table waits' })).toBeVisible();
  return page.url();
}
export const number = (page: Page) => page.locator('.table').getAttribute('data-number');
/** When all have seen all that has happened, one of them is asked. */
export async function whoseTurn(...pages: readonly Page[]): Promise<Page> {
  await expect.poll(async () => new Set(await Promise.all(pages.map(number))).size).toBe(1);
  return Promise.any(
    pages.map((page) =>
      asked(page)
        .waitFor({ timeout: 30_000 })
        .then(() => page),
    ),
  );
}
export const asked = (page: Page) => page.locator('.ledger :is([data-form], .amounts)');

/** Mira has opened a table with Jonas. */
export async function twoAt(person: Person, game: readonly string[], who: string) {
  const mira = await person('Mira');
  const jonas = await person('Jonas');
  const address = await openTable(mira, game, who);
  await jonas.goto(address);
  await jonas.getByRole('button', { name: 'Sit here' }).click();
  await expect(mira.locator('.table')).toBeVisible();
  await expect(jonas.locator('.table')).toBeVisible();
  return { mira, jonas };
}
