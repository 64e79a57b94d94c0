/** A game in this browser: against machines, with others at the same screen, without a network. */
import { expect, type Page, test } from '@playwright/test';
import { answer, begin, beginGame, beginTogether, playOne, playSome, playUntil } from '../scripts/screens.ts';

const number = (page: Page) => page.locator('.table').getAttribute('data-number');

test('a whole game against a machine, by clicks alone', { tag: '@core' }, async ({ page }) => {
  await begin(page);
  await playUntil(page, async () => page.locator('.ledger .ended').isVisible());
  await expect(page.locator('.ledger .ended')).toContainText('won');
});
test('a game is there again after the page was loaded anew', { tag: '@core' }, async ({ page }) => {
  await begin(page);
  await playSome(page, 3);
  const log = await page.locator('.log-lines li').allTextContents();
  const before = await number(page);
  await page.reload();
  await expect(page.locator('.table')).toHaveAttribute('data-number', before ?? '');
  const after = await page.locator('.log-lines li').allTextContents();
  expect(after).toEqual(log);
  await playOne(page);
});
test.describe('with the service worker', { tag: '@core' }, () => {
  test.use({ serviceWorkers: 'allow' });
  test.afterEach(({ context }) => context.setOffline(false)); // the next test gets the same browser
  test('a game goes on without a network', async ({ page, context }) => {
    await page.goto('./');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await begin(page);
    await playSome(page, 2);
    await page.reload();
    await expect(page.locator('.table')).toBeVisible();
    await playOne(page);
    await page.goto('./#/rules/BG-9.3.6');
    await expect(page.locator('.sought')).toBeVisible();
  });
});
test('the other person never sees what is hidden', { tag: '@core' }, async ({ page }) => {
  await beginTogether(page);
  await expect(page.getByRole('heading', { name: 'Mira, the screen is yours' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Hand' })).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Mira: lift the curtain' }).click();
  const hers = await page.getByRole('list', { name: 'Hand' }).textContent();
  await answer(page, () => page.getByRole('option').first().click());
  await page.locator('.ledger').getByRole('button', { name: 'Draw the curtain' }).click();
  await expect(page.getByRole('heading', { name: 'Jonas, the screen is yours' })).toBeVisible();
  await expect(page.getByText(hers ?? '', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Jonas: lift the curtain' }).click();
  await expect(page.getByRole('list', { name: 'Hand' })).not.toHaveText(hers ?? '');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Jonas, the screen is yours' })).toBeVisible();
});
test('what is done can be taken back, and what cannot says why', async ({ page }) => {
  await beginTogether(page);
  await page.getByRole('button', { name: /lift the curtain/ }).click();
  const hand = page.getByRole('list', { name: 'Hand' });
  const before = await hand.textContent();
  await answer(page, () => page.getByRole('option').first().click());
  await expect(hand).not.toHaveText(before ?? '');
  await page.keyboard.press('u');
  await expect(hand).toHaveText(before ?? '');
  await expect(page.getByRole('button', { name: 'Back' }).first()).toBeDisabled();
});
test('a choice that is final asks to be confirmed, one that is not does not', async ({ page }) => {
  await begin(page, 2, 'Crowded');
  const before = await number(page);
  await page.getByRole('option', { name: 'Card 18' }).click();
  await expect(page.getByText('This cannot be taken back.')).toBeVisible();
  expect(await number(page)).toBe(before);
  await page.locator('.ledger .confirm').click();
  await expect(page.locator('.table')).not.toHaveAttribute('data-number', before ?? '');
});
test('an illegal sharing-out is refused with its reason while it is made', async ({ page }) => {
  await begin(page, 3, 'Crowded');
  await answer(page, () => page.getByRole('option', { name: 'Card 18' }).click());
  await playUntil(page, async () => page.locator('.amounts').isVisible());
  await page.getByRole('button', { name: 'None' }).click();
  await page.getByRole('textbox', { name: 'West' }).fill('2');
  await page.getByRole('textbox', { name: 'West' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('The first of the others must get at least one.');
  await expect(page.locator('.ledger .confirm')).toBeDisabled();
  await page.getByRole('button', { name: 'The usual' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('.ledger .confirm')).toBeEnabled();
});
test('a table that is open in another window says so', async ({ page, context }) => {
  await begin(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText('This table is open in another window.')).toBeVisible({ timeout: 10_000 });
});
test('a table can be thrown away', async ({ page }) => {
  await begin(page);
  await page.goto('./');
  await page.getByRole('button', { name: /^Throw away the table/ }).click();
  await page.getByRole('button', { name: 'Throw away', exact: true }).click();
  await expect(page.getByText('The games you begin are kept in this browser')).toBeVisible();
});
test('others’ moves are shown one after another, and can be skipped', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('amon-hen settings', JSON.stringify({ pace: 'calm' })));
  await begin(page, 4);
  await answer(page, () => page.getByRole('option').first().click());
  await expect(page.getByText('Others are moving …')).toBeVisible();
  await page.getByRole('button', { name: 'Skip to now' }).click();
  await expect(page.getByText('Others are moving …')).toHaveCount(0);
});
for (const game of ['Board game', 'Card game']) {
  test(`${game}: the bar alone plays it`, async ({ page }) => {
    test.slow();
    await beginGame(page, game);
    await playSome(page, 12);
  });
}
