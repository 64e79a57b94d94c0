/** What the player sets, and that it holds. */
import { expect, type Page, test } from '@playwright/test';
import { answer, begin, beginGame, beginTogether } from '../scripts/screens.ts';

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('amon-hen settings') ?? '{}') as Record<string, unknown>);

test('only languages that are complete are offered', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('button', { name: /Language/ }).click();
  const offered = await page.getByRole('option').allTextContents();
  expect(offered[0]).toBe('As the browser');
  expect(offered).toContain('English');
  // a language is complete when nothing of the page falls back to English: tests of the catalogue hold the rest
  for (const name of offered.slice(2)) {
    await page.getByRole('option', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Settings');
    await page.locator('.select-button').first().click();
  }
});
test('light and motion hold after the page was loaded anew', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByText('Lamplight', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lamplight');
  await page.getByRole('radiogroup', { name: 'Motion' }).getByText('None', { exact: true }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lamplight');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'none');
});
test('sounds are off until they are wanted, and need no file', async ({ page }) => {
  const made: string[] = [];
  await page.exposeFunction('heard', (what: string) => made.push(what));
  await page.addInitScript(() => {
    const { AudioContext: Real } = window;
    window.AudioContext = class extends Real {
      override createOscillator(): OscillatorNode {
        void Object(window).heard('tone');
        return super.createOscillator();
      }
      override createBufferSource(): AudioBufferSourceNode {
        void Object(window).heard('noise');
        return super.createBufferSource();
      }
    };
  });
  await page.goto('./#/settings');
  expect((await kept(page)).sound ?? 'off').toBe('off');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.getByText('Bell, dice and drums', { exact: true }).click();
  await expect.poll(() => made).toContain('tone');
  expect(fetched.filter((url) => /\.(mp3|ogg|wav|m4a)/.test(url))).toEqual([]);
  await beginGame(page, 'Board game');
  // the dice of the first turn are heard
  const confirm = page.locator('.ledger').getByRole('option').first();
  await expect(confirm).toBeVisible();
  await expect(async () => {
    if (!made.includes('noise')) await answer(page, () => page.locator('.ledger').getByRole('option').last().click());
    expect(made).toContain('noise');
  }).toPass({ timeout: 60_000 });
});
test('notices ask the browser first, and say so if it refuses', async ({ page, context }) => {
  await page.goto('./#/settings');
  await page.getByText('By a notice of the system', { exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The browser does not allow notices here.');
  expect((await kept(page)).notify ?? 'off').toBe('off');
  await context.grantPermissions(['notifications']);
  await page.getByText('By a notice of the system', { exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => (await kept(page)).notify).toBe('on');
});
test('a confirmation is asked for always, or never', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('radiogroup', { name: 'Confirm a choice' }).getByText('Never', { exact: true }).click();
  await begin(page, 2, 'Crowded');
  const before = await page.locator('.table').getAttribute('data-number');
  await page.getByRole('option', { name: 'Card 18' }).click(); // final, and given at once
  await expect(page.locator('.table')).not.toHaveAttribute('data-number', before ?? '');
});
test('letters of other languages are fetched only where they are shown', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  expect(fonts.filter((url) => /cyrillic|latin-ext/.test(url))).toEqual([]);
  await page.evaluate(() => {
    const text = document.createElement('h1');
    text.textContent = 'Война Кольца · Őrtorony';
    document.body.append(text);
  });
  await expect.poll(() => fonts.some((url) => url.includes('cyrillic'))).toBe(true);
  await expect.poll(() => fonts.some((url) => url.includes('latin-ext'))).toBe(true);
});
test('two people at one screen play the real games behind a curtain', async ({ page }) => {
  test.slow();
  await beginTogether(page, 'Card game', 'Who plays Shadow');
  await expect(page.getByRole('heading', { name: /Mira.*the screen is yours/ })).toBeVisible();
  await page.getByRole('button', { name: /lift the curtain/ }).click();
  await expect(page.locator('.table')).toBeVisible();
  await expect(page.locator('.hand')).toBeVisible();
});
test('dusk and dawn of the system are followed, by the lamp too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('./');
  const lamp = page.getByRole('button', { name: /^Light the lamp/ });
  await expect(lamp).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lamplight');
  await expect(lamp).toHaveCount(0);
});
