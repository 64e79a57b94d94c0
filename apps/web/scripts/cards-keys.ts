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
  async press(what: string, instead: () => Promise<boolean> = async () => false): Promise<void> {
    await this.reach(what, instead);
    if (!(await instead())) await this.page.keyboard.press('Enter');
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
    const given = async () => (await this.number()) > before;
    const window = async () => (await page.locator('.window').count()) > 0;
    for (const id of first.split(' + ')) {
      // of a card that was only looked at, what it can do
      const way = `.cg-act .cg-way[data-option="${id}"]`;
      for (let tries = 0; tries < 5 && !(await given()) && !(await this.isChosen(id)); tries++) {
        const inWindow = await window();
        const thing = `${inWindow ? '.window' : ':is(.stage, .ledger)'} button[data-option="${id}"]`;
        // a window that opens on the way takes the focus: then what stands for the answer is in it
        const opens = async () => !inWindow && (await window());
        if ((await page.locator(way).count()) > 0) await this.press(way);
        else if ((await page.locator(thing).locator('visible=true').count()) > 0) await this.press(thing, opens);
        else await this.inList(id, opens);
        // whoever presses while an answer is on its way presses in vain
        await expect
          .poll(async () => (await given()) || (await this.isChosen(id)), { timeout: 3000 })
          .toBe(true)
          .catch(() => {});
      }
    }
    await this.confirm(before);
  }
  isChosen(id: string): Promise<boolean> {
    return this.page.evaluate(
      (option) =>
        [...document.querySelectorAll(`[data-option="${option}"], [data-key="${option}"]`)].some(
          (element) =>
            element.classList.contains('chosen') ||
            element.hasAttribute('data-selected') ||
            (element.getAttribute('aria-pressed') === 'true' && !element.classList.contains('looked')),
        ),
      id,
    );
  }
  /** Where one types to filter, the arrows light the options while the focus stays. */
  isLit(id: string): Promise<boolean> {
    return this.page.evaluate(
      (option) => document.querySelector(`[role="option"][data-focused][data-key="${option}"]`) !== null,
      id,
    );
  }
  /** With the arrows, as far as it is. */
  async inList(id: string, instead: () => Promise<boolean>): Promise<void> {
    await this.reach('.ledger [role="option"], .ledger [type="search"]', instead);
    if (await instead()) return;
    for (let i = 0; i < FAR; i++) {
      if (await this.isOn(`[role="option"][data-key="${id}"]`)) break;
      if (await this.isLit(id)) break;
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
