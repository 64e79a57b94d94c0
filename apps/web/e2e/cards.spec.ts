/** The card game, played by pressing what lies on the table. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type PositionName, positions } from '../scripts/cards-positions.ts';
import { openCards } from '../scripts/cards-table.ts';
import { beginGame, pane, playOne } from '../scripts/screens.ts';

const SIZES = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };

async function number(page: Page): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-number'));
}
/** Presses that count: those of a player, not those for turning to another pane of a phone. */
class Finger {
  presses = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async press(what: string): Promise<void> {
    this.presses++;
    await this.page.locator(what).locator('visible=true').first().click();
  }
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('a card is played in four presses: card, place, card to cycle, yes', async ({ page }) => {
      await openCards(page, positions.war);
      const finger = new Finger(page);
      await pane(page, 'Hand');
      await finger.press('.cg-hand-card[data-card="high-elves"]');
      await expect(page.locator('.cg-act')).toContainText('attack 2 → 4 against 3');
      await finger.press('.cg-way[data-option="play high-elves dol-guldur"]');
      await finger.press('[data-pay="elven-cloak"]');
      const before = await number(page);
      await finger.press('.cg-act .confirm');
      // both answers are given: the card, and what it costs
      await expect.poll(() => number(page)).toBeGreaterThanOrEqual(before + 2);
      expect(finger.presses).toBeLessThanOrEqual(4);
      await pane(page, 'Table');
      await expect(page.locator('[data-place="dol-guldur"] [data-card="high-elves"]').first()).toBeAttached();
      const log = await wholeLog(page);
      await expect(log).toContainText('Aragorn plays High Elves to Dol Guldur.');
      await expect(log).toContainText('Aragorn cycles Elven Cloak.');
    });

    test('what cannot be done says why, with its rule', async ({ page }) => {
      await openCards(page, positions.war);
      await pane(page, 'Hand');
      await page.locator('.cg-hand-card[data-card="high-elves"]').click();
      const refused = page.locator('.cg-not-now').locator('visible=true');
      await expect(refused).toContainText('Armies never go to paths.');
      await expect(refused.getByRole('link', { name: 'Rule CG-6.4.2' })).toBeAttached();
    });

    test('a path and a battleground are fought, and the defenders choose their losses', async ({ page }) => {
      await openCards(page, positions.combat);
      await page.locator('[data-place="egladil"] .cg-plaque').click();
      const window = page.getByRole('dialog', { name: 'Combat at Egladil' });
      await expect(window).toContainText('2 attack icons are not stopped yet');
      await pick(page, window.locator('[data-card="strider"]'));
      await expect(page.locator('[data-place="egladil"]')).toHaveCount(0);
      // the last combat begins by itself
      const second = page.getByRole('dialog', { name: 'Combat at Lórien' });
      await expect(second).toBeVisible();
      await pick(page, second.locator('.cg-card.legal').first());
      await expect(page.locator('[data-place="lorien"]')).toHaveCount(0);
      const log = await wholeLog(page);
      await expect(log).toContainText('The Free Peoples win Egladil.');
      await expect(log).toContainText('The Free Peoples win Lórien.');
    });

    test('a whole round, from the opening to the next', async ({ page }) => {
      test.setTimeout(120_000);
      await beginGame(page, 'Card game');
      for (let i = 0; i < 150; i++) {
        if ((await page.locator('.cg-round').textContent())?.startsWith('Round 2') === true) break;
        if (await page.locator('.veil').isVisible()) await page.keyboard.press('Escape');
        await playOne(page);
      }
      await expect(page.locator('.cg-round')).toContainText('Round 2');
    });

    for (const theme of ['light', 'dark'] as const) {
      for (const position of ['war', 'crowd', 'combat', 'both'] satisfies PositionName[]) {
        test(`nothing that a machine can find wrong: ${position}, ${theme}`, async ({ page }) => {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          await openCards(page, positions[position]);
          if (position === 'combat') await page.locator('[data-place="egladil"] .cg-plaque').click();
          else {
            await pane(page, 'Hand');
            await page.locator('.cg-hand-card').first().click();
          }
          const panes = position === 'combat' ? ['Table'] : ['Hand', 'Table', 'Overview'];
          for (const one of panes) {
            if (position !== 'combat') await pane(page, one);
            const { violations } = await new AxeBuilder({ page }).analyze();
            const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
            expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual(
              [],
            );
          }
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wider).toBeLessThanOrEqual(0);
        });
      }
    }
  });
}
/** A choice that can be taken back is an answer at once; another wants to be confirmed. */
async function pick(page: Page, card: Locator): Promise<void> {
  const before = await number(page);
  await card.click();
  await expect
    .poll(async () => {
      if ((await number(page)) > before) return true;
      const confirm = page.locator('.window .confirm:enabled');
      if ((await confirm.count()) > 0) await confirm.click({ timeout: 500 }).catch(() => {});
      return false;
    })
    .toBe(true);
}
/** All that has happened, not only the news. */
async function wholeLog(page: Page): Promise<Locator> {
  await pane(page, 'Log');
  const whole = page.getByRole('button', { name: 'Whole log' });
  if (await whole.isVisible()) await whole.click();
  return page.locator('.log-lines');
}

test('piles and locations can be looked at', async ({ page }) => {
  await openCards(page, positions.war);
  const own = page.locator('.cg > .cg-seats [data-player="aragorn"]');
  await own.getByRole('button', { name: 'Cycled 4' }).click();
  const pile = page.getByRole('dialog', { name: 'Cycle pile of Aragorn' });
  await expect(pile).toContainText('You may look at all of them.');
  await expect(pile).toContainText('Boromir');
  await page.keyboard.press('Escape');
  const theirs = page.locator('.cg > .cg-seats [data-player="witch-king"]');
  await theirs.getByRole('button', { name: 'Cycled 3' }).click();
  await expect(page.getByRole('dialog')).toContainText('3 cards face down');
  await page.keyboard.press('Escape');
  await page.locator('[data-place="lorien"] .cg-plaque').click();
  await expect(page.getByRole('dialog', { name: 'Lórien' })).toContainText('When activated');
});

test('a turn with the keyboard alone', async ({ page }) => {
  await openCards(page, positions.war);
  const reach = async (what: string): Promise<void> => {
    for (let i = 0; i < 120; i++) {
      await page.keyboard.press('Tab');
      if ((await page.locator(`:focus:is(${what})`).count()) > 0) return;
    }
    throw new Error(`Tab never came to ${what}`);
  };
  await reach('.cg-hand-card[data-card="high-elves"]');
  await page.keyboard.press('Enter');
  await reach('.cg-way[data-option="play high-elves lorien"]');
  await page.keyboard.press('Space');
  await reach('[data-pay="faramir"]');
  await page.keyboard.press('Enter');
  await reach('.cg-act .confirm');
  const before = await number(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => number(page)).toBeGreaterThanOrEqual(before + 2);
  await expect(await wholeLog(page)).toContainText('Aragorn plays High Elves to Lórien.');
});

for (const scenario of ['Trilogy', 'Duel for two', 'Duel for three', 'The Fellowship of the Ring']) {
  test(`every scenario has its table: ${scenario}`, async ({ page }) => {
    await page.goto('./#/new');
    await page.getByText('Card game', { exact: true }).click();
    await page.getByText(scenario, { exact: true }).click();
    await page.getByLabel('Your name').fill('Mira');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.locator('.cg')).toBeVisible();
    await expect(page.locator('.cg-hand-card').first()).toBeVisible();
    await expect(page.locator('.decide').first()).toBeVisible();
  });
}
