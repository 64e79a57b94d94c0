/**
 * Pictures of every screen of the program, in both lights and five sizes, into `shots/`: to be looked at.
 *
 *     node scripts/shots.ts                       all of them
 *     node scripts/shots.ts shell                 one set: shell, board or cards
 *     node scripts/shots.ts shell/replay board    by the beginning of their names
 *     … --size 390,1366 --light dark              some sizes, one light
 */
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { boardScreens } from './board-screens.ts';
import { cardsScreens } from './cards-screens.ts';
import { launchOptions } from './chromium.ts';
import { LIGHTS, light } from './faultless.ts';
import { openHouse } from './house.ts';
import { type Open, screens } from './screens.ts';

/** A screen is opened at the first of each row, and the window drawn to the others. */
const SIZES = [
  [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ],
  [
    { width: 1366, height: 768 },
    { width: 820, height: 1180 },
    { width: 2560, height: 1440 },
  ],
];
const SETS: Readonly<Record<string, Readonly<Record<string, Open>>>> = {
  shell: screens,
  board: boardScreens,
  cards: cardsScreens,
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { size: { type: 'string' }, light: { type: 'string' }, built: { type: 'boolean' } },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}shots`;
const client = `${root}.cache/shots`;

const rows = SIZES.map((row) =>
  row.filter(({ width }) => values.size?.split(',').includes(String(width)) !== false),
).filter((row) => row.length > 0);
const lights = LIGHTS.filter((one) => values.light === undefined || values.light === one);
const wanted = Object.entries(SETS).flatMap(([set, all]) =>
  Object.entries(all)
    .map(([name, open]) => ({ set, name: `${set}/${name}`, open }))
    .filter(({ name }) => positionals.length === 0 || positionals.some((begin) => name.startsWith(begin))),
);

async function shoot(browser: Browser, base: string, name: string, open: Open): Promise<boolean> {
  let good = true;
  for (const sizes of rows) {
    const [viewport] = sizes;
    const context = await browser.newContext({
      viewport,
      colorScheme: lights[0],
      reducedMotion: 'reduce',
      baseURL: base,
    });
    const page = await context.newPage();
    try {
      await open(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const colorScheme of lights) {
          await light(page, colorScheme);
          await page.waitForTimeout(250);
          await page.screenshot({ path: `${folder}/${name}-${size.width}-${colorScheme}.png` });
        }
      }
    } catch (error) {
      good = false;
      console.error(`${name} at ${viewport.width}: ${error instanceof Error ? error.message : error}`);
    }
    await context.close();
  }
  return good;
}

if (values.built !== true) {
  await build({ configFile: `${root}vite.config.ts`, mode: 'toy', logLevel: 'warn', build: { outDir: client } });
}
const house = await openHouse('0', client);
if (positionals.length === 0) rmSync(folder, { recursive: true, force: true });
for (const { set } of wanted) mkdirSync(`${folder}/${set}`, { recursive: true });
const browser = await chromium.launch(launchOptions());
let failed = 0;
for (const { name, open } of wanted) {
  if (!(await shoot(browser, house.url, name, open))) failed++;
  console.log(name);
}
await browser.close();
await house.stop();
process.exit(failed === 0 ? 0 : 1); // machines may still be thinking
