/**
 * States of the card game's table, in both lights, at every size: nothing that a machine can find wrong, nothing wider than
 * the screen, nothing cut off, nothing over one another. Those that have parts of their own; all with EVERY_STATE=1.
 */
import { expect, test } from '@playwright/test';
import { cardsScreens } from '../scripts/cards-screens.ts';
import { expectFaultless, LAPTOP, PHONE } from '../scripts/faultless.ts';
import { misplaced } from '../scripts/misplaced.ts';

const OTHERS = [
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 2560, height: 1440 },
];
const TELLING = [
  'cards-asks-cost',
  'cards-asks-fetch',
  'cards-asks-loss',
  'cards-beginning-four',
  'cards-both',
  'cards-crowd',
  'cards-curtain',
  'cards-end',
  'cards-hand',
  'cards-log',
  'cards-own-pile',
  'cards-payment',
  'cards-place',
  'cards-reserve',
  'cards-war',
];
const looked = process.env.EVERY_STATE === undefined ? TELLING : Object.keys(cardsScreens);

for (const name of looked) {
  test(name, async ({ page }) => {
    test.slow();
    const open = cardsScreens[name];
    if (open === undefined) throw new Error(`there is no screen ${name}`);
    await page.setViewportSize(PHONE);
    await open(page);
    await expectFaultless(page);
    for (const size of [LAPTOP, PHONE, ...OTHERS]) {
      await page.setViewportSize(size);
      await expect.poll(() => misplaced(page), { message: `${size.width} wide` }).toEqual([]);
    }
  });
}
