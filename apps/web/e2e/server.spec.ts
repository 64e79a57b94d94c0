/** Two browsers at one table on the server. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { newData, openHouse } from '../scripts/house.ts';
import { asked, number, test, twoAt, whoseTurn } from '../scripts/people.ts';
import { openRecord, playOne } from '../scripts/screens.ts';

test('two people play, and one of them comes back in the middle', { tag: '@core' }, async ({ person }) => {
  test.slow();
  const { mira, jonas } = await twoAt(person, ['Board game'], 'Who plays Shadow');
  for (let n = 0; n < 8; n++) {
    await playOne(await whoseTurn(mira, jonas));
    if (n === 4) {
      const before = await number(jonas);
      await mira.reload();
      await expect(mira.locator('.table')).toHaveAttribute('data-number', before ?? '');
    }
  }

  await mira.getByRole('textbox', { name: 'Say something' }).fill('Well met');
  await mira.keyboard.press('Enter');
  await expect(jonas.getByText('Well met')).toBeVisible();
  await jonas.getByRole('button', { name: 'Resign' }).click();
  await jonas.getByRole('button', { name: 'Really resign' }).click();
  await expect(mira.locator('.ledger .ended')).toContainText('The other side has resigned.');

  // afterwards: the proof, the record, the game again, and another one
  await jonas.getByRole('button', { name: 'Prove the dice' }).click();
  await expect(jonas.getByText('Proved in this browser: the seed is the one promised')).toBeVisible();
  const [download] = await Promise.all([
    mira.waitForEvent('download'),
    mira.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('Seat shadow: Jonas');
  await mira.getByRole('button', { name: 'Another game, sides changed' }).click();
  await jonas.getByRole('button', { name: 'Agree' }).click();
  await jonas.getByRole('link', { name: 'To the new table' }).click();
  await expect(jonas.locator('.beam')).toContainText('Jonas');
  await expect(jonas.locator('.ended')).toHaveCount(0);
  await mira.locator('.ledger').getByRole('link', { name: 'Watch it again' }).click();
  await expect(mira.locator('.dock')).toBeVisible();
  await expect(mira.getByText('Dice proved')).toBeVisible();
});
test('past the point of no return both must agree, and are told why', async ({ person }) => {
  test.slow();
  const { mira, jonas } = await twoAt(person, ['Card game'], 'Who plays Shadow');
  const wish = 'Ask to take back';
  const barred = async (): Promise<Page | null> => {
    for (const page of [mira, jonas]) if (await page.getByRole('button', { name: wish }).isVisible()) return page;
    return null;
  };
  let one: Page | null = null;
  for (let n = 0; n < 10 && one === null; n++) {
    await playOne(await whoseTurn(mira, jonas));
    await whoseTurn(mira, jonas);
    one = await barred();
  }
  if (one === null) throw new Error('nobody was ever barred');
  const other = one === mira ? jonas : mira;
  await one.getByRole('button', { name: wish }).click();
  await expect(other.getByText(/asks to take something back/)).toBeVisible();
  await other.getByRole('button', { name: 'Decline' }).click();
  await expect(one.getByText(/asks to take something back/)).toHaveCount(0);
  const before = Number(await number(one));
  await one.getByRole('button', { name: wish }).click();
  await other.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(async () => Number(await number(other))).toBeGreaterThan(before);
  await playOne(await whoseTurn(mira, jonas));
});
test('a draw of honour needs both', async ({ person }) => {
  const { mira, jonas } = await twoAt(person, ['Board game'], 'Who plays Shadow');
  await mira.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(mira.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await jonas.getByRole('button', { name: 'Agree' }).click();
  await expect(mira.locator('.ledger .ended')).toContainText('A draw was agreed.');
  await expect(jonas.locator('.ledger .ended')).toContainText('Nobody has won');
});
test('a clock runs, and when it has run out a machine plays on', async ({ person }) => {
  const mira = await person('Mira');
  await mira.route('**/api/tables', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const body = JSON.parse(route.request().postData() ?? '{}');
    await route.continue({ postData: JSON.stringify({ ...body, clock: { ...body.clock, seconds: 4 } }) });
  });
  await mira.goto('./#/new');
  await mira.getByText('Board game', { exact: true }).click();
  await mira.getByText('On the server', { exact: true }).click();
  await mira.getByText('For each decision', { exact: true }).click();
  await mira.getByRole('button', { name: 'Open the table' }).click();
  await expect(mira.locator('.room-clocks .runs')).toBeVisible();
  await expect(mira.getByText('Your time ran out, and a machine plays for you.')).toBeVisible();
  await mira.getByRole('button', { name: 'Play on yourself' }).click();
  await expect(mira.getByText('Your time ran out, and a machine plays for you.')).toHaveCount(0);
});
test('a server that goes and comes back is told of, and nothing is lost', async ({ person }) => {
  test.slow();
  const data = newData();
  const house = await openHouse('0', undefined, data);
  const mira = await person('Mira', house.url);
  await mira.goto('./#/new');
  await mira.getByText('Card game', { exact: true }).click();
  await mira.getByText('On the server', { exact: true }).click();
  await mira.getByRole('button', { name: 'Open the table' }).click();
  await playOne(mira);
  await house.stop();
  await expect(mira.getByText('There is no line to the server. We keep trying.')).toBeVisible();
  const again = await openHouse(new URL(house.url).port, undefined, data);
  await expect(mira.getByText('There is no line to the server. We keep trying.')).toHaveCount(0);
  await playOne(mira);
  await again.stop();
});
test('a turn in a slow game calls the one who looks elsewhere', async ({ person }) => {
  test.slow();
  const { mira, jonas } = await twoAt(person, ['Card game'], 'Who plays Shadow');
  const waits = (await whoseTurn(mira, jonas)) === mira ? jonas : mira;
  await waits.evaluate(() => {
    const called: string[] = [];
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    class Notice {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title: string, options: { body: string }) {
        called.push(`${title}: ${options.body}`);
      }
      close(): void {}
    }
    Object.assign(window, { Notification: Notice, called });
    const key = 'amon-hen settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), notify: 'on' }));
  });
  await expect(async () => {
    await playOne(await whoseTurn(mira, jonas));
    expect(await waits.title()).toContain('Your turn');
  }).toPass({ timeout: 60_000 });
});
test('a record is brought to the server, and looked at there by anybody', async ({ person }) => {
  test.slow();
  const mira = await person('Mira');
  await openRecord(mira, 'cards');
  await mira.goto('./#/replays');
  await mira.getByRole('button', { name: 'Put it on the server' }).click();
  await expect(mira.locator('.table')).toBeVisible();
  await expect(mira.locator('.ledger .ended')).toBeVisible();
  const address = mira.url();
  const stranger = await person('Ilse');
  await stranger.goto(address);
  await expect(stranger.locator('.ledger .ended')).toBeVisible();
});
test('a table in the lobby is found, and a stranger may watch', async ({ person }) => {
  const mira = await person('Mira');
  await mira.goto('./#/new');
  await mira.getByText('Card game', { exact: true }).click();
  await mira.getByText('On the server', { exact: true }).click();
  await mira.getByText('Everybody', { exact: true }).click();
  await mira.getByRole('button', { name: 'Open the table' }).click();
  await expect(mira.locator('.table')).toBeVisible();
  await mira.goto('./');
  await expect(mira.getByRole('heading', { name: 'Your tables on the server' })).toBeVisible();
  const stranger = await person('Ilse');
  await mira.getByRole('link', { name: 'Card game' }).first().click();
  const address = mira.url();
  await stranger.goto(address);
  await expect(stranger.locator('.table')).toBeVisible();
  await expect(asked(stranger)).toHaveCount(0);
  await expect(stranger.getByText('You are watching')).toBeVisible();
  await stranger.goto('./');
  await expect(stranger.getByRole('heading', { name: 'Tables that wait for players' })).toBeVisible();
});
