/** Rates: a bucket for each who asks. */
interface Bucket {
  tokens: number;
  at: number;
}
const FORGET_ABOVE = 50_000;

/** `rate` a second, `burst` at once. */
export class Limit {
  readonly #rate: number;
  readonly #burst: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();
  constructor(rate: number, burst: number, now: () => number) {
    this.#rate = rate;
    this.#burst = burst;
    this.#now = now;
  }
  static anHour(n: number, now: () => number): Limit {
    return new Limit(n / 3600, n, now);
  }
  /** Takes one, if there is one. */
  allows(who: string): boolean {
    const now = this.#now();
    const bucket = this.#buckets.get(who) ?? { tokens: this.#burst, at: now };
    bucket.tokens = Math.min(this.#burst, bucket.tokens + ((now - bucket.at) / 1000) * this.#rate);
    bucket.at = now;
    if (this.#buckets.size > FORGET_ABOVE) this.#forget();
    this.#buckets.set(who, bucket);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }
  /** Full buckets say nothing; if all are in use, the oldest go. */
  #forget(): void {
    const now = this.#now();
    for (const [who, { tokens, at }] of this.#buckets) {
      if (tokens + ((now - at) / 1000) * this.#rate >= this.#burst) this.#buckets.delete(who);
    }
    for (const who of this.#buckets.keys()) {
      if (this.#buckets.size <= FORGET_ABOVE) return;
      this.#buckets.delete(who);
    }
  }
}
/** How many are held at once by one address. */
export class Holding {
  readonly #most: number;
  readonly #held = new Map<string, number>();
  constructor(most: number) {
    this.#most = most;
  }
  take(who: string): boolean {
    const held = this.#held.get(who) ?? 0;
    if (held >= this.#most) return false;
    this.#held.set(who, held + 1);
    return true;
  }
  give(who: string): void {
    const held = (this.#held.get(who) ?? 1) - 1;
    if (held <= 0) this.#held.delete(who);
    else this.#held.set(who, held);
  }
}
