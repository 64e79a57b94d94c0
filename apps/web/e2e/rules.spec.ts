/** The rules, and the shell around the tables. */
import { expect, test } from '@playwright/test';

test('a rule has an address of its own', async ({ page }) => {
  await page.goto('./#/rules/CG-7.1.4');
  await expect(page.locator('.sought')).toContainText('CG-7.1.4');
  await expect(page.locator('.sought')).toBeInViewport();
});
test('an address of a rule that is not there says so', async ({ page }) => {
  await page.goto('./#/rules/BG-99.9.9');
  await expect(page.getByText('There is no rule BG-99.9.9.')).toBeVisible();
});
test('a search finds rules, and leads to them', async ({ page }) => {
  await page.goto('./#/rules');
  await page.getByRole('searchbox').fill('initiative lower number');
  await page.getByRole('link', { name: /^BG-9\.3\.6/ }).click();
  await expect(page.locator('.sought')).toContainText('Initiative');
});
test('a link in a rule leads to the other rule', async ({ page }) => {
  await page.goto('./#/rules/BG-6.6.1');
  await page
    .locator('.sought')
    .getByRole('link', { name: /^Rule BG-9\.3/ })
    .click();
  await expect(page).toHaveURL(/#\/rules\/BG-9\.3$/);
  await expect(page.getByRole('heading', { name: /^9\.3/ })).toBeInViewport();
});
test('the light is kept', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Light the lamp: lamplight' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lamplight');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lamplight');
});
test('motion is off where the player wants none', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByText('None', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'none');
});
