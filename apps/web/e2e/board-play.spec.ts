/** The great moments of the board game, by pressing what is on its table: on a laptop, on a phone, on a small one. */
import { expect, test } from '@playwright/test';
import { positions } from '../scripts/board-positions.ts';
import { openBoard, Player, SIZES, SMALLEST } from '../scripts/board-table.ts';

test.setTimeout(180_000);

for (const { name, ...viewport } of [...SIZES, SMALLEST]) {
  test.describe(name, { tag: name === SMALLEST.name ? [] : '@core' }, () => {
    test.use({ viewport });

    test('the first turn of the Free Peoples takes at most eight clicks', async ({ page }) => {
      await openBoard(page, { position: positions.beginning, seat: 0, seed: FIRST_TURN });
      const player = new Player(page);
      const turn = page.locator('.time .turn');
      const isFirst = async (): Promise<boolean> => /Turn 1\b/.test((await turn.textContent()) ?? '');
      const asked = async (): Promise<boolean> => !(await isFirst()) || /What will you do/.test(await player.asked());
      let actions = 0;
      for (;;) {
        await expect.poll(asked, { timeout: 30_000 }).toBe(true); // standing orders answer what comes before
        if (!(await isFirst())) break;
        // one press says what is done, one confirms it
        const done = page
          .locator('.quick .chip, .fellowship .chip:has-text("Move the Fellowship"), .nation-button, .deck-button')
          .filter({ visible: true });
        await expect(done.first()).toBeVisible({ timeout: 30_000 });
        player.clicks++;
        await done.first().click();
        await player.confirm();
        actions++;
      }
      expect(actions).toBe(4);
      expect(player.clicks).toBeLessThanOrEqual(8);
    });

    test('a first turn of the Shadow: the Hunt, then dice', async ({ page }) => {
      await openBoard(page, { position: positions.beginning, seat: 1 });
      await new Player(page).goOn(
        async () => /Turn 2\b/.test((await page.locator('.time .turn').textContent()) ?? ''),
        80,
      );
    });

    test('a battle with cards: an Army, its target, who goes; then a card', async ({ page }) => {
      await openBoard(page, { position: positions.war, seat: 0 });
      const player = new Player(page);
      await player.asked();
      await player.pressRegion('westemnet');
      await expect(page.locator('.region-panel')).toContainText('Attack Fords of Isen');
      await player.press('.region-panel .deed:has-text("Fords of Isen")');
      await expect(page.locator('.army-picker')).toBeVisible();
      await player.press('.army-picker .confirm');
      expect(player.clicks).toBeLessThanOrEqual(4);
      await expect(page.locator('.moment.battle')).toBeVisible({ timeout: 30_000 });
      await expect(page.locator('.moment .question')).toContainText('Combat card for round 1');
      await player.press('.moment .choice:has-text("Daylight")');
      await player.confirm();
      await player.goOn(() => player.logged(/battle of Fords of Isen is over/));
      await expect(page.locator('.moment.battle')).toHaveCount(0);
    });

    test('a siege: the walls are assaulted', async ({ page }) => {
      await openBoard(page, { position: positions['war-of-the-shadow'], seat: 1 });
      const player = new Player(page);
      await player.asked();
      await player.pressRegion('helms-deep');
      await player.press('.region-panel .deed:has-text("Assault")');
      await expect(page.locator('.army-picker')).toBeVisible();
      await player.press('.army-picker .confirm');
      expect(player.clicks).toBeLessThanOrEqual(4);
      await expect(page.locator('.moment.battle')).toContainText('Assault on Helm', { timeout: 30_000 });
      await player.goOn(() => player.logged(/battle of Helm.s Deep is over/));
    });

    test('a Hunt with a casualty: the Guide is lost', async ({ page }) => {
      await openBoard(page, { position: positions.hunt, seat: 0 });
      const player = new Player(page);
      await player.asked();
      await player.open('Overview');
      await player.press('.fellowship .chip:has-text("Move the Fellowship")');
      await player.confirm();
      expect(player.clicks).toBeLessThanOrEqual(4);
      await expect(page.locator('.moment.hunt')).toBeVisible({ timeout: 30_000 });
      await player.press('.moment .choice:has-text("The Guide is lost")');
      await player.confirm();
      await player.goOn(() => player.logged(/Gandalf the Grey is lost to the Hunt/));
    });

    test('Mordor to the end: the Ring is unmade', async ({ page }) => {
      await openBoard(page, { position: positions.mordor, seat: 0 });
      const player = new Player(page);
      const isToAct = async (): Promise<boolean> => /What will you do/.test(await player.asked());
      const hasEnded = async (): Promise<boolean> => (await page.locator('.ended').count()) > 0;
      for (let step = 0; step < 2; step++) {
        await player.goOn(isToAct);
        await player.open('Map');
        await player.press(
          name === 'laptop'
            ? '.fellowship .chip:has-text("Move the Fellowship")'
            : '.quick .chip:has-text("Move the Fellowship")',
        );
        await player.confirm();
        await player.goOn(async () => (await hasEnded()) || (await isToAct()), 40, 'Use the Ring');
      }
      await expect(page.locator('.ended').first()).toContainText('won');
    });
  });
}
const FIRST_TURN = '02'.repeat(32);
