/** Puts the focus on the heading of the page, where reading begins. Every page has one that takes it. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
