/** Opens the card game's table in a browser, from any position, and plays at it by pressing what is on it. */
import { expect as expectSoon, type Page } from '@playwright/test';
import type { Position } from './cards-positions.ts';
import { openKept } from './kept-table.ts';
import { pane } from './screens.ts';

/** A busy machine takes its time. */
const expect = expectSoon.configure({ timeout: 30_000 });
const NAMES = ['Mira', 'Jonas', 'Ilse', 'Bruno'];

/** As the browser keeps it. */
function savedTable({ setup, mine }: Position) {
  const sitters = Array.from({ length: setup.people }, (_, seat) =>
    mine.includes(seat) ? { kind: 'person', name: NAMES[mine.indexOf(seat)] } : { kind: 'machine', name: 'random' },
  );
  return {
    id: 'cards-test',
    game: 'cards',
    rules: 1,
    setup,
    sitters,
    seed: Array.from({ length: 32 }, (_, i) => (i + 16).toString(16)).join(''),
    entries: [],
    begun: 0,
    changed: 0,
    asked: [],
    winners: null,
  };
}
export async function openCards(page: Page, position: Position): Promise<void> {
  await openKept(page, savedTable(position));
  await expect(page.locator('.cg, .curtain').first()).toBeAttached(); // the curtain, where several people sit here
}

/** Whoever plays presses: every press is counted, but not those for turning to another pane of a phone. */
export class CardPlayer {
  readonly page: Page;
  presses = 0;
  constructor(page: Page) {
    this.page = page;
  }
  async press(what: string): Promise<void> {
    this.presses++;
    await this.page.locator(what).locator('visible=true').first().click({ timeout: 30_000 });
  }
  /** Presses it, on a phone in whichever pane it is. */
  async find(what: string): Promise<void> {
    const visible = this.page.locator(what).locator('visible=true');
    const panes = ['Hand', 'Overview', 'Table', 'Choices'];
    await expect
      .poll(async () => {
        for (const name of ['', ...panes]) {
          if ((await visible.count()) > 0) return true;
          if (name !== '' && (await this.page.locator('.window').count()) === 0) await this.open(name);
        }
        return (await visible.count()) > 0;
      })
      .toBe(true);
    await this.press(what);
  }
  async open(name: string): Promise<void> {
    await pane(this.page, name);
  }
  async number(): Promise<number> {
    return Number(await this.page.locator('.table').getAttribute('data-number'));
  }
  question(): Promise<string | null> {
    return this.page.locator('.table').getAttribute('data-question');
  }
  /** Waits until this seat is asked. */
  async asked(): Promise<void> {
    await expect(this.page.locator('.ledger [data-form]')).toBeAttached();
  }
  /** Gives an answer in the bar, or in the window that asks for it; null for the first that is offered. */
  async answer(says: string | null): Promise<void> {
    await this.asked();
    const before = await this.question();
    const inWindow = await this.page.locator('.window .cg-combat').isVisible();
    if (!inWindow) await this.open('Choices');
    const place = this.page.locator(inWindow ? '.window' : '.ledger');
    for (const id of says === null ? [null] : says.split(' + ')) {
      const option =
        id === null
          ? place.locator('[role="option"]')
          : place.locator(`:is([data-key="${id}"], [data-option="${id}"])`);
      await option.first().click({ timeout: 30_000 });
    }
    await this.given(before, inWindow ? '.window' : '.ledger');
  }
  /** An answer that can be taken back is given at once; another wants to be confirmed. */
  async given(before: string | null, place: string): Promise<void> {
    const confirm = this.page.locator(`${place} .confirm:enabled`).locator('visible=true');
    await expect
      .poll(async () => {
        if ((await this.question()) !== before) return true;
        if ((await confirm.count()) > 0) {
          await confirm
            .first()
            .click({ timeout: 500 })
            .catch(() => {});
        }
        return false;
      })
      .toBe(true);
  }
  async isOver(): Promise<boolean> {
    await expect(this.page.locator('.ledger :is([data-form], .ended)').first()).toBeAttached();
    return (await this.page.locator('.ledger .ended').count()) > 0;
  }
  /** Something legal, by pressing what lies on the table as far as that goes; `n` makes it something else each time. */
  async playSomething(n: number): Promise<void> {
    const { page } = this;
    await this.asked();
    const form = await page.locator('.ledger [data-form]').getAttribute('data-form');
    const keys = await page
      .locator('.ledger [role="option"]')
      .evaluateAll((options) => options.map((option) => option.getAttribute('data-key') ?? ''));
    const card = page.locator('.cg-hand-card.legal').locator('visible=true');
    if (form === 'some') {
      const most = /of (\d+)/.exec((await page.locator('.ledger .decide-help').textContent()) ?? '')?.[1] ?? '1';
      return this.answer(keys.slice(0, Number(most)).join(' + '));
    }
    if ((await page.locator('.window').count()) > 0 || (await card.count()) === 0) {
      return this.answer(keys[n % keys.length] ?? null);
    }
    const before = await this.question();
    await card.nth(n % (await card.count())).click();
    const ways = page.locator('.cg-act .cg-way').locator('visible=true');
    await expect.poll(async () => (await this.question()) !== before || (await ways.count()) > 0).toBe(true);
    if ((await this.question()) !== before) return;
    const chosen = page.locator('.cg-act .cg-way[aria-pressed="true"]');
    if ((await chosen.count()) === 0) await ways.nth(n % (await ways.count())).click();
    await this.given(before, '.cg-act');
  }
}
