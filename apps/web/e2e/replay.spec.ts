/** Games again: step by step, by moments, with other eyes, and played on from any moment. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { begin, goTo, openRecord, pane, playOne, playSome, playUntil } from '../scripts/screens.ts';

const number = (page: Page) => page.locator('.table').getAttribute('data-number');
const at = (page: Page, step: number) => expect(page.locator('.table')).toHaveAttribute('data-number', String(step));

for (const game of ['board', 'cards'] as const) {
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`${game}, ${viewport.width} pixels wide`, () => {
      test.use({ viewport });
      test('a record is stepped through, by buttons, keys, the line and its moments', async ({ page }) => {
        await openRecord(page, game);
        await at(page, 0);
        await page.getByRole('button', { name: 'Step', exact: true }).click();
        await page.getByRole('button', { name: 'Step', exact: true }).click();
        await at(page, 2);
        await page.getByRole('button', { name: 'Step back' }).click();
        await at(page, 1);
        await page
          .locator('.dock')
          .focus({ timeout: 100 })
          .catch(() => {});
        await page.keyboard.press('.');
        await at(page, 2);
        await page.keyboard.press(',');
        await at(page, 1);
        await goTo(page, 40);
        await page.getByRole('button', { name: 'Next moment' }).click();
        await expect.poll(() => number(page).then(Number)).toBeGreaterThan(40);
        await page.getByRole('button', { name: 'Previous moment' }).click();
        await expect.poll(() => number(page).then(Number)).toBeLessThanOrEqual(40);

        await pane(page, 'Moments');
        await expect(page.getByText('Dice proved')).toBeVisible();
        const moments = page.locator('.ledger .replay-moments');
        await moments.getByRole('button', { name: 'Captures' }).click();
        await moments.getByRole('listitem').getByRole('button').first().click();
        await expect(moments.locator('[aria-current]')).toHaveCount(1);
        const captured = await number(page);
        await page.getByRole('button', { name: 'Step back' }).click();
        await at(page, Number(captured) - 1);
      });
      test('it plays by itself, and pauses', async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('amon-hen settings', JSON.stringify({ pace: 'at-once' })));
        await openRecord(page, game);
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        await expect.poll(() => number(page).then(Number)).toBeGreaterThan(3);
        await page.getByRole('button', { name: 'Pause' }).click();
        const stopped = await number(page);
        await page.waitForTimeout(600);
        expect(await number(page)).toBe(stopped);
      });
      test('it is played on from a moment, against machines', async ({ page }) => {
        test.slow();
        await openRecord(page, game);
        await goTo(page, 60);
        await pane(page, 'Moments');
        await page.getByRole('button', { name: 'Fork here' }).click();
        await page.getByRole('button', { name: 'The others are played by' }).click();
        await page.getByRole('option', { name: /^Wanderer/ }).click();
        await page.getByRole('button', { name: 'Play on from here' }).click();
        await expect(page.locator('.table')).toBeVisible();
        await expect(page.locator('.dock')).toHaveCount(0);
        await expect(page.locator('.ledger :is([data-form], .amounts)')).toBeAttached();
        if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape'); // in the middle of a battle
        await playOne(page);
      });
    });
  }
}
test('the eyes of each seat are open after the end', async ({ page }) => {
  await openRecord(page, 'board');
  await goTo(page, 100);
  const hand = page.locator('.hand');
  const hers = await hand.textContent();
  await page.getByRole('button', { name: /Whose eyes/ }).click();
  await page.getByRole('option', { name: 'As Jonas saw it' }).click();
  await expect(hand).not.toHaveText(hers ?? '');
  await page.getByRole('button', { name: /Whose eyes/ }).click();
  await page.getByRole('option', { name: 'As spectators saw it' }).click();
  await expect(page.getByRole('button', { name: /As spectators saw it/ })).toBeVisible();
});
test('a battle can be looked at closer', async ({ page }) => {
  await openRecord(page, 'board');
  const moments = page.locator('.ledger .replay-moments');
  await moments.getByRole('button', { name: 'Battles' }).click();
  await moments.getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Step back' }).click();
  const closer = page.locator('.ledger').getByRole('button', { name: 'Look closer' });
  await expect(async () => {
    if (!(await closer.isVisible())) await page.getByRole('button', { name: 'Step back' }).click();
    await expect(closer).toBeVisible({ timeout: 500 });
  }).toPass();
  await closer.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
test('a game of one’s own is watched again, saved, and opened from its file', async ({ page }) => {
  await begin(page);
  await playUntil(page, async () => page.locator('.ledger .ended').isVisible());
  await page.locator('.ledger').getByRole('link', { name: 'Watch it again' }).click();
  await expect(page.locator('.dock')).toBeVisible();
  await at(page, 0);
  await page.keyboard.press('End');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('Game: toy');
  await page.goto('./#/replays');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'toy.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByText('Dice proved')).toBeVisible();

  await page.goto('./#/replays');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'bent.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text.replace(/Seed: ../, 'Seed: 00')),
  });
  await expect(page.getByText('Not proved: the seed is not the one committed to')).toBeVisible();
  await page.goto('./#/replays');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'none.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(page.getByRole('alert')).toContainText('This is no record that can be read');
  await page
    .getByRole('button', { name: /^Throw away the record/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Throw away the record/ })).toHaveCount(1);
});
test('of a game that still runs only one’s own eyes are open', async ({ page }) => {
  await begin(page);
  await playSome(page, 2);
  await page.goto('./#/replays');
  await page.getByRole('link', { name: 'Stones' }).click();
  await expect(page.locator('.dock')).toBeVisible();
  await page.getByRole('button', { name: /Whose eyes/ }).click();
  await expect(page.getByRole('option')).toHaveText(['As Mira saw it', 'As spectators saw it']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Save the record' })).toHaveCount(0);
});
