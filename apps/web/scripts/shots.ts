/** Pictures of every screen, in both lights and three sizes, into `shots/`: to be looked at. */
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { boardScreens } from './board-screens.ts';
import { launchOptions } from './chromium.ts';
import { openHouse } from './house.ts';
import { screens } from './screens.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const LIGHTS = ['light', 'dark'] as const;
const folder = fileURLToPath(new URL('../shots', import.meta.url));
const config = { configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)), mode: 'toy' };
const only = process.argv[2];

async function shoot(browser: Browser, base: string, name: string, open: (page: Page) => Promise<void>): Promise<void> {
  for (const viewport of SIZES) {
    for (const colorScheme of LIGHTS) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', baseURL: base });
      const page = await context.newPage();
      await open(page);
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${folder}/${name}-${viewport.width}-${colorScheme}.png` });
      await context.close();
    }
  }
}

await build({ ...config, logLevel: 'warn' });
const house = await openHouse('0');
if (only === undefined) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions());
for (const [name, open] of Object.entries({ ...screens, ...boardScreens })) {
  if (only !== undefined && !name.startsWith(only)) continue;
  await shoot(browser, house.url, name, open);
  console.log(name);
}
await browser.close();
await house.stop();
process.exit(0); // machines may still be thinking
