/** Nothing is decided for a player unseen: a standing order says what it is about to answer, and can be stopped. */
import { expect, test } from '@playwright/test';
import { positions } from '../scripts/board-positions.ts';
import { openBoard, Player, SIZES } from '../scripts/board-table.ts';

test.setTimeout(120_000);

for (const { name, ...viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('BG-12.2.3, BG-12.4.1: left alone, it answers', async ({ page }) => {
      await openBoard(page, { position: positions.beginning, seat: 0 });
      const player = new Player(page);
      await expect(page.locator('.order-notice')).toContainText('nothing to gain');
      await expect(page.locator('.order-notice')).toContainText('Gandalf the Grey', { timeout: 30_000 });
      await player.toAct();
      await expect(page.locator('.order-notice')).toHaveCount(0);
    });

    test('it is stopped: the question waits, now and every turn', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('amon-hen settings', JSON.stringify({ pace: 'calm' })));
      await openBoard(page, { position: positions.beginning, seat: 0 });
      const player = new Player(page);
      await page.locator('.order-notice').getByRole('button', { name: 'Ask me instead' }).click();
      await expect(page.locator('.order-notice')).toHaveCount(0);
      const number = await player.number();
      await page.waitForTimeout(6000); // longer than the notice stands
      expect(await player.number()).toBe(number);
      await expect.poll(() => player.asked()).toContain('Declare the Fellowship');
      await player.andGo(() => player.firstChoice('no'));
      await page.locator('.order-notice').getByRole('button', { name: 'Ask me instead' }).click();
      await expect.poll(() => player.asked()).toContain('Who guides');
      await player.andGo(() => player.firstChoice('Strider'));
      await expect.poll(() => player.logged(/Strider guides/)).toBe(true);
      // the panel says so, and takes the order again
      await player.open('Overview');
      await page.locator('.orders summary').click();
      await expect(page.getByLabel('The Guide stays, without asking')).not.toBeChecked();
      await page.getByLabel('The Guide stays, without asking').check();
      await page.reload();
      await expect(page.locator('.table')).toBeVisible();
      await player.open('Overview');
      await page.locator('.orders summary').click();
      await expect(page.getByLabel('The Guide stays, without asking')).toBeChecked();
      await expect(page.getByLabel('No declaration where there is nothing to gain')).not.toBeChecked();
    });

    test('who answers by hand is not overtaken', async ({ page }) => {
      // at a calm pace there is time to answer
      await page.addInitScript(() => localStorage.setItem('amon-hen settings', JSON.stringify({ pace: 'calm' })));
      await openBoard(page, { position: positions.beginning, seat: 0 });
      const player = new Player(page);
      await expect(page.locator('.order-notice')).toContainText('Gandalf the Grey', { timeout: 30_000 });
      await player.andGo(() => player.firstChoice('Strider'));
      await expect.poll(() => player.logged(/Strider guides/)).toBe(true);
    });
  });
}
