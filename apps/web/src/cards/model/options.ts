/**
 * From option ids to the things on the table: cards in hand, in reserve, at a location, in a pile; locations. One line a
 * shape; a new choice of the rules that can be pressed on the table is one more line here. What has no line is still in
 * the decision bar.
 */
import { isCard, isPlace } from './printed.ts';

/** Where a card lies on the table. */
export type Zone = 'hand' | 'aside' | 'reserve' | 'place' | 'pile';

export type Verb =
  | 'play' | 'move' | 'cycle' | 'use' | 'take' | 'eliminate' | 'lose' | 'forsake' | 'support' | 'apply' | 'pick'
  | 'place' | 'pass' | 'ring' | 'winnow' | 'no' | 'yes' | 'other'; // biome-ignore format: a table of words

interface Named {
  readonly card?: string;
  /** A location, or the card that is to carry the item. */
  readonly to?: string;
  readonly at?: string;
  /** Which of several copies in hand. */
  readonly copy?: number;
}
export interface Meaning extends Named {
  readonly id: string;
  readonly verb: Verb;
  readonly zones: readonly Zone[];
  /** To the reserve, into effect as an event, on a card, or to a location. */
  readonly goes?: 'reserve' | 'event' | 'card' | 'place';
}
const HIDDEN: readonly Zone[] = ['hand', 'aside'];
const IN_PLAY: readonly Zone[] = ['reserve', 'place'];
const NOWHERE: readonly Zone[] = [];

const SHAPES: readonly (readonly [pattern: string, verb: Verb, zones: readonly Zone[], goes?: Meaning['goes']])[] = [
  ['play <card> reserve', 'play', HIDDEN, 'reserve'],
  ['play <card> <to:place>', 'play', HIDDEN, 'place'],
  ['play <card> <to:card>', 'play', HIDDEN, 'card'],
  ['play <card>', 'play', HIDDEN, 'event'],
  ['play nothing', 'no', NOWHERE],
  ['move <card> <to:place>', 'move', IN_PLAY, 'place'],
  ['move <card> new <to:place>', 'move', IN_PLAY, 'place'],
  ['cycle <card>', 'cycle', HIDDEN],
  ['cycle', 'cycle', NOWHERE],
  ['use <card>', 'use', IN_PLAY],
  ['take <card>', 'take', ['pile']],
  ['eliminate <card>', 'eliminate', [...HIDDEN, ...IN_PLAY]],
  ['eliminate <card> <at:place>', 'eliminate', ['place']],
  ['eliminate <card> reserve', 'eliminate', ['reserve']],
  ['eliminate nothing', 'no', NOWHERE],
  ['lose <card>', 'lose', ['place']],
  ['forsake hand <card>', 'forsake', ['hand']],
  ['forsake reserve <card>', 'forsake', ['reserve']],
  ['forsake reserve <card> new', 'forsake', ['reserve']],
  ['forsake top', 'forsake', NOWHERE],
  ['support by <card>', 'support', ['place']],
  ['no support', 'no', NOWHERE],
  ['apply <card>', 'apply', IN_PLAY],
  ['<card>', 'pick', HIDDEN],
  ['<card> <copy>', 'pick', HIDDEN],
  ['<at:place>', 'place', NOWHERE],
  ['pass', 'pass', NOWHERE],
  ['ring', 'ring', NOWHERE],
  ['winnow', 'winnow', NOWHERE],
  ['agree', 'yes', NOWHERE],
  ['object', 'no', NOWHERE],
  ['decline', 'no', NOWHERE],
  ['none', 'no', NOWHERE],
  ['stay', 'no', NOWHERE],
];

function fit(pattern: string, id: string): Named | null {
  const expected = pattern.split(' ');
  const words = id.split(' ');
  if (words.length !== expected.length) return null;
  const named: Record<string, string | number> = {};
  for (const [i, part] of expected.entries()) {
    const [, name, kind = name] = /^<(\w+)(?::(\w+))?>$/.exec(part) ?? [];
    const word = words[i] ?? '';
    if (name === undefined) {
      if (part !== word) return null;
    } else if (kind === 'copy') {
      if (!/^\d+$/.test(word)) return null;
      named[name] = Number(word);
    } else {
      if (!(kind === 'card' ? isCard(word) : isPlace(word))) return null;
      named[name] = word;
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
  for (const [pattern, verb, zones, goes] of SHAPES) {
    const named = fit(pattern, id);
    if (named !== null) return { ...named, id, verb, zones, ...(goes === undefined ? {} : { goes }) };
  }
  return { id, verb: 'other', zones: NOWHERE };
}

/** Does the option concern this very card? Questions about cards that were drawn concern those alone. */
export function concerns(meaning: Meaning, about: string, card: string, zone: Zone, at: string | null): boolean {
  if (meaning.card !== card || !meaning.zones.includes(zone)) return false;
  if (HIDDEN.includes(zone) && (zone === 'aside') !== about.endsWith('drawn')) return false;
  return meaning.at === undefined || meaning.at === at;
}
