/** Nobody misses what happened: others' actions one after another on the map, again on request, and where each line was. */
import { expect, type Page, test } from '@playwright/test';
import { positions } from '../scripts/board-positions.ts';
import { openBoard, Player, SIZES } from '../scripts/board-table.ts';

test.setTimeout(120_000);

/** Before the table opens: others' moves at this pace. */
async function atPace(page: Page, pace: 'calm' | 'brisk'): Promise<void> {
  await page.addInitScript(
    (chosen) => localStorage.setItem('amon-hen settings', JSON.stringify({ pace: chosen })),
    pace,
  );
}
for (const { name, ...viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('others’ actions are shown on the map one after another, and again on request', async ({ page }) => {
      await atPace(page, 'calm');
      // the last die of the Free Peoples is spent: the Shadow acts several times, and makes no war
      const dice = { free: ['character'], shadow: ['muster', 'muster', 'muster'] };
      await openBoard(page, { position: { ...Object(positions.war), dice }, seat: 0 });
      const player = new Player(page);
      await player.asked();
      await player.open('Hand');
      await player.press('.card-spine:has-text("Athelas")');
      await player.press('[role="dialog"] .button.prime');
      await player.press('[role="dialog"] .confirm:enabled');
      await player.open('Map');
      await expect(page.getByText('Others are moving')).toBeVisible();
      const caption = page.locator('.news-caption');
      await expect(caption).toBeVisible();
      const told = new Set<string>();
      await expect
        .poll(
          async () => {
            if (await caption.isVisible()) told.add((await caption.textContent()) ?? '');
            return page.getByText('Others are moving').isVisible();
          },
          { timeout: 60_000, intervals: [200] },
        )
        .toBe(false);
      expect(told.size, [...told].join(' | ')).toBeGreaterThan(1);
      await player.open('Log');
      await page.getByRole('button', { name: /again/i }).first().click();
      await expect(page.getByText('Others are moving')).toBeVisible();
      await page.getByRole('button', { name: 'Skip to now' }).click();
      await expect(page.getByText('Others are moving')).toHaveCount(0);
    });

    test('a line of the log leads to its place', async ({ page }) => {
      await openBoard(page, { position: positions.war, seat: 0 });
      const player = new Player(page);
      await player.asked();
      await player.pressRegion('edoras');
      await player.press('.region-panel .chip:has-text("Rohan Elite")');
      await player.confirm();
      await player.asked();
      await player.open('Log');
      await expect.poll(() => player.logged(/Edoras/)).toBe(true);
      const sheet = page.locator('.map-sheet');
      const before = await sheet.evaluate((element) => getComputedStyle(element).transform);
      await page.locator('.log-lines .named', { hasText: 'Edoras' }).first().click();
      await expect(page.locator('.map')).toBeVisible();
      await expect.poll(() => sheet.evaluate((element) => getComputedStyle(element).transform)).not.toBe(before);
      const box = await page.locator('[data-region="edoras"]').boundingBox();
      expect(box !== null && box.x > 0 && box.x < viewport.width && box.y > 0 && box.y < viewport.height).toBe(true);
    });

    test('odds stand where one would reckon them: before an attack, and before the Fellowship moves', async ({
      page,
    }) => {
      await openBoard(page, { position: positions.war, seat: 0 });
      const player = new Player(page);
      await player.asked();
      await player.pressRegion('westemnet');
      const attack = page.locator('.region-panel .deed:has-text("Helm")');
      await expect(attack).toContainText('93 %');
      await expect(attack).toContainText('lose 4.5, slay 5.9');
      await expect(attack.locator('.odds-bar i')).toHaveCount(2);
      await expect(attack.getByRole('img', { name: /round 1: \d+ %/ })).toBeVisible();
      await player.pressRegion('eastern-emyn-muil');
      await expect(page.locator('.region-panel .hunt-ahead')).toContainText('found 80 %, revealed 40 %, damage 1.3');
      await expect(page.locator('.region-panel .hunt-bar')).toBeVisible();
    });
  });
}
