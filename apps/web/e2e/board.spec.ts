/** The board game, by pressing what is on its table: on a laptop and on a phone. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { positions } from '../scripts/board-positions.ts';
import { openBoard, Player } from '../scripts/board-table.ts';

test.setTimeout(180_000);

const SIZES = [
  { name: 'laptop', width: 1366, height: 768 },
  { name: 'phone', width: 390, height: 844 },
];
for (const { name, ...viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a battle with cards: an Army, its target, who goes; then a card', async ({ page }) => {
      await openBoard(page, { position: positions.war, seat: 0 });
      const player = new Player(page);
      await player.asked();
      await expect(page.locator('[data-region="westemnet"]'))
        .toHaveAttribute('aria-disabled', 'false')
        .catch(() => {});
      await player.pressRegion('westemnet');
      await expect(page.locator('.region-panel')).toContainText('Attack Fords of Isen');
      await player.press('.region-panel .deed:has-text("Fords of Isen")');
      await expect(page.locator('.army-picker')).toBeVisible();
      await player.press('.army-picker .prime');
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
      await player.press('.army-picker .prime');
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
      await player.open('Map');
      await player.confirm();
      await expect(page.locator('.moment.hunt')).toBeVisible({ timeout: 30_000 });
      await player.press('.moment .choice:has-text("The Guide is lost")');
      await player.confirm();
      await player.goOn(() => player.logged(/Gandalf the Grey is lost to the Hunt/));
    });

    test('Mordor to the end: the Ring is unmade', async ({ page }) => {
      await openBoard(page, { position: positions.mordor, seat: 0 });
      const player = new Player(page);
      for (let step = 0; step < 2; step++) {
        await player.goOn(async () => /What will you do/.test(await player.asked()));
        await player.open('Overview');
        await player.press('.fellowship .chip:has-text("Move the Fellowship")');
        await player.open('Map');
        await player.confirm();
        await player.goOn(
          async () => (await page.locator('.ended').count()) > 0 || /What will you do/.test(await player.asked()),
          40,
          'Use the Ring',
        );
      }
      await expect(page.locator('.ended').first()).toContainText('won');
    });
  });
}

test('the first turn of the Free Peoples takes at most eight clicks', async ({ page }) => {
  await openBoard(page, { position: positions.beginning, seat: 0, seed: FIRST_TURN });
  const player = new Player(page);
  const turn = page.locator('.time .turn');
  const isFirst = async (): Promise<boolean> => /Turn 1\b/.test((await turn.textContent()) ?? '');
  while (await isFirst()) {
    const question = await player.asked();
    if (/^(Declare|Who guides)/.test(question)) continue; // nothing to gain: it answers itself
    if (!(await isFirst())) break;
    expect(question).toContain('What will you do');
    // one press says what is done, one confirms it
    const done = page
      .locator('.fellowship .chip:has-text("Move the Fellowship"), .nation-button, .deck-button')
      .filter({ visible: true });
    await expect(done.first()).toBeVisible({ timeout: 30_000 });
    player.clicks++;
    await done.first().click();
    await player.confirm();
  }
  expect(player.clicks).toBeGreaterThan(0);
  expect(player.clicks).toBeLessThanOrEqual(8);
});
const FIRST_TURN = '02'.repeat(32);

test('a first turn of the Shadow: the Hunt, then dice', async ({ page }) => {
  await openBoard(page, { position: positions.beginning, seat: 1 });
  const player = new Player(page);
  await player.goOn(() => player.logged(/Turn 2/), 80);
});

test('die first: a die, an Army, where it goes, who goes', async ({ page }) => {
  await openBoard(page, { position: positions.war, seat: 0 });
  const player = new Player(page);
  await player.asked();
  await player.press('.die-button[title="Army/Muster"]');
  await expect(page.locator('.region-panel')).toContainText('Army/Muster');
  await player.pressRegion('westemnet');
  await player.pressRegion('folde');
  await expect(page.locator('.army-picker')).toBeVisible({ timeout: 30_000 });
  await player.press('.army-picker .picker-foot .button:last-child');
  expect(player.clicks).toBeLessThanOrEqual(4);
});
test('card first: a card says what it does, and which die plays it', async ({ page }) => {
  await openBoard(page, { position: positions.war, seat: 0 });
  const player = new Player(page);
  await player.asked();
  await player.press('.card-spine:has-text("Athelas")');
  await expect(page.getByRole('dialog')).toContainText('Roll three dice');
  await player.press('[role="dialog"] .button.prime');
  await player.confirm();
  expect(player.clicks).toBeLessThanOrEqual(4);
  await expect.poll(() => player.logged(/plays Athelas/)).toBe(true);
});
test('the keyboard alone: a die, what it does, and yes', async ({ page }) => {
  await openBoard(page, { position: positions.war, seat: 0 });
  const player = new Player(page);
  await player.asked();
  const tabTo = async (what: string): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const there = await page.evaluate((selector) => document.activeElement?.matches(selector) === true, what);
      if (there) return;
    }
    throw new Error(`Tab never came to ${what}`);
  };
  await tabTo('.die-button');
  await page.keyboard.press('Enter');
  await expect(page.locator('.region-panel')).toBeVisible();
  await tabTo('[data-region]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await tabTo('.fellowship .chip:has(.die)');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ledger .confirm')).toBeEnabled({ timeout: 30_000 });
  await tabTo('.ledger .confirm');
  await player.andGo(() => page.keyboard.press('Enter'));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    const scenes: Readonly<Record<string, (player: Player) => Promise<void>>> = {
      table: async () => {},
      region: (player) => player.pressRegion('westemnet'),
      die: (player) => player.press('.die-button'),
      card: (player) => player.press('.card-spine'),
      list: (player) => player.press('.map-tools button:last-child'),
      battle: async (player) => {
        await player.pressRegion('westemnet');
        await player.press('.region-panel .deed');
        await player.press('.army-picker .prime');
        await expect(player.page.locator('.moment')).toBeVisible({ timeout: 30_000 });
      },
    };
    for (const [name, act] of Object.entries(scenes)) {
      test(`axe finds nothing serious: ${name}`, async ({ page }) => {
        await openBoard(page, { position: positions.war, seat: 0 });
        const player = new Player(page);
        await player.asked();
        await act(player);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(
          serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
        ).toEqual([]);
      });
    }
  });
}
