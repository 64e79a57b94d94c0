/** "3 days", "90 minutes": a length of time in the words of a language. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

export function span(language: string, seconds: number): string {
  const [unit, length] = UNITS.find(([, one]) => seconds >= one && seconds % one === 0) ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length);
}
