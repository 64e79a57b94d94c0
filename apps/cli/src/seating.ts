/** From the options to a set-up, and to who sits where. */
import { GivenError } from '@amon-hen/kernel';
import { BadInput, nearest, type Options } from './options.ts';
import type { AnyTitle, Choices, Registry } from './registry.ts';

export const SETUP_OPTIONS = ['game', 'edition', 'players', 'scenario'];

export interface Chosen {
  readonly name: string;
  readonly title: AnyTitle;
  /** What the set-up is made from: plain data, which workers can be given. */
  readonly given: unknown;
  readonly setup: unknown;
  readonly seats: readonly string[];
}

export function findTitle(registry: Registry, name: string, where: string): AnyTitle {
  const title = Object.hasOwn(registry.games, name) ? registry.games[name] : undefined;
  if (title !== undefined) return title;
  throw new BadInput(`${where}: there is no game “${name}”: there is ${Object.keys(registry.games).join(', ')}`);
}
export function chooseGame(registry: Registry, options: Options, command: string): Chosen {
  const [first = ''] = Object.keys(registry.games);
  const name = options.text('game') ?? first;
  const title = findTitle(registry, name, command);
  const choices: Choices = {
    ...chosen('edition', choose(options, 'edition', title.choices.edition, name, command)),
    ...chosen('players', players(options, title, name, command)),
    ...chosen('scenario', choose(options, 'scenario', title.choices.scenario, name, command)),
  };
  try {
    const given = title.given(choices);
    const setup = title.stage.setup(given);
    return { name, title, given, setup, seats: title.stage.seats(setup) };
  } catch (error) {
    if (error instanceof GivenError) throw new BadInput(`${command}: ${error.message}`);
    throw error;
  }
}
function chosen<K extends string, T>(key: K, value: T | undefined): { [P in K]?: T } {
  const made: { [P in K]?: T } = {};
  if (value !== undefined) made[key] = value;
  return made;
}
function choose(
  options: Options,
  option: 'edition' | 'scenario',
  known: readonly string[] | undefined,
  game: string,
  command: string,
): string | undefined {
  if (known === undefined && options.text(option) !== undefined) {
    throw new BadInput(`${command}: --${option} means nothing in the game ${game}`);
  }
  return options.choice(option, known ?? []);
}
function players(options: Options, title: AnyTitle, game: string, command: string): number | undefined {
  const known = title.choices.players;
  if (known !== undefined) return toNumber(options.choice('players', known.map(String)));
  if (options.text('players') === undefined) return undefined;
  throw new BadInput(`${command}: --players means nothing in the game ${game}`);
}
function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

/** `free=random,shadow=captain`: a machine for each seat, by the seat's own name or by its side. */
export function seatMachines({ title, seats }: Chosen, text: string | undefined, command: string): readonly string[] {
  const bad = (message: string): BadInput => new BadInput(`${command}: --seats: ${message}`);
  if (text === undefined) return seats.map(() => 'random');
  const given = new Map<string, string>();
  for (const part of text.split(',')) {
    const [, who = '', machine = ''] = /^([^=]+)=([^=]+)$/.exec(part.trim()) ?? [];
    if (who === '') throw bad(`“${part}” is not of the form seat=machine`);
    if (!title.sides.includes(who) && !seats.includes(who)) {
      throw bad(
        `there is neither a seat nor a side “${who}”: there is ${[...new Set([...title.sides, ...seats])].join(', ')}`,
      );
    }
    if (given.has(who)) throw bad(`${who} is given twice`);
    given.set(who, knownMachine(title, machine, `${command}: --seats`));
  }
  return seats.map((seat) => {
    const machine = given.get(seat) ?? given.get(title.side(seat));
    if (machine === undefined) throw bad(`nobody sits on ${seat}`);
    return machine;
  });
}
export function knownMachine(title: AnyTitle, machine: string, where: string): string {
  const known = Object.keys(title.machines);
  if (known.includes(machine)) return machine;
  const near = nearest(machine, known);
  const hint = near === null ? `there is ${known.join(', ')}` : `did you mean ${near}?`;
  throw new BadInput(`${where}: there is no machine “${machine}”; ${hint}`);
}
