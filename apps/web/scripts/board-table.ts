/** Opens the board game's table in a browser, and plays at it by pressing what is on it. */
import { expect, type Page } from '@playwright/test';
import { type Seating, savedTable } from './board-positions.ts';
import { openKept } from './kept-table.ts';

const SLOW = 30_000;

/** What the tests are played on: a laptop and a phone; and the smallest screen that is supported. */
export const SIZES = [
  { name: 'laptop', width: 1366, height: 768 },
  { name: 'phone', width: 390, height: 844 },
] as const;
export const SMALLEST = { name: 'small phone', width: 360, height: 640 } as const;

export async function openBoard(page: Page, seating: Seating): Promise<void> {
  await openKept(page, savedTable(seating));
  if (seating.people !== undefined) {
    await expect(page.locator('.curtain')).toBeVisible({ timeout: SLOW });
    return;
  }
  await expect(page.locator('.table')).toBeVisible({ timeout: SLOW });
  await expect(page.locator('.map-shapes')).toBeAttached({ timeout: SLOW });
  await expect(page.locator('.decide h2, .ended h2').first()).toBeAttached({ timeout: SLOW });
}
/** Whoever plays presses: every press is counted. */
export class Player {
  readonly page: Page;
  clicks = 0;
  constructor(page: Page) {
    this.page = page;
  }
  async press(what: string): Promise<void> {
    this.clicks++;
    await this.page.locator(what).first().click({ timeout: SLOW });
  }
  /** A point of the region that nothing covers. */
  async pressRegion(id: string): Promise<void> {
    const find = () =>
      this.page.locator(`[data-region="${id}"]`).evaluate((shape) => {
        const { left, top, width, height } = shape.getBoundingClientRect();
        const STEPS = 12;
        for (let i = 1; i < STEPS; i++) {
          for (let j = 1; j < STEPS; j++) {
            const x = left + (width * i) / STEPS;
            const y = top + (height * j) / STEPS;
            if (document.elementFromPoint(x, y) === shape) return { x, y };
          }
        }
        return null;
      });
    // the map may still be on its way to what was asked for
    const still = async (): Promise<boolean> => {
      const before = JSON.stringify(await find());
      await this.page.waitForTimeout(150);
      return JSON.stringify(await find()) === before;
    };
    await expect.poll(still, { timeout: SLOW }).toBe(true);
    let point = await find();
    if (point === null) {
      // out of sight: the whole map has it
      await this.press('.map-tools button:nth-child(3)');
      await expect.poll(async () => (await find()) !== null).toBe(true);
      point = await find();
    }
    if (point === null) throw new Error(`${id} cannot be pressed`);
    this.clicks++;
    await this.page.mouse.click(point.x, point.y);
  }
  number(): Promise<string | null> {
    return this.page.locator('.table').getAttribute('data-number');
  }
  /** Does something, and waits until the game has gone on. */
  async andGo(act: () => Promise<void>): Promise<void> {
    const before = await this.number();
    await act();
    await expect.poll(() => this.number(), { timeout: SLOW }).not.toBe(before);
  }
  /** The button that gives the answer, wherever it is on this screen: in a window, if one is open. */
  async confirm(): Promise<void> {
    const { page } = this;
    const inWindow = page.locator('[role="dialog"] .confirm:enabled');
    const onTable = page.locator(
      '.region-panel .confirm:enabled, .sheet .chosen .prime:enabled, .ledger .confirm:enabled',
    );
    const button = async () => {
      const over = await page.locator('[role="dialog"]').isVisible();
      return (over ? inWindow : onTable).filter({ visible: true });
    };
    await expect.poll(async () => (await button()).count(), { timeout: SLOW }).toBeGreaterThan(0);
    await this.andGo(async () => {
      this.clicks++;
      await (await button()).first().click({ timeout: SLOW });
    });
  }
  /** A pane of the phone; where all is in sight nothing is pressed. */
  async open(name: string): Promise<void> {
    const tab = this.page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name });
    if (await tab.isVisible()) {
      this.clicks++;
      await tab.click({ timeout: 4000 });
    }
  }
  /** Waits until this seat is asked, or the game is over. */
  async asked(): Promise<string> {
    const heading = this.page.locator('.ledger :is(.decide, .region-panel) h2');
    await expect
      .poll(async () => !/^Waiting/.test((await heading.first().textContent({ timeout: SLOW })) ?? 'Waiting'), {
        timeout: SLOW,
      })
      .toBe(true);
    return (await heading.first().textContent()) ?? '';
  }
  /** Waits for an action that is this seat's own; standing orders answer what comes before. */
  async toAct(): Promise<void> {
    await expect.poll(() => this.asked(), { timeout: SLOW }).toContain('What will you do');
  }
  /** Answers whatever is asked with its first choice, or the one that says this, until something is so. */
  async goOn(until: () => Promise<boolean>, most = 40, rather = ''): Promise<void> {
    for (let i = 0; i < most; i++) {
      await this.asked();
      if (await until()) return;
      await this.andGo(() => this.firstChoice(rather));
    }
    throw new Error('it never came to that');
  }
  async firstChoice(rather = ''): Promise<void> {
    const { page } = this;
    const before = await this.number();
    // a window is loaded when it is needed: it may come while one looks at the table
    const over = () => page.locator('.moment').isVisible();
    await expect(async () => {
      const inWindow = await over();
      if (!inWindow) await this.open('Choices');
      const place = page.locator(inWindow ? '.moment' : '.ledger, .region-panel');
      const option = place.locator('.choice, [role="option"]').filter({ visible: true });
      const wanted = option.filter({ hasText: rather });
      const chosen = (await wanted.count()) > 0 ? wanted : option;
      if ((await chosen.count()) > 0) await chosen.first().click({ timeout: 4000 });
    }).toPass({ timeout: SLOW });
    const isDone = async (): Promise<boolean> => {
      if ((await this.number()) !== before) return true;
      const confirm = page
        .locator((await over()) ? '.moment .confirm:enabled' : ':is(.ledger, .region-panel) .confirm:enabled')
        .filter({ visible: true });
      if ((await confirm.count()) > 0) {
        await confirm
          .first()
          .click({ timeout: 2000 })
          .catch(() => {});
      }
      return false;
    };
    await expect.poll(isDone, { timeout: SLOW }).toBe(true);
  }
  /** In the whole log, whichever part of it is shown. */
  async logged(text: RegExp): Promise<boolean> {
    const whole = this.page.locator('.log button', { hasText: 'Whole log' });
    if ((await whole.count()) > 0) await whole.dispatchEvent('click');
    const lines = await this.page.locator('.log-lines li').allTextContents();
    return lines.some((line) => text.test(line));
  }
}
