/** "5 minutes ago", in the words of a language. */
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
export function ago(language: string, then: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const past = now - then;
  for (const [unit, length] of STEPS) {
    if (past >= length) return format.format(-Math.floor(past / length), unit);
  }
  return format.format(0, 'minute');
}
