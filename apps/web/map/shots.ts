/** Pictures of the map by itself, in both lights and three sizes, into `shots/`: `node apps/web/map/shots.ts`. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions } from '../scripts/chromium.ts';
import { servePreview } from './preview/serve.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const LIGHTS = { light: 'vellum', dark: 'lamplight' };
const folder = fileURLToPath(new URL('../shots', import.meta.url));

mkdirSync(folder, { recursive: true });
const served = await servePreview();
const browser = await chromium.launch(launchOptions());
for (const viewport of SIZES) {
  for (const [light, theme] of Object.entries(LIGHTS)) {
    for (const position of ['war', 'crowded', 'full']) {
      const context = await browser.newContext({ viewport, deviceScaleFactor: viewport.width < 500 ? 2 : 1 });
      const page = await context.newPage();
      await page.goto(served.address(`position=${position}&theme=${theme}`));
      await page.waitForSelector('.map-region');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(600);
      await page.screenshot({ path: `${folder}/map-${position}-${viewport.width}-${light}.png` });
      await context.close();
    }
  }
}
await browser.close();
await served.close();
