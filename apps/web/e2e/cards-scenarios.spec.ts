/** Every scenario, for every number of people, from every seat: some turns by clicks, and everything in its place. */
import { setups, stage } from '@amon-hen/card-game';
import { expect, test } from '@playwright/test';
import { CardPlayer, openCards } from '../scripts/cards-table.ts';
import { misplaced } from '../scripts/misplaced.ts';

const ANSWERS = 10;

for (const { scenario, people } of setups) {
  for (const [seat, name] of stage.seats({ scenario, people }).entries()) {
    test(`${scenario} with ${people}: ${name}`, async ({ page }) => {
      test.slow();
      await openCards(page, { setup: { scenario, people }, mine: [seat] });
      const player = new CardPlayer(page);
      for (let n = 0; n < ANSWERS; n++) {
        if (await player.isOver()) break;
        await player.playSomething(n);
        await expect.poll(() => misplaced(page)).toEqual([]);
      }
      await expect(page.locator('.trouble')).toHaveCount(0);
    });
  }
}
