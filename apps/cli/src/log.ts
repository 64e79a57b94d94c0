/** Facts as readable lines. */
import type { Json, Stage } from '@amon-hen/kernel';

/** `took: seat second, n 2`. Seats go by their names. */
export function factLine<S, E, V, O>(stage: Stage<S, E, V, O>, seats: readonly string[], fact: E): string {
  const json: Json = stage.describeFact === undefined ? JSON.parse(JSON.stringify(fact)) : stage.describeFact(fact);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return JSON.stringify(json);
  const { what, ...rest } = json as Readonly<Record<string, Json>>;
  const named = (key: string, value: Json): Json =>
    key === 'seat' && typeof value === 'number' ? (seats[value] ?? value) : value;
  const details = Object.entries(rest).map(([key, value]) => `${key} ${text(named(key, value))}`);
  return details.length === 0 ? text(what ?? null) : `${text(what ?? null)}: ${details.join(', ')}`;
}
function text(value: Json): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(text).join(' ');
  return JSON.stringify(value);
}
