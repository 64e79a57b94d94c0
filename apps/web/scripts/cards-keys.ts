/** Plays at the card game's table with the keyboard alone. */
import { expect as expectSoon, type Page } from '@playwright/test';

const expect = expectSoon.configure({ timeout: 30_000 });
const FAR = 200;

export class Keyboard {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async number(): Promise<number> {
    return Number(await this.page.locator('.table').getAttribute('data-number'));
  }
  isOn(what: string): Promise<boolean> {
    return this.page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, what);
  }
  /** Tab, forwards or backwards, whichever is shorter, until the focus is there. */
  async reach(what: string, enough: () => Promise<boolean> = async () => false): Promise<void> {
    const visible = this.page.locator(what).locator('visible=true');
    await expect.poll(async () => (await visible.count()) > 0 || (await enough())).toBe(true);
    const back = await this.page.evaluate((selector) => {
      const all = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')];
      const now = document.activeElement === null ? -1 : all.indexOf(document.activeElement);
      const there = all.findIndex((element) => element.matches(selector) && element.getClientRects().length > 0);
      const ahead = (there - now + all.length) % all.length;
      return ahead > all.length / 2;
    }, what);
    for (let i = 0; i < FAR; i++) {
      if ((await this.isOn(what)) || (await enough())) return;
      await this.page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`Tab never came to ${what}`);
  }
  async press(what: string): Promise<void> {
    await this.reach(what);
    await this.page.keyboard.press('Enter');
  }
  /**
   * Gives an answer: with the thing on the table that stands for it, if there is one, else in the list of the bar. `null`
   * takes the first that is offered.
   */
  async answer(says: string | null): Promise<void> {
    const { page } = this;
    await expect(page.locator('.ledger [data-form]')).toBeAttached();
    const before = await this.number();
    const first =
      says ?? (await page.locator('.ledger [data-form] [role="option"]').first().getAttribute('data-key')) ?? '';
    const several = (await page.locator('.ledger [data-form="some"]').count()) > 0;
    for (const id of first.split(' + ')) {
      const thing = `button[data-option="${id}"]`;
      const inWindow = (await page.locator('.window').count()) > 0;
      const where = inWindow ? `.window ${thing}` : `:is(.stage, .ledger) ${thing}`;
      if ((await page.locator(where).locator('visible=true').count()) > 0) await this.press(where);
      else await this.inList(id);
      // of a card that was only looked at, what it can do
      const way = `.cg-act .cg-way[data-option="${id}"][aria-pressed="false"]`;
      if (!several && (await page.locator(way).count()) > 0) await this.press(way);
    }
    await this.confirm(before);
  }
  /** With the arrows, as far as it is. */
  async inList(id: string): Promise<void> {
    await this.reach('.ledger [role="option"], .ledger [type="search"]');
    for (let i = 0; i < FAR; i++) {
      const now = this.page.locator('[data-focused][role="option"], [role="option"]:focus');
      if ((await now.count()) > 0 && (await now.first().getAttribute('data-key')) === id) break;
      await this.page.keyboard.press('ArrowDown');
    }
    await this.page.keyboard.press('Enter');
  }
  /** An answer that can be taken back is given at once; another wants to be confirmed. */
  async confirm(before: number): Promise<void> {
    const given = async () => (await this.number()) > before;
    const button = '.window .confirm:enabled, .cg-act .confirm:enabled, .ledger .confirm:enabled';
    await this.reach(button, given);
    if (!(await given())) await this.page.keyboard.press('Enter');
    await expect.poll(given).toBe(true);
  }
}
