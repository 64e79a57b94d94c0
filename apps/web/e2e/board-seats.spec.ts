/** Three and four players, several of them at one screen, and the first edition. */
import { expect, test } from '@playwright/test';
import { positions } from '../scripts/board-positions.ts';
import { openBoard, Player, SIZES } from '../scripts/board-table.ts';

test.setTimeout(150_000);

/** Everyone's part, and how it is called for short. */
const PLANS = {
  3: ['Witch-king', 'Saruman'],
  4: ['Gondor, Elves', 'Witch-king', 'Rohan, North, Dwarves', 'Saruman'],
} as const;

for (const { name, ...viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const players of [3, 4] as const) {
      test(`${players} players: seats, hands by seat, who leads, who is to act`, async ({ page }) => {
        await openBoard(page, { position: positions.beginning, seat: 0, players });
        const player = new Player(page);
        await player.asked();
        await expect(page.locator('.time .acting')).toContainText('Your action');
        await player.open('Overview');
        const shown = page.locator(name === 'phone' ? '.players li' : '.beam-side .who span').filter({ visible: true });
        await expect(shown).toHaveCount(players);
        for (const part of PLANS[players]) await expect(shown.filter({ hasText: part })).toHaveCount(1);
        await expect(shown.filter({ hasText: 'cards' })).toHaveCount(players);
        // BG-16.2.1: one of each side with several players leads
        await expect(shown.filter({ hasText: 'leads' })).toHaveCount(players === 3 ? 1 : 2);
        // only one's own hand is in sight
        await player.open('Hand');
        await expect(page.locator('.card-spine.shadow')).toHaveCount(0);
        expect(await page.locator('.card-spine.free').count()).toBeGreaterThan(0);
      });
    }

    test('four people at one screen: a curtain between them, and nobody sees another’s hand', async ({ page }) => {
      await openBoard(page, { position: positions.beginning, seat: 0, people: ['Mira', 'Jonas', 'Ada', 'Emil'] });
      const hands: string[] = [];
      const names: string[] = [];
      for (let turn = 0; turn < 3; turn++) {
        const curtain = page.locator('.curtain');
        await expect(curtain).toBeVisible({ timeout: 30_000 });
        for (const hand of hands) await expect(page.getByText(hand, { exact: true })).toHaveCount(0);
        await curtain.getByRole('button').click();
        const player = new Player(page);
        await player.asked();
        await player.open('Hand');
        const own = await page.locator('.card-spine .spine-head b').allTextContents();
        expect(own.length).toBeGreaterThan(0);
        expect(own.filter((card) => hands.includes(card))).toEqual([]);
        hands.push(...own);
        names.push((await page.locator('.time .acting').textContent()) ?? '');
        // until somebody else is asked
        const handOver = page.locator('.ledger .decide button.confirm:has-text("curtain")');
        for (let i = 0; i < 20 && (await handOver.count()) === 0; i++) {
          await player.andGo(() => player.firstChoice('Keep all cards'));
          await page.waitForTimeout(200);
        }
        await player.open('Choices');
        await handOver.click();
      }
      expect(new Set(hands).size).toBe(hands.length);
    });

    test('the first edition is played, and says what is not known of it', async ({ page }) => {
      await openBoard(page, { position: positions.war, seat: 0, edition: 'first' });
      const player = new Player(page);
      await player.asked();
      await player.open('Overview');
      await expect(page.locator('.fellowship .not-known')).toContainText('Meriadoc');
      await player.open('Hand');
      await player.press('.card-spine:has-text("Paths of the Woses")');
      await expect(page.getByRole('dialog')).toContainText('first edition is not known');
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await player.press('.card-spine:has-text("Athelas")');
      await expect(page.getByRole('dialog')).not.toContainText('first edition');
      await player.press('[role="dialog"] .button.prime');
      await player.confirm();
      await player.goOn(async () => (await player.logged(/plays Athelas/)) && /What will/.test(await player.asked()));
      await player.open('Map');
      await player.pressRegion('westemnet');
      await player.press('.region-panel .deed:has-text("Fords of Isen")');
      await player.press('.army-picker .confirm');
      await player.goOn(() => player.logged(/battle of Fords of Isen is over/));
    });
  });
}
