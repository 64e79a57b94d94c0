/** Facts as readable lines. */
import type { Json, Stage } from '@amon-hen/kernel';

/** `took: seat second, n 2 (TOY-2)`: seats go by their names, the rule or card behind it stands last. */
export function factLine<S, E, V, O>(stage: Stage<S, E, V, O>, seats: readonly string[], fact: E): string {
  const json: Json = stage.describeFact === undefined ? JSON.parse(JSON.stringify(fact)) : stage.describeFact(fact);
  if (!isMap(json)) return text(json);
  const { what = null, cause, ...rest } = json;
  const named = (key: string, value: Json): Json =>
    key === 'seat' && typeof value === 'number' ? (seats[value] ?? value) : value;
  const details = Object.entries(rest).map(([key, value]) => `${key} ${text(named(key, value))}`);
  const head = details.length === 0 ? text(what) : `${text(what)}: ${details.join(', ')}`;
  return cause === undefined ? head : `${head} (${text(cause)})`;
}
function isMap(json: Json): json is Readonly<Record<string, Json>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
/** Maps are amounts: `2 sauron-regular + 1 nazgul`. */
function text(value: Json): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(text).join(' ') || 'none';
  if (!isMap(value)) return JSON.stringify(value);
  return (
    Object.entries(value)
      .map(([key, n]) => `${text(n)} ${key}`)
      .join(' + ') || 'none'
  );
}
