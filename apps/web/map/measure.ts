/**
 * How long the map takes to answer a pointer, with every region full: `node apps/web/map/measure.ts`. From the event to
 * the end of the frame that shows it, in a real browser; and the time that the page's own thread works for it, which is
 * the same whatever else the machine is busy with.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../scripts/chromium.ts';
import { servePreview } from './preview/serve.ts';

const PAUSE = 60;

/** Milliseconds of work so far, on the page's own thread. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}
interface Samples {
  readonly answered: readonly number[];
  readonly worked: readonly number[];
}
/** One sample for each region that the pointer comes to. */
async function hoverTimes(page: Page): Promise<Samples> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
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
  const worked: number[] = [];
  for (const { x, y } of places) {
    const before = await workOf(session);
    await page.mouse.move(x, y);
    await page.waitForTimeout(PAUSE);
    worked.push((await workOf(session)) - before);
  }
  return { answered: await page.evaluate(() => Reflect.get(window, 'samples')), worked };
}
function summary(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => `${sorted[Math.floor((sorted.length - 1) * part)].toFixed(1)} ms`;
  return `median ${at(0.5)}, 95 % within ${at(0.95)}, longest ${at(1)}`;
}

const served = await servePreview();
const browser = await chromium.launch(launchOptions());
for (const position of ['full', 'war']) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(served.address(`position=${position}`));
  await page.waitForSelector('.map-region');
  await page.waitForTimeout(2000);
  const { answered, worked } = await hoverTimes(page);
  console.log(`${position}, ${answered.length} regions: answered ${summary(answered)}; worked ${summary(worked)}`);
  await page.close();
}
await browser.close();
await served.close();
