/** Two browsers at one table on the server. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { playOne } from '../scripts/screens.ts';

async function browserOf(browser: Browser, baseURL: string | undefined, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  await context.addInitScript((playerName) => {
    const key = 'amon-hen settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ pace: 'at-once', playerName, ...kept }));
  }, name);
  return context.newPage();
}
async function openTable(page: Page, game: string, who: string): Promise<string> {
  await page.goto('./#/new');
  await page.getByText(game, { exact: true }).click();
  await page.getByText('On the server', { exact: true }).click();
  await page.getByRole('button', { name: who }).click();
  await page.getByRole('option', { name: /^Anybody who comes/ }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'The table waits' })).toBeVisible();
  return page.url();
}
const number = (page: Page) => page.locator('.table').getAttribute('data-number');
/** When both have seen all that has happened, one of them is asked. */
async function whoseTurn(...pages: readonly Page[]): Promise<Page> {
  await expect.poll(async () => new Set(await Promise.all(pages.map(number))).size).toBe(1);
  return Promise.any(
    pages.map((page) =>
      asked(page)
        .waitFor({ timeout: 30_000 })
        .then(() => page),
    ),
  );
}
const asked = (page: Page) => page.locator('.ledger :is([data-form], .amounts)');

test('two people play, and one of them comes back in the middle', async ({ browser, baseURL }) => {
  test.slow();
  const mira = await browserOf(browser, baseURL, 'Mira');
  const jonas = await browserOf(browser, baseURL, 'Jonas');
  const address = await openTable(mira, 'Board game', 'Who plays Shadow');
  await jonas.goto(address);
  await jonas.getByRole('button', { name: 'Sit here' }).click();
  await expect(mira.locator('.table')).toBeVisible();
  await expect(jonas.locator('.table')).toBeVisible();
  for (let n = 0; n < 8; n++) {
    await playOne(await whoseTurn(mira, jonas));
    if (n === 4) {
      const before = await number(jonas);
      await mira.reload();
      await expect(mira.locator('.table')).toHaveAttribute('data-number', before ?? '');
    }
  }

  await mira.getByRole('textbox', { name: 'Say something' }).fill('Well met');
  await mira.keyboard.press('Enter');
  await expect(jonas.getByText('Well met')).toBeVisible();
  await jonas.getByRole('button', { name: 'Resign' }).click();
  await jonas.getByRole('button', { name: 'Really resign' }).click();
  await expect(mira.locator('.ledger .ended')).toContainText('The other side has resigned.');
});
test('a table in the lobby is found, and a stranger may watch', async ({ browser, baseURL }) => {
  const mira = await browserOf(browser, baseURL, 'Mira');
  await mira.goto('./#/new');
  await mira.getByText('Card game', { exact: true }).click();
  await mira.getByText('On the server', { exact: true }).click();
  await mira.getByText('Everybody', { exact: true }).click();
  await mira.getByRole('button', { name: 'Open the table' }).click();
  await expect(mira.locator('.table')).toBeVisible();
  await mira.goto('./');
  await expect(mira.getByRole('heading', { name: 'Your tables on the server' })).toBeVisible();
  const stranger = await browserOf(browser, baseURL, 'Ilse');
  await mira.getByRole('link', { name: 'Card game' }).first().click();
  const address = mira.url();
  await stranger.goto(address);
  await expect(stranger.locator('.table')).toBeVisible();
  await expect(asked(stranger)).toHaveCount(0);
});
