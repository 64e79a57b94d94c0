/** Facts as readable lines: sentences where the game has words, else its own ids. */
import { loadGame, loadShell, Speaker, textOf } from '@amon-hen/i18n';
import type { Json, Stage } from '@amon-hen/kernel';

export type Tell<E> = (fact: E) => string;

/** Who tells the game: in English, or, for a game that is in no catalogue, in its ids. */
export async function teller<S, E, V, O>(stage: Stage<S, E, V, O>, seats: readonly string[]): Promise<Tell<E>> {
  const { name } = stage.game;
  const words = await loadGame(await loadShell('en'), name);
  if (words.games[name] === undefined) return (fact) => factLine(stage, seats, fact);
  const seat = (id: string): string => {
    const label = seats[Number(id)] ?? id;
    return words.shell.sentences[`seat.${label}`] ?? label;
  };
  const voice = new Speaker([words], { seat });
  return (fact) => {
    const json = describe(stage, fact);
    if (!isMap(json)) return text(json);
    const { cause } = json;
    const said = textOf(voice.fact(name, json));
    // an option that was chosen stands in its sentence already
    if (typeof cause !== 'string' || json.what === 'action') return said;
    return `${said} (${voice.named(name, 'card|battleground|path', cause) ?? cause})`;
  };
}
function describe<S, E, V, O>(stage: Stage<S, E, V, O>, fact: E): Json {
  return stage.describeFact === undefined ? JSON.parse(JSON.stringify(fact)) : stage.describeFact(fact);
}
/** `took: seat second, n 2 (TOY-2)`: seats go by their names, the rule or card behind it stands last. */
function factLine<S, E, V, O>(stage: Stage<S, E, V, O>, seats: readonly string[], fact: E): string {
  const json = describe(stage, fact);
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
