/**
 * How long the map takes to answer a pointer, with every region full: `node apps/web/map/measure.ts`. From the event to
 * the end of the frame that shows it, in a real browser.
 */
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../scripts/chromium.ts';
import { servePreview } from './preview/serve.ts';

const PAUSE = 60;

/** One sample for each region that the pointer comes to. */
async function hoverTimes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const samples: number[] = [];
    Object.assign(window, { samples });
    window.addEventListener(
      'pointerover',
      () => {
        const begun = performance.now();
        requestAnimationFrame(() => {
          // A message is handled when the frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => samples.push(performance.now() - begun);
          port2.postMessage(null);
        });
      },
      true,
    );
  });
  const places = await page.locator('.map-region').evaluateAll((shapes) =>
    shapes.map((shape) => {
      const { x, y, width, height } = shape.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  for (const { x, y } of places) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(PAUSE);
  }
  return page.evaluate(() => Reflect.get(window, 'samples'));
}

const served = await servePreview();
const browser = await chromium.launch(launchOptions());
for (const position of ['full', 'war']) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(served.address(`position=${position}`));
  await page.waitForSelector('.map-region');
  await page.waitForTimeout(2000);
  const times = (await hoverTimes(page)).sort((a, b) => a - b);
  const at = (part: number) => `${times[Math.floor((times.length - 1) * part)].toFixed(1)} ms`;
  console.log(`${position}: ${times.length} regions, median ${at(0.5)}, 95 % within ${at(0.95)}, longest ${at(1)}`);
  await page.close();
}
await browser.close();
await served.close();
