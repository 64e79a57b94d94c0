/** Two browsers at one table of the card game on the server; one of them comes back in the middle. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { CardPlayer } from '../scripts/cards-table.ts';

async function browserOf(browser: Browser, baseURL: string | undefined, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  await context.addInitScript((playerName) => {
    const key = 'amon-hen settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ pace: 'at-once', playerName, ...kept }));
  }, name);
  return context.newPage();
}
const number = (page: Page) => page.locator('.table').getAttribute('data-number');
/** When both have seen all that has happened, one of them is asked. */
async function whoseTurn(...pages: readonly Page[]): Promise<Page> {
  await expect.poll(async () => new Set(await Promise.all(pages.map(number))).size).toBe(1);
  return Promise.any(
    pages.map((page) =>
      page
        .locator('.ledger [data-form]')
        .waitFor({ timeout: 30_000 })
        .then(() => page),
    ),
  );
}
test('a duel between two people', async ({ browser, baseURL }) => {
  test.slow();
  const mira = await browserOf(browser, baseURL, 'Mira');
  const jonas = await browserOf(browser, baseURL, 'Jonas');
  await mira.goto('./#/new');
  await mira.getByText('Card game', { exact: true }).click();
  await mira.getByText('Duel for two', { exact: true }).click();
  await mira.getByText('On the server', { exact: true }).click();
  await mira.getByRole('button', { name: 'Who plays The Witch-king' }).click();
  await mira.getByRole('option', { name: /^Anybody who comes/ }).click();
  await mira.getByRole('button', { name: 'Open the table' }).click();
  await expect(mira.getByRole('heading', { name: 'The table waits' })).toBeVisible();
  await jonas.goto(mira.url());
  await jonas.getByRole('button', { name: 'Sit here' }).click();
  await expect(mira.locator('.cg')).toBeVisible();
  await expect(jonas.locator('.cg')).toBeVisible();
  for (let n = 0; n < 8; n++) {
    await new CardPlayer(await whoseTurn(mira, jonas)).playSomething(n);
    if (n !== 4) continue;
    const before = await number(jonas);
    const hand = await mira.locator('.cg-hand-card').evaluateAll((cards) => cards.map((card) => card.textContent));
    await mira.reload();
    await expect(mira.locator('.table')).toHaveAttribute('data-number', before ?? '');
    await expect
      .poll(() => mira.locator('.cg-hand-card').evaluateAll((cards) => cards.map((card) => card.textContent)))
      .toEqual(hand);
  }
  // each sees the own hand, and of the other's how many cards it holds
  const hers = await mira.locator('.cg-hand-card').count();
  await expect(jonas.locator('[data-player="gandalf"]').first()).toContainText(`Hand ${hers}`);
  await expect(jonas.locator('.cg-hand')).toHaveAttribute('aria-label', 'Hand of The Witch-king');
});
