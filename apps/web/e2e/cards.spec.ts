/** The card game, played by pressing what lies on the table. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { actions } from '../scripts/cards-actions.ts';
import { positions } from '../scripts/cards-positions.ts';
import { questions } from '../scripts/cards-questions.ts';
import { CardPlayer, openCards } from '../scripts/cards-table.ts';
import { beginGame, pane } from '../scripts/screens.ts';

const SIZES = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };
/** Presses for a typical action. */
const MOST = 4;

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const [action, { presses, log, ...position }] of Object.entries(actions)) {
      test(`${action}, in at most ${MOST} presses`, async ({ page }) => {
        await openCards(page, position);
        const player = new CardPlayer(page);
        const before = await player.number();
        for (const what of presses) await player.find(what);
        await expect.poll(() => player.number()).toBeGreaterThan(before);
        expect(player.presses).toBeLessThanOrEqual(MOST);
        await expect(await wholeLog(page)).toContainText(log);
      });
    }
    test('before a card is played its table shows what would become of the combat', async ({ page }) => {
      await openCards(page, positions.war);
      const player = new CardPlayer(page);
      await player.find('.cg-hand-card[data-card="high-elves"]');
      await expect(page.locator('.cg-act')).toContainText('Attack 2 → 4 against 3.');
      await expect(page.locator('.cg-act')).toContainText('One gets through: the Free Peoples take it.');
      await player.find('.cg-way[data-option="play high-elves dol-guldur"]');
      await pane(page, 'Table');
      const place = page.locator('[data-place="dol-guldur"]');
      await expect(place.locator('.cg-card.ghost')).toContainText('High Elves');
      await expect(place.locator('.cg-icons .through')).toHaveCount(1);
    });
    test('what cannot be done says why, with its rule', async ({ page }) => {
      await openCards(page, positions.war);
      const player = new CardPlayer(page);
      await player.find('.cg-hand-card[data-card="high-elves"]');
      const refused = page.locator('.cg-not-now').locator('visible=true');
      await expect(refused).toContainText('Armies never go to paths.');
      await refused.getByRole('link', { name: 'Rule CG-6.4.2' }).click();
      await expect(page.getByRole('dialog')).toContainText('CG-6.4.2');
    });
    test('what passing would mean is said, with its rule', async ({ page }) => {
      await openCards(page, positions.war);
      await pane(page, 'Overview');
      const passing = page.locator('.cg-passing').locator('visible=true');
      await expect(passing).toContainText('you hold 6, your limit is 2, and the opponents hold 5 and 5');
      await expect(passing).toContainText('If you pass, Frodo and Saruman still have to pass before the combats begin');
      await expect(passing.getByRole('link', { name: 'Rule CG-7.1.4' })).toBeAttached();
    });
    test('every card can be read where it lies, and every word of it explained', async ({ page }) => {
      await openCards(page, positions.war);
      await page.locator('[data-place="egladil"] [data-card="the-hunter"]').click();
      const card = page.locator('.cg-act').locator('visible=true');
      await expect(card).toContainText('cycle this card to put 1 attack token on the active path');
      await expect(card).toContainText('When played on a wielder in reserve'); // what it carries
      await card.getByRole('button', { name: 'attack token' }).click();
      const meaning = page.locator('.term-card');
      await expect(meaning).toContainText('Adds one attack or one defence');
      await expect(meaning.getByRole('link', { name: /^Rule CG-/ })).toBeVisible();
    });
    test('a path and a battleground are fought, and the defenders choose their losses', { tag: '@core' }, async ({
      page,
    }) => {
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
    test('a whole round, from the opening to the next', { tag: '@core' }, async ({ page }) => {
      test.setTimeout(240_000);
      await openCards(page, positions['beginning-duel']);
      const player = new CardPlayer(page);
      for (let i = 0; i < 60; i++) {
        if ((await page.locator('.cg-round').textContent())?.startsWith('Round 2') === true) break;
        await player.playSomething(i);
      }
      await expect(page.locator('.cg-round')).toContainText('Round 2');
      const log = await wholeLog(page);
      await expect(log.getByText(/^Combat at/).first()).toBeAttached();
    });
    test('a line of the log leads to the place', async ({ page }) => {
      await openCards(page, positions.war);
      const player = new CardPlayer(page);
      await player.answer('play high-elves dol-guldur');
      const log = await wholeLog(page);
      await log.getByRole('button', { name: 'Dol Guldur' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Dol Guldur' })).toContainText('When activated');
      await page.keyboard.press('Escape');
      await (await wholeLog(page)).getByRole('button', { name: 'High Elves' }).first().click();
      await expect(page.locator('.cg-act').locator('visible=true')).toContainText('High Elves');
    });
    test('the end shows how the points came together', async ({ page }) => {
      await openCards(page, positions.end);
      const score = page.getByRole('table', { name: 'The final scoring' });
      await expect(score.getByRole('row', { name: 'Ring tokens kept' })).toContainText('12');
      await expect(score.getByRole('row', { name: 'Points' })).toContainText('1413');
    });
  });
}
/** A choice that can be taken back is an answer at once; another wants to be confirmed. */
async function pick(page: Page, card: Locator): Promise<void> {
  const player = new CardPlayer(page);
  const before = await player.question();
  await card.click();
  await player.given(before, '.window');
}
/** All that has happened, not only the news. */
async function wholeLog(page: Page): Promise<Locator> {
  if (await page.locator('.window').isVisible()) await page.keyboard.press('Escape');
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
test('cards set aside and a full hand lie side by side', async ({ page }) => {
  const { before, ...position } = questions['play-drawn'];
  await openCards(page, position);
  const player = new CardPlayer(page);
  for (const answer of before) await player.answer(answer);
  await expect(page.locator('.cg-zone[data-zone="aside"] .cg-hand-card')).toHaveCount(5);
  const overlaps = await page.locator('.cg-hand-card').evaluateAll(
    (cards) =>
      cards.slice(1).filter((card, i) => {
        const last = cards[i]?.getBoundingClientRect();
        return last !== undefined && card.getBoundingClientRect().left < last.right;
      }).length,
  );
  expect(overlaps).toBe(0);
});
test('the others act one after another, and their moves can be skipped', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('amon-hen settings', JSON.stringify({ pace: 'calm' })));
  await openCards(page, positions.war);
  const player = new CardPlayer(page);
  await player.answer('cycle halbarad');
  await expect(page.getByText('Others are moving …')).toBeVisible();
  await page.getByRole('button', { name: 'Skip to now' }).click();
  await expect(page.getByText('Others are moving …')).toHaveCount(0);
});
test('two people at one screen never see each other’s hands', async ({ page }) => {
  await openCards(page, positions.shared);
  await expect(page.locator('.cg-hand-card')).toHaveCount(0);
  await page.getByRole('button', { name: /lift the curtain/ }).click();
  await expect(page.locator('.cg-hand-card[data-card="high-elves"]')).toBeVisible();
  await expect(page.locator('.cg-hand-card[data-card="eomer"]')).toHaveCount(0);
});
test.describe('with the service worker', { tag: '@core' }, () => {
  test.use({ serviceWorkers: 'allow' });
  test.afterEach(({ context }) => context.setOffline(false)); // the next test gets the same browser
  test('a game goes on without a network, against machines', async ({ page, context }) => {
    await page.goto('./');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await beginGame(page, 'Card game');
    const player = new CardPlayer(page);
    for (let n = 0; n < 4; n++) await player.playSomething(n);
    const before = await player.number();
    await page.reload();
    await expect.poll(() => player.number()).toBeGreaterThanOrEqual(before); // the machines may have gone on
    await player.playSomething(4);
  });
});
