/** The guided first game, and the words of the games. */
import { expect, test } from '@playwright/test';
import { beginGame, beginLesson, beginOnServer, pane, playOne } from '../scripts/screens.ts';

for (const game of ['Board game', 'Card game']) {
  test(`${game}: the guide says what is asked, what a captain would do, and leaves`, async ({ page }) => {
    test.slow();
    await beginLesson(page, game);
    const guide = page.getByRole('region', { name: 'Guide' });
    for (let i = 0; i < 3; i++) await guide.getByRole('button', { name: 'Go on' }).click();
    await guide.getByRole('button', { name: 'What would a captain do?' }).click();
    await expect(guide.getByText(/^\s*A captain would: /)).toBeVisible();
    // the advice is the draft: one press more, and it is given
    await expect(page.locator('.ledger .confirm')).toBeEnabled();
    const before = await page.locator('.table').getAttribute('data-number');
    await page.locator('.ledger .confirm').click();
    await expect(page.locator('.table')).not.toHaveAttribute('data-number', before ?? '');
    await page.reload();
    await expect(guide).toBeVisible();
    await guide.getByRole('button', { name: 'Play without the guide' }).click();
    await expect(guide).toHaveCount(0);
    await playOne(page);
  });
}
test('what is understood is not said again, but explained on request', async ({ page }) => {
  await beginLesson(page, 'Card game');
  const guide = page.getByRole('region', { name: 'Guide' });
  for (let i = 0; i < 3; i++) await guide.getByRole('button', { name: 'Go on' }).click();
  const understood = guide.getByRole('button', { name: 'Understood' });
  const explain = guide.getByRole('button', { name: 'Explain this question' });
  await expect(understood).toBeVisible();
  while (!(await explain.isVisible())) await understood.or(explain).first().click();
  await page.reload();
  await explain.click();
  await expect(understood).toBeVisible();
  await expect(guide).toContainText('cycle');
});
test('a word says what it means, with its rule', async ({ page }) => {
  await beginLesson(page, 'Board game');
  await page.locator('.lesson-guide').getByRole('button', { name: 'Fellowship', exact: true }).click();
  const card = page.getByRole('dialog', { name: 'Fellowship' });
  await expect(card).toContainText('The Ring-bearers and the Companions who go with them');
  await card.getByRole('link', { name: /^Rule BG-12/ }).click();
  await expect(page.getByRole('dialog').last()).toContainText('BG-12.1.1');
});
test('all words are one press away from every table, and can be searched', async ({ page }) => {
  await beginGame(page, 'Board game');
  await page.getByRole('button', { name: 'Words of the game' }).click();
  const words = page.getByRole('dialog', { name: 'Words of the game' });
  await words.getByRole('searchbox').fill('sortie');
  await expect(words.locator('dt')).toHaveText(['sortie']);
});
test('both games’ words stand in the lessons', async ({ page }) => {
  await page.goto('./#/learn');
  await expect(page.locator('.glossary dt', { hasText: 'Elven Ring' })).toHaveCount(1);
  await page.getByText('Card game', { exact: true }).click();
  await expect(page.locator('.glossary dt', { hasText: 'winnow' })).toHaveCount(1);
});
test('nobody is guided at a table with people', async ({ page }) => {
  await beginOnServer(page, 'Card game');
  await pane(page, 'Table');
  await expect(page.getByRole('region', { name: 'Guide' })).toHaveCount(0);
});
