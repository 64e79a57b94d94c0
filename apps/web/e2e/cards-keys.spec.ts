/** The card game with the keyboard alone: every kind of action, and every kind of question. */
import { expect, test } from '@playwright/test';
import { actions } from '../scripts/cards-actions.ts';
import { Keyboard } from '../scripts/cards-keys.ts';
import { positions } from '../scripts/cards-positions.ts';
import { questions } from '../scripts/cards-questions.ts';
import { openCards } from '../scripts/cards-table.ts';

const HIGH_ELVES = '.cg-hand-card[data-card="high-elves"]';

for (const [name, { presses, log, ...position }] of Object.entries(actions)) {
  test(name, async ({ page }) => {
    await openCards(page, position);
    const keys = new Keyboard(page);
    const before = await keys.number();
    for (const what of presses) await keys.press(what);
    await expect.poll(() => keys.number()).toBeGreaterThan(before);
    const whole = page.getByRole('button', { name: 'Whole log' });
    await expect
      .poll(async () => {
        if ((await whole.count()) > 0) await whole.press('Enter');
        return page.locator('.log-lines').textContent();
      })
      .toContain(log);
  });
}
for (const [name, { before, answer, ...position }] of Object.entries(questions)) {
  test(`the question ${name} is answered`, async ({ page }) => {
    test.slow();
    await openCards(page, position);
    const keys = new Keyboard(page);
    for (const says of before) await keys.answer(says);
    if (name === 'cycle-at-set-up') {
      const cards = page.locator('.ledger [role="option"]');
      await expect(cards.first()).toBeVisible();
      const two = [await cards.nth(0).getAttribute('data-key'), await cards.nth(1).getAttribute('data-key')];
      await keys.answer(two.join(' + '));
    } else await keys.answer(answer);
  });
}
test('what was done is taken back with one key', async ({ page }) => {
  await openCards(page, positions.war);
  const keys = new Keyboard(page);
  await keys.answer('use anduril');
  await expect(page.locator('.ledger .decide h2')).toContainText('which battleground?');
  await expect(async () => {
    await page.keyboard.press('u'); // a key that comes while an answer is on its way is not taken
    await expect(page.locator('.ledger .decide h2')).toContainText('what will you do?', { timeout: 2000 });
  }).toPass();
});
test('whoever looks at a card comes to what it can do, and back again', async ({ page }) => {
  await openCards(page, positions.war);
  const keys = new Keyboard(page);
  await keys.press(HIGH_ELVES);
  await expect(page.locator('.cg-act .cg-way').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.cg-act')).toHaveCount(0);
  await expect(page.locator(HIGH_ELVES)).toBeFocused();
});
