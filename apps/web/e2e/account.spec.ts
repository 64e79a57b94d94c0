/** Accounts over the real server: password, passkey, the guest's seats, links, statistics. */
import { expect, type Page, test } from '@playwright/test';
import { begin, beginOnServer, playUntil, signUp } from '../scripts/screens.ts';

const PASSWORD = 'speak friend and enter';
const someName = (name: string): string => `${name}_${Math.random().toString(36).slice(2, 10)}`;

async function signIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.goto('./#/profile');
  await page.getByLabel('Name of the account').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
test('an account is made, left and entered again; a wrong password is refused', async ({ page }) => {
  const name = someName('mira');
  await signUp(page, name);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await signIn(page, name, 'not the password');
  await expect(page.getByRole('alert')).toHaveText('The name, the password or the key is wrong.');
  await signIn(page, name);
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
});
test('a name is taken once, and a short password is not taken at all', async ({ page, browser, baseURL }) => {
  const name = someName('jonas');
  await signUp(page, name);
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto('./#/profile');
  await other.getByText('Make an account', { exact: true }).first().click();
  await other.getByLabel('Name of the account').fill(name);
  await other.getByLabel('Password').fill('short');
  await expect(other.getByRole('button', { name: 'Make an account' })).toBeDisabled();
  await other.getByLabel('Password').fill(PASSWORD);
  await other.getByRole('button', { name: 'Make an account' }).click();
  await expect(other.getByRole('alert')).toHaveText('There is an account of this name already.');
});
test('the password is changed, and the old one is worth nothing', async ({ page }) => {
  const name = someName('ilse');
  await signUp(page, name);
  await page.getByText('Change the password').first().click();
  await page.getByLabel('Password now').fill(PASSWORD);
  await page.getByLabel('New password').fill(`${PASSWORD} again`);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('The password is changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, name);
  await expect(page.getByRole('alert')).toBeVisible();
  await signIn(page, name, `${PASSWORD} again`);
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
});

/** A device that keeps passkeys and always agrees. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
test('an account with a passkey alone', async ({ page }) => {
  await withAuthenticator(page);
  const name = someName('elrond');
  await page.goto('./#/profile');
  await page.getByText('Make an account', { exact: true }).first().click();
  await page.getByLabel('Name of the account').fill(name);
  await page.getByRole('button', { name: 'With a passkey, no password' }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await expect(page.locator('.passkeys li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
});
test('a passkey is added to an account and thrown away again', async ({ page }) => {
  await withAuthenticator(page);
  await signUp(page, someName('arwen'));
  await expect(page.getByText('None yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.locator('.passkeys li')).toHaveCount(1);
  await page.getByRole('button', { name: /^Throw away the passkey/ }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
});
test('what a guest began belongs to the account that he makes, in every browser', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await beginOnServer(page, 'Card game');
  const table = page.url();
  const name = someName('frodo');
  await signUp(page, name); // takes the seats over by itself
  const phone = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(phone, name);
  await expect(phone.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await phone.goto('./');
  await phone.getByRole('link', { name: 'Card game' }).first().click();
  await expect(phone.locator('.table')).toBeVisible();
  expect(phone.url()).toBe(table);
  await expect(phone.getByRole('textbox', { name: 'Say something' })).toBeVisible(); // a seat, not a bench
});
test('a link gives the seat to another browser, once', async ({ page, browser, baseURL }) => {
  test.slow();
  await beginOnServer(page, 'Board game');
  await page.getByText('Addresses').click();
  await page.getByRole('button', { name: 'Make a link to play this seat elsewhere' }).click();
  const link = await page.getByLabel(/Whoever opens this plays your seat/).inputValue();
  const phone = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await phone.goto(link);
  await phone.getByLabel('Your name').fill('Mira’s phone');
  await phone.getByRole('button', { name: 'Take the seat' }).click();
  await expect(phone.locator('.table')).toBeVisible();
  await expect(phone.getByRole('textbox', { name: 'Say something' })).toBeVisible();
  const thief = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await thief.goto(link);
  await thief.getByRole('button', { name: 'Take the seat' }).click();
  await expect(thief.getByRole('alert')).toHaveText('This link has been used, or is too old.');
});
test('games are counted, here and on the server together', async ({ page }) => {
  test.slow();
  await page.goto('./#/profile');
  await expect(page.getByText('No game is finished yet.')).toBeVisible();
  await begin(page);
  await playUntil(page, async () => page.locator('.ledger .ended').isVisible());
  const won = (await page.locator('.ledger .ended').textContent())?.includes('Mira has won') === true;
  await beginOnServer(page, 'Board game');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Really resign' }).click();
  await expect(page.locator('.ledger .ended')).toBeVisible();
  await page.goto('./#/profile');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Board game' }).locator('td').nth(2)).toHaveText('1');
  await expect(rows.filter({ hasText: 'Board game' }).locator('td').nth(3)).toHaveText('0');
  await expect(rows.filter({ hasText: 'Stones' }).locator('td').nth(3)).toHaveText(won ? '1' : '0');
});
