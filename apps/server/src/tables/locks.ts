/** One thing at a time for each key, in the order of asking. */
export class Locks {
  readonly #tails = new Map<string, Promise<unknown>>();
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key);
    const mine = before === undefined ? work() : before.then(work, work);
    const settled = mine.catch(() => undefined);
    this.#tails.set(key, settled);
    try {
      return await mine;
    } finally {
      if (this.#tails.get(key) === settled) this.#tails.delete(key);
    }
  }
  isBusy(key: string): boolean {
    return this.#tails.has(key);
  }
}
