/** The ways to begin an action: with a die, a region, a card, a character, the Fellowship. All lead to the same answers. */
import { expect, test } from '@playwright/test';
import { positions } from '../scripts/board-positions.ts';
import { openBoard, Player, SIZES } from '../scripts/board-table.ts';

test.setTimeout(120_000);
/** A typical action: die, what, where, confirm. */
const TYPICAL = 4;

for (const { name, ...viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('die first: a die, an Army, where it goes, who goes', async ({ page }) => {
      await openBoard(page, { position: positions.war, seat: 0 });
      const player = new Player(page);
      await player.asked();
      await player.press('.die-button[title="Army/Muster"]');
      await expect(page.locator('.region-panel')).toContainText('Army/Muster');
      await player.pressRegion('westemnet');
      await player.pressRegion('folde');
      await expect(page.locator('.army-picker')).toBeVisible({ timeout: 30_000 });
      await player.andGo(() => player.press('.army-picker .picker-foot .button:has-text("no other Army")'));
      expect(player.clicks).toBeLessThanOrEqual(TYPICAL);
      await expect.poll(() => player.logged(/Westemnet to Folde/)).toBe(true);
    });

    test('region first: an Army, where it goes, who goes', async ({ page }) => {
      await openBoard(page, { position: positions.war, seat: 0 });
      const player = new Player(page);
      await player.asked();
      await player.pressRegion('westemnet');
      await player.press('.region-panel .chip:has-text("Folde")');
      await expect(page.locator('.army-picker')).toBeVisible({ timeout: 30_000 });
      await player.andGo(() => player.press('.army-picker .picker-foot .confirm'));
      expect(player.clicks).toBeLessThanOrEqual(TYPICAL);
      await expect.poll(() => player.logged(/Westemnet to Folde/)).toBe(true);
    });

    test('region first: recruits, where they come', async ({ page }) => {
      await openBoard(page, { position: positions.war, seat: 0 });
      const player = new Player(page);
      await player.asked();
      await player.pressRegion('edoras');
      await player.press('.region-panel .chip:has-text("Rohan Elite")');
      await player.confirm();
      expect(player.clicks).toBeLessThanOrEqual(TYPICAL);
      await expect.poll(() => player.logged(/Rohan Elite/)).toBe(true);
    });

    test('card first: a card says what it does, and which die plays it', async ({ page }) => {
      await openBoard(page, { position: positions.war, seat: 0 });
      const player = new Player(page);
      await player.asked();
      await player.open('Hand');
      await player.press('.card-spine:has-text("Athelas")');
      await expect(page.getByRole('dialog')).toContainText('Roll three dice');
      await player.press('[role="dialog"] .button.prime');
      await player.confirm();
      expect(player.clicks).toBeLessThanOrEqual(TYPICAL);
      await expect.poll(() => player.logged(/plays Athelas/)).toBe(true);
    });

    test('character first, from the map: who, where to', async ({ page }) => {
      await openBoard(page, { position: positions.war, seat: 0 });
      const player = new Player(page);
      await player.asked();
      await player.pressRegion('westemnet');
      await player.press('.region-panel .chip:has-text("Gandalf the White")');
      await expect(page.locator('[data-region="fangorn"][data-state="selectable"]')).toBeAttached({ timeout: 30_000 });
      await player.pressRegion('fangorn');
      await player.confirm();
      await expect.poll(() => player.logged(/Gandalf the White/)).toBe(true);
      expect(player.clicks).toBeLessThanOrEqual(TYPICAL);
    });

    test('character first, from the medals: a phone turns to the map by itself', async ({ page }) => {
      await openBoard(page, { position: positions.war, seat: 0 });
      const player = new Player(page);
      await player.asked();
      await player.open('Overview');
      await player.press('.roster .medal-button[aria-label^="Boromir"]');
      await expect(page.locator('.map')).toBeVisible();
      await expect(page.locator('[data-region="lossarnach"][data-state="selectable"]')).toBeAttached({
        timeout: 30_000,
      });
      await player.pressRegion('lossarnach');
      await player.confirm();
      expect(player.clicks).toBeLessThanOrEqual(TYPICAL);
      await expect.poll(() => player.logged(/Boromir/)).toBe(true);
    });

    test('the Fellowship first: where it was last seen, then what it does', async ({ page }) => {
      await openBoard(page, { position: positions.war, seat: 0 });
      const player = new Player(page);
      await player.asked();
      await player.pressRegion('eastern-emyn-muil');
      await player.press('.region-panel .chip:has-text("Move the Fellowship")');
      await player.confirm();
      expect(player.clicks).toBeLessThanOrEqual(TYPICAL);
      await expect.poll(() => player.logged(/The Fellowship moves/)).toBe(true);
    });

    test('a Nation first: its badge on the Political Track', async ({ page }) => {
      await openBoard(page, { position: positions.war, seat: 0 });
      const player = new Player(page);
      await player.asked();
      await player.open('Overview');
      await player.press('.nation-button[title="Dwarves"]');
      await player.confirm();
      expect(player.clicks).toBeLessThanOrEqual(TYPICAL);
      await expect.poll(() => player.logged(/Dwar(f|ves).*(advance|At War)/)).toBe(true);
    });

    test('what is done is taken back with one press', async ({ page }) => {
      await openBoard(page, { position: positions.war, seat: 0 });
      const player = new Player(page);
      await player.asked();
      await player.pressRegion('westemnet');
      await player.press('.region-panel .chip:has-text("Folde")');
      await expect(page.locator('.army-picker')).toBeVisible({ timeout: 30_000 });
      await expect(page.locator('.die-button')).toHaveCount(0); // a die has been used
      await player.andGo(() => player.press('.undo:visible:enabled'));
      await player.andGo(() => player.press('.undo:visible:enabled'));
      await expect(page.locator('.army-picker')).toHaveCount(0);
      await expect(page.locator('.die-button')).toHaveCount(3);
    });
  });
}
test.describe('phone', () => {
  const [, { name: _, ...viewport }] = SIZES;
  test.use({ viewport });
  test('all of the overview can be reached', async ({ page }) => {
    await openBoard(page, { position: positions.war, seat: 0 });
    const player = new Player(page);
    await player.asked();
    await player.open('Overview');
    for (const what of ['.fellowship', '.hunt-panel', '.nations', '.deck-button']) {
      const part = page.locator(what).locator('visible=true').first();
      await part.scrollIntoViewIfNeeded();
      const [box, beam, sheet] = await Promise.all(
        [part, page.locator('.beam'), page.locator('.sheet')].map((one) => one.boundingBox()),
      );
      if (box === null || beam === null || sheet === null) throw new Error(`${what} is nowhere`);
      const seen = Math.min(box.y + box.height, sheet.y) - Math.max(box.y, beam.y + beam.height);
      expect(seen, what).toBeGreaterThanOrEqual(Math.min(box.height, 120) - 2);
    }
  });
});
