/** Plays at the board game's table with the keyboard alone: nothing here ever points or presses a button of a mouse. */
import { expect, type Page } from '@playwright/test';
import { FILTER_FROM } from '../src/decision-bar/draft.ts';
import { isRegionId, type RegionId } from '../src/map/outlines.ts';
import { type Direction, neighbourTowards } from '../src/map/steer.ts';

const SLOW = 30_000;
const ARROWS: Readonly<Record<Direction, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
};
const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];
/** More places than the Tab key can stop at on a whole table. */
const STOPS = 160;

export class Keys {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }
  number(): Promise<string | null> {
    return this.page.locator('.table').getAttribute('data-number');
  }
  async #isAt(what: string): Promise<boolean> {
    return this.page.evaluate((selector) => document.activeElement?.matches(selector) === true, what);
  }
  /** Tab, until the focus is there. */
  async to(what: string): Promise<void> {
    await expect(this.page.locator(what).first()).toBeVisible({ timeout: SLOW });
    for (let i = 0; i < STOPS; i++) {
      if (await this.#isAt(what)) return;
      await this.press('Tab');
    }
    throw new Error(`Tab never came to ${what}`);
  }
  async enter(what: string): Promise<void> {
    await this.to(what);
    await this.press('Enter');
  }
  /** The map is one stop; its regions are reached with the arrows. */
  async region(goal: RegionId): Promise<void> {
    await this.to('[data-region]');
    const here = await this.page.evaluate(() => document.activeElement?.getAttribute('data-region') ?? '');
    if (!isRegionId(here)) throw new Error(`${here} is no region`);
    for (const direction of pathTo(here, goal)) await this.press(ARROWS[direction]);
    await expect(this.page.locator(`[data-region="${goal}"]`)).toBeFocused();
    await this.press('Enter');
  }
  /** An option of the list that can answer everything: typing finds it. */
  async option(text: string): Promise<void> {
    await expect(this.page.locator('.ledger [role="option"]').first()).toBeVisible({ timeout: SLOW });
    // a long list gets its filter a moment after itself
    if ((await this.page.locator('.ledger [role="option"]').count()) >= FILTER_FROM) {
      await this.to('.ledger .filter input');
      await this.page.keyboard.type(text);
      await this.press('ArrowDown');
      await this.press('Enter');
      return;
    }
    await this.to('.ledger [role="option"]');
    for (let i = 0; i < STOPS; i++) {
      const now = await this.page.evaluate(() => document.activeElement?.textContent ?? '');
      if (now.includes(text)) return this.press('Enter');
      await this.press('ArrowDown');
    }
    throw new Error(`the arrows never came to ${text}`);
  }
  /** Gives the answer, and waits until the game has gone on. */
  async confirm(): Promise<void> {
    const before = await this.number();
    const inWindow = await this.page.locator('[role="dialog"]').isVisible();
    await this.enter(inWindow ? '[role="dialog"] .confirm:enabled' : '.ledger .confirm:enabled');
    await expect.poll(() => this.number(), { timeout: SLOW }).not.toBe(before);
  }
}
function pathTo(from: RegionId, goal: RegionId): readonly Direction[] {
  const ways = new Map<RegionId, readonly Direction[]>([[from, []]]);
  for (const [at, way] of ways) {
    if (at === goal) return way;
    for (const direction of DIRECTIONS) {
      const next = neighbourTowards(at, direction);
      if (next !== null && !ways.has(next)) ways.set(next, [...way, direction]);
    }
  }
  throw new Error(`no arrows lead from ${from} to ${goal}`);
}
