/** What is wrong with the places of things on the card game's table, as a list of complaints. */
import type { Page } from '@playwright/test';

export function misplaced(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const complaints: string[] = [];
    const wider = document.documentElement.scrollWidth - innerWidth;
    if (wider > 0) complaints.push(`the page is ${wider} wider than the screen`);
    const visible = (element: Element): boolean => element.getClientRects().length > 0;
    const all = (what: string): readonly Element[] => [...document.querySelectorAll(what)].filter(visible);
    const label = (element: Element): string =>
      `${element.className} “${(element.textContent ?? '').trim().slice(0, 40)}”`;

    // words that must be read in full
    const whole =
      '.cg-plaque b, .cg-plaque small, .cg-round, .cg-why, .cg-order li, .cg-side, .cg-seat h3, .cg-who, .cg-piles button,' +
      ' .cg-way b, .cg-way small, .cg-pay button, .cg-sum p, .cg-area h3, .cg-area li button, .cg-passing p,' +
      ' .cg-act h2, .cg-whole .cg-text, .cg-end :is(th, td), .cg-offer b, .cg-offer .cg-text, .cg-combat-asks, .button';
    for (const element of all(whole)) {
      if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline') {
        complaints.push(`cut off: ${label(element)}`);
      }
    }
    // on a card the name ends before the icons begin
    for (const card of all('.cg-card, .cg-hand-card')) {
      const name = card.querySelector('.cg-name')?.getBoundingClientRect();
      const stats = card.querySelector('.cg-stats')?.getBoundingClientRect();
      if (name === undefined || stats === undefined || stats.height === 0 || card.classList.contains('strip')) continue;
      if (name.bottom > stats.top + 1) complaints.push(`the name runs into the icons: ${label(card)}`);
    }
    // the great parts of the table keep out of each other's way
    const parts = all(
      '.beam, .cg > .cg-scores, .cg > .cg-seats, .cg-field, .stage > .hand, .ledger-decide, .ledger-tracks, .ledger-log, .tabbar',
    );
    const isOver = (element: Element): boolean => getComputedStyle(element).position === 'sticky'; // things scroll under it
    for (const [i, one] of parts.entries()) {
      const a = one.getBoundingClientRect();
      for (const other of parts.slice(i + 1)) {
        if (one.contains(other) || isOver(one) || isOver(other)) continue;
        const b = other.getBoundingClientRect();
        const over = Math.min(
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        );
        if (over > 6) complaints.push(`over one another: ${one.className} and ${other.className}`);
      }
    }
    return complaints;
  });
}
