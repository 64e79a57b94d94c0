/** Two browsers at one table of the card game on the server; one of them comes back in the middle. */
import { expect } from '@playwright/test';
import { CardPlayer } from '../scripts/cards-table.ts';
import { number, test, twoAt, whoseTurn } from '../scripts/people.ts';

test('a duel between two people', { tag: '@core' }, async ({ person }) => {
  test.slow();
  const who = 'Who plays The Witch-king';
  const { mira, jonas } = await twoAt(person, ['Card game', 'Duel for two'], who);
  await expect(mira.locator('.cg')).toBeVisible();
  await expect(jonas.locator('.cg')).toBeVisible();
  for (let n = 0; n < 8; n++) {
    await new CardPlayer(await whoseTurn(mira, jonas)).playSomething(n);
    if (n !== 4) continue;
    const before = await number(jonas);
    const hand = await mira.locator('.cg-hand-card').evaluateAll((cards) => cards.map((card) => card.textContent));
    await mira.reload();
    await expect(mira.locator('.table')).toHaveAttribute('data-number', before ?? '');
    await expect
      .poll(() => mira.locator('.cg-hand-card').evaluateAll((cards) => cards.map((card) => card.textContent)))
      .toEqual(hand);
  }
  // each sees the own hand, and of the other's how many cards it holds
  const hers = await mira.locator('.cg-hand-card').count();
  await expect(jonas.locator('[data-player="gandalf"]').first()).toContainText(`Hand ${hers}`);
  await expect(jonas.locator('.cg-hand')).toHaveAttribute('aria-label', 'Hand of The Witch-king');
});
test('a choice half made stays when somebody else answers something else', async ({ person }) => {
  const { mira, jonas } = await twoAt(person, ['Card game'], 'Who plays Shadow');
  const chosen = mira.locator('.ledger [role="option"][aria-selected="true"]');
  await mira.locator('.ledger').getByRole('option').first().click();
  await expect(chosen).toHaveCount(1);
  const before = await number(mira);
  await new CardPlayer(jonas).playSomething(0);
  await expect(mira.locator('.table')).not.toHaveAttribute('data-number', before ?? '');
  await expect(chosen).toHaveCount(1);
});
