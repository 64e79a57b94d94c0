/** Every screen, wide and narrow, in both lights: nothing that a machine can find wrong, and nothing wider than the screen. */
import { expect, type Page, test } from '@playwright/test';
import { boardScreens } from '../scripts/board-screens.ts';
import { expectFaultless, LAPTOP, PHONE } from '../scripts/faultless.ts';
import { type Open, screens } from '../scripts/screens.ts';

const SMALLEST = { width: 360, height: 640 };
/** Of the board game's table, those that have parts of their own; all with EVERY_STATE=1. */
const TELLING = [
  'board-order',
  'board-region',
  'board-die',
  'board-picker',
  'board-card-confirm',
  'board-list',
  'board-forces',
  'board-news',
  'board-battle-losses',
  'board-hunt',
  'board-four-players',
  'board-first-edition',
  'board-end',
];
const scenes = process.env.EVERY_STATE === undefined ? TELLING : Object.keys(boardScreens);
const board = Object.fromEntries(scenes.map((name): [string, Open | undefined] => [name, boardScreens[name]]));
/** One of each kind, for every run. */
const CORE = ['home', 'new', 'table-one', 'board-order', 'board-battle-losses', 'cards-turn', 'rules-one', 'settings'];
/** A browser tells of every answer that is no; these are meant to be. */
const EXPECTED: Readonly<Record<string, RegExp>> = { claim: /404/ };
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
/** A table fills the window of a laptop to the pixel: else there is a bar beside it that scrolls nothing. */
const scrolls = (page: Page) =>
  page.evaluate(
    () => document.querySelector('.table') !== null && document.body.parentElement?.scrollHeight !== innerHeight,
  );

for (const [name, open] of Object.entries({ ...screens, ...board })) {
  test(`${name} has no serious fault`, { tag: CORE.includes(name) ? '@core' : [] }, async ({ page }) => {
    test.slow(); // a map has many parts
    if (open === undefined) throw new Error(`there is no screen ${name}`);
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED[name]?.test(message.text())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await page.setViewportSize(PHONE);
    await open(page);
    await expectFaultless(page);
    expect(said).toEqual([]);
    await page.setViewportSize(LAPTOP);
    await expect.poll(() => scrolls(page)).toBe(false);
    for (const size of [LAPTOP, PHONE, SMALLEST]) {
      await page.setViewportSize(size);
      await expect.poll(() => width(page)).toBeLessThanOrEqual(size.width);
    }
  });
}
