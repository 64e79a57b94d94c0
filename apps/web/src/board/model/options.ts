/**
 * From option ids to the things on the table: regions, dice, cards, characters, Nations. One line a shape; a new choice of
 * the rules that can be pressed on the table is one more line here. What has no line is still in the decision bar.
 */
import { cardFacts, figureId, nationId, regionFacts } from '@amon-hen/board-game/tables';
import { isInside, regionOf } from './view.ts';

/** What an option names. Places are regions, `…-inside` for a besieged Stronghold. */
export interface Named {
  readonly from?: string;
  readonly to?: string;
  /** Where it is, if it is no way from one place to another. */
  readonly at?: string;
  readonly past?: readonly string[];
  readonly figure?: string;
  readonly card?: string;
  readonly nation?: string;
  readonly deck?: string;
  readonly n?: number;
}
export type Verb =
  | 'march' | 'attack' | 'recruit' | 'go' | 'fly' | 'declare' | 'retreat' | 'place' | 'card' | 'advance' | 'draw'
  | 'figure' | 'fellowship' | 'ring' | 'skip' | 'pass' | 'act' | 'amount' | 'other'; // biome-ignore format: a table of words
export interface Meaning extends Named {
  readonly id: string;
  readonly verb: Verb;
  /** The die that pays, and the result it is used as where it has several. */
  readonly die?: string;
  readonly as?: string;
  /** The option without its die: the same thing can often be done with several dice. */
  readonly act: string;
}

const SHAPES: readonly (readonly [pattern: string, verb: Verb])[] = [
  ['move <from> <to>', 'march'],
  ['attack <from> <to>', 'attack'],
  ['assault <at>', 'attack'],
  ['sortie <at>', 'attack'],
  ['spell <from> <to>', 'attack'],
  ['recruit <figure> <at>', 'recruit'],
  ['upgrade <at>', 'recruit'],
  ['nazgul <from>', 'fly'],
  ['<figure> <from>', 'go'],
  ['declare <at>', 'declare'],
  ['declare <at> past <past+>', 'declare'],
  ['retreat <at>', 'retreat'],
  ['to <at>', 'place'],
  ['to <at> past <past+>', 'place'],
  ['in <at>', 'place'],
  ['from <at>', 'place'],
  ['army <at>', 'place'],
  ['<at>', 'place'],
  ['remove <figure> <at>', 'place'],
  ['card <card>', 'card'],
  ['use <card>', 'card'],
  ['discard <card>', 'card'],
  ['remove <card>', 'act'],
  ['advance <nation>', 'advance'],
  ['nation <nation>', 'advance'],
  ['draw <deck>', 'draw'],
  ['<figure>', 'figure'],
  ['guide <figure>', 'figure'],
  ['separate <figure>', 'figure'],
  ['bring <figure>', 'figure'],
  ['recruit <figure>', 'figure'],
  ['remove <figure>', 'figure'],
  ['remove <figure> just arrived', 'figure'],
  ['reduce <figure>', 'figure'],
  ['eliminate <figure>', 'figure'],
  ['forfeit <figure>', 'figure'],
  ['replace <figure>', 'figure'],
  ['suppress <figure>', 'figure'],
  ['move fellowship', 'fellowship'],
  ['hide fellowship', 'fellowship'],
  ['separate companions', 'fellowship'],
  ['use elven ring', 'ring'],
  ['pass', 'pass'],
  ['re-roll <n>', 'amount'],
  ['allocate <n>', 'amount'],
  ['corruption <n>', 'amount'],
];

const known = {
  figure: new Set<string>([...figureId, 'gollum']),
  card: new Set<string>(cardFacts.map((card) => card.id)),
  nation: new Set<string>(nationId),
  deck: new Set(['free-character', 'free-strategy', 'shadow-character', 'shadow-strategy']),
  place: new Set<string>(regionFacts.map((region) => region.id)),
};
const isPlace = (word: string): boolean => known.place.has(word) || (isInside(word) && known.place.has(regionOf(word)));
const FACES = new Set(['character', 'army', 'muster', 'event', 'army-muster', 'will-of-the-west']);

/** The value of a word in a slot; null if it does not fit. */
function valueIn(slot: string, word: string): string | number | null {
  switch (slot) {
    case 'from':
    case 'to':
    case 'at':
    case 'past':
      return isPlace(word) ? word : null;
    case 'figure':
      return known.figure.has(word) ? word : null;
    case 'card':
      return known.card.has(word) ? word : null;
    case 'nation':
      return known.nation.has(word) ? word : null;
    case 'deck':
      return known.deck.has(word) ? word : null;
    default:
      return /^\d+$/.test(word) ? Number(word) : null;
  }
}
function fit(pattern: string, id: string): Named | null {
  const expected = pattern.split(' ');
  const words = id.split(' ');
  const open = expected.at(-1)?.endsWith('+>') === true;
  if (open ? words.length < expected.length : words.length !== expected.length) return null;
  const named: Record<string, string | number | readonly string[]> = {};
  for (const [i, part] of expected.entries()) {
    const slot = /^<(\w+)(\+?)>$/.exec(part);
    const word = words[i] ?? '';
    if (slot === null) {
      if (part !== word) return null;
    } else if (slot[2] === '+') {
      const rest = words.slice(i);
      if (!rest.every((one) => valueIn(slot[1] ?? '', one) !== null)) return null;
      named[slot[1] ?? ''] = rest;
    } else {
      const value = valueIn(slot[1] ?? '', word);
      if (value === null) return null;
      named[slot[1] ?? ''] = value;
    }
  }
  return named;
}

const read = new Map<string, Meaning>();
/** What an option means on the table. */
export function meaningOf(id: string): Meaning {
  let meaning = read.get(id);
  if (meaning === undefined) {
    meaning = readMeaning(id);
    read.set(id, meaning);
  }
  return meaning;
}
function readMeaning(id: string): Meaning {
  const skip = /^skip (\S+)$/.exec(id);
  if (skip?.[1] !== undefined && FACES.has(skip[1])) return { id, verb: 'skip', die: skip[1], act: 'skip' };
  const paid = /^(\S+?)(?: as (\S+))?: (.+)$/.exec(id);
  const die = paid?.[1];
  if (paid === null || die === undefined || !FACES.has(die)) return { ...shapeOf(id), id, act: id };
  const act = paid[3] ?? '';
  const shape = shapeOf(act);
  const verb = shape.verb === 'other' ? 'act' : shape.verb;
  return { ...shape, verb, id, act, die, ...(paid[2] === undefined ? {} : { as: paid[2] }) };
}
function shapeOf(act: string): Named & { readonly verb: Verb } {
  for (const [pattern, verb] of SHAPES) {
    const named = fit(pattern, act);
    if (named !== null) return { ...named, verb };
  }
  return { verb: 'other' };
}
