/** Everything with the keyboard alone. */
import { expect, type Page, test } from '@playwright/test';
import { atOnce } from '../scripts/screens.ts';

/** Presses Tab until the focus is where it should be. */
async function tabTo(page: Page, what: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if (
      (await page.locator(`:focus`).count()) > 0 &&
      (await page.locator(':focus').evaluate((e, s) => e.matches(s), what))
    )
      return;
  }
  throw new Error(`Tab never came to ${what}`);
}

test('a table is set up and played', { tag: '@core' }, async ({ page }) => {
  await atOnce(page);
  await page.goto('./');
  await tabTo(page, 'a[href="#/new"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New table' })).toBeFocused();
  await tabTo(page, 'input[autocomplete="nickname"]');
  await page.keyboard.type('Mira');
  await tabTo(page, 'button[type="submit"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ledger [role="option"]').first()).toBeVisible();

  await tabTo(page, '[role="option"]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const chosen = page.locator('.ledger [role="option"][data-selected]');
  await expect(chosen).toHaveCount(1);
  await expect(page.locator('.ledger .confirm')).toBeEnabled();
  const before = await page.locator('.table').getAttribute('data-number');
  await page.keyboard.press('Enter'); // the same again: yes, that one
  await expect(page.locator('.table')).not.toHaveAttribute('data-number', before ?? '');
  // whoever answers with the keyboard stays where the next question is
  await expect(page.locator('.ledger .decide :focus, .ledger .decide h2:focus')).toHaveCount(1);
});
test('a long list is filtered by typing', async ({ page }) => {
  await atOnce(page);
  await page.goto('./#/new');
  await page.getByText('Crowded', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const filter = page.getByRole('searchbox', { name: 'Filter the choices' });
  await filter.focus();
  await page.keyboard.type('18');
  await expect(page.locator('.ledger [role="option"]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ledger .confirm')).toHaveText('Card 18');
});
test('a rule opens over the table, and closes again to where one was', async ({ page }) => {
  await atOnce(page);
  await page.goto('./#/new');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.table')).toBeVisible();
  await tabTo(page, '.ledger .rule-id');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Each seat plays a card face down');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.ledger .rule-id').first()).toBeFocused();
});
test('amounts are counted with the arrow keys', async ({ page }) => {
  const { answer, begin, playUntil } = await import('../scripts/screens.ts');
  await begin(page, 3, 'Crowded');
  await answer(page, () => page.getByRole('option', { name: 'Card 18' }).click());
  await playUntil(page, async () => page.locator('.amounts').isVisible());
  await page.getByRole('textbox', { name: 'South' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('textbox', { name: 'South' })).toHaveValue('1');
  await page.getByRole('textbox', { name: 'West' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('textbox', { name: 'West' })).toHaveValue('1');
  await expect(page.locator('.ledger .confirm')).toBeEnabled();
});
