/** The card game with the keyboard alone: every kind of action, and every kind of question. */
import { expect, test } from '@playwright/test';
import { Keyboard } from '../scripts/cards-keys.ts';
import { type Position, positions } from '../scripts/cards-positions.ts';
import { questions } from '../scripts/cards-questions.ts';
import { openCards } from '../scripts/cards-table.ts';

/** What is pressed, one after another, and what the log then says. */
interface Action extends Position {
  readonly presses: readonly string[];
  readonly log: string;
}
const hand = (card: string) => `.cg-hand-card[data-card="${card}"]`;
const way = (option: string) => `.cg-way[data-option="${option}"]`;
const CONFIRM = '.cg-act .confirm:enabled';
const { war, combat, duel } = positions;

const ACTIONS: Readonly<Record<string, Action>> = {
  'a card goes to a battleground': {
    ...war,
    presses: [hand('high-elves'), way('play high-elves lorien'), '[data-pay="faramir"]', CONFIRM],
    log: 'Aragorn plays High Elves to Lórien.',
  },
  'a card goes to a path': {
    ...positions['war-frodo'],
    presses: [hand('merry-brandybuck'), way('play merry-brandybuck egladil'), '[data-pay="eomer"]', CONFIRM],
    log: 'Frodo plays Merry Brandybuck to Egladil.',
  },
  'a card goes to the reserve': {
    ...war,
    presses: [hand('faramir'), way('play faramir reserve'), '[data-pay="halbarad"]', CONFIRM],
    log: 'Aragorn plays Faramir to the reserve.',
  },
  'an item goes to its wielder': {
    ...war,
    presses: [hand('elven-cloak'), way('play elven-cloak frodo-baggins'), '[data-pay="halbarad"]', CONFIRM],
    log: 'Elven Cloak',
  },
  'an event is played': {
    ...war,
    presses: [hand('the-three-hunters'), way('play the-three-hunters'), '[data-pay="halbarad"]', CONFIRM],
    log: 'The Three Hunters',
  },
  'a card is cycled': {
    ...war,
    presses: [hand('halbarad'), way('cycle halbarad'), CONFIRM],
    log: 'Aragorn cycles Halbarad.',
  },
  'a character moves from the reserve': {
    ...war,
    presses: ['.cg-reserve [data-card="strider"]', way('move strider egladil'), CONFIRM],
    log: 'Strider',
  },
  'the Ring token brings cards': {
    ...duel,
    presses: ['.cg-ring.legal', '.ledger .confirm:enabled'],
    log: 'Ring token',
  },
  'a player passes': {
    setup: { ...war.setup, players: { aragorn: { hand: ['faramir'] } } },
    mine: [2],
    presses: ['.cg-passing .button', '.ledger .confirm:enabled'],
    log: 'Aragorn passes.',
  },
  'the next combat is chosen at the location': {
    ...combat,
    presses: ['[data-place="egladil"] .cg-plaque'],
    log: 'Combat at Egladil',
  },
};

for (const [name, { presses, log, ...position }] of Object.entries(ACTIONS)) {
  test(name, async ({ page }) => {
    await openCards(page, position);
    const keys = new Keyboard(page);
    const before = await keys.number();
    for (const what of presses) await keys.press(what);
    await expect.poll(() => keys.number()).toBeGreaterThan(before);
    const whole = page.getByRole('button', { name: 'Whole log' });
    await expect
      .poll(async () => {
        if ((await whole.count()) > 0) await whole.press('Enter');
        return page.locator('.log-lines').textContent();
      })
      .toContain(log);
  });
}
for (const [name, { before, answer, ...position }] of Object.entries(questions)) {
  test(`the question ${name} is answered`, async ({ page }) => {
    test.slow();
    await openCards(page, position);
    const keys = new Keyboard(page);
    for (const says of before) await keys.answer(says);
    if (name === 'cycle-at-set-up') {
      const cards = page.locator('.ledger [role="option"]');
      await expect(cards.first()).toBeVisible();
      const two = [await cards.nth(0).getAttribute('data-key'), await cards.nth(1).getAttribute('data-key')];
      await keys.answer(two.join(' + '));
    } else await keys.answer(answer);
  });
}
test('what was done is taken back with one key', async ({ page }) => {
  await openCards(page, war);
  const keys = new Keyboard(page);
  await keys.answer('use anduril');
  await expect(page.locator('.ledger .decide h2')).toContainText('which battleground?');
  await page.keyboard.press('u');
  await expect(page.locator('.ledger .decide h2')).toContainText('what will you do?');
});
test('whoever looks at a card comes to what it can do, and back again', async ({ page }) => {
  await openCards(page, war);
  const keys = new Keyboard(page);
  await keys.press(hand('high-elves'));
  await expect(page.locator('.cg-act .cg-way').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.cg-act')).toHaveCount(0);
  await expect(page.locator(hand('high-elves'))).toBeFocused();
});
