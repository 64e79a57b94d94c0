/** A bar on the terminal while games are played; nothing where nobody looks. */
import type { Tally } from '@amon-hen/bots';

const WIDTH = 30;
const EVERY = 100; // milliseconds

export class Progress {
  readonly #games: number;
  readonly #shown = process.stderr.isTTY === true;
  readonly #begun = performance.now();
  #last = 0;
  constructor(games: number) {
    this.#games = games;
  }
  show(tally: Tally): void {
    const now = performance.now();
    if (!this.#shown || (now - this.#last < EVERY && tally.games < this.#games)) return;
    this.#last = now;
    const done = Math.floor((tally.games / this.#games) * WIDTH);
    const bar = '█'.repeat(done) + '░'.repeat(WIDTH - done);
    const speed = (tally.games * 1000) / (now - this.#begun);
    const left = speed === 0 ? 0 : (this.#games - tally.games) / speed;
    const errors = tally.errors.length === 0 ? '' : `, ${tally.errors.length} errors`;
    process.stderr.write(
      `\r\x1b[2K${bar} ${tally.games}/${this.#games}, ${speed.toFixed(1)}/s, ${left.toFixed(0)} s left${errors}`,
    );
  }
  clear(): void {
    if (this.#shown) process.stderr.write('\r\x1b[2K');
  }
}
