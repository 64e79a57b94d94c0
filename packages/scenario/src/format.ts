/** The scenario format: what may stand in a file, and what it means once it is read. */
import { WHATEVER } from '@amon-hen/kernel';
import { z } from 'zod';

/** A number is welcome where words are meant: `chance: { hunt: [4, 6] }`. */
const words = z
  .union([z.string().min(1), z.int()])
  .transform(String)
  .meta({ id: 'words', description: 'Words, or a whole number.' });
const seat = z.string().min(1).meta({ description: 'The name of a seat.' });
const looker = z.string().min(1).meta({ description: 'The name of a seat, or “public” for what everybody sees.' });
const rule = z.string().regex(/^[A-Za-z][\w.-]*$/, 'not a rule id');
const about = z
  .string()
  .min(1)
  .meta({ description: 'What is asked; needed only where a seat is asked several things.' });
const given = z.record(z.string(), z.unknown()).meta({
  id: 'given',
  description: 'The set-up (edition, players, options) and every change to it, in the words of the game.',
});
const outcomes = z.union([
  z.literal('any').transform((): string[] => [WHATEVER]),
  z.array(words).transform((list) => (list.at(-1) === 'any' ? [...list.slice(0, -1), WHATEVER] : list)),
]);
const script = z.record(z.string(), outcomes).meta({
  id: 'script',
  description:
    'For each kind of draw the outcomes to come, in their order; “any” alone or as the last: from here on it does not matter.',
});
const values = z.record(z.string(), z.union([z.string(), z.number()]));
const pattern = z.unknown().meta({ description: 'Compared part by part: what is not written is not compared.' });
const facts = z.array(z.record(z.string(), z.unknown()));
const oneOrMore = <T extends z.ZodType>(schema: T) =>
  z.union([schema, z.array(schema).min(1)]).transform((x): z.output<T>[] => (Array.isArray(x) ? x : [x]));

const refusal = z
  .strictObject({ rule, why: z.string().optional(), values: values.optional() })
  .meta({ id: 'refusal', description: 'The rule that forbids it, the key of the reason, and the numbers in it.' });
const offered = z
  .strictObject({
    seat,
    about: about.optional(),
    exactly: z.array(words).optional(),
    atLeast: z.array(words).optional(),
    not: z.array(words).optional(),
    least: z.int().optional(),
    most: z.int().optional(),
    upTo: z.record(z.string(), z.int()).optional(),
  })
  .refine(({ seat: _, about: __, ...checks }) => Object.keys(checks).length > 0, {
    message: 'says nothing: give exactly, atLeast, not, least, most or upTo',
  })
  .meta({ id: 'offered' });
const refused = z
  .strictObject({
    seat,
    about: about.optional(),
    options: z.record(z.string(), z.union([rule.transform((id) => ({ rule: id })), refusal])),
  })
  .meta({ id: 'refused' });
const seen = z
  .strictObject({ seat: looker, contains: pattern.optional(), lacks: z.array(pattern).optional() })
  .refine((x) => x.contains !== undefined || x.lacks !== undefined, { message: 'says nothing: give contains or lacks' })
  .meta({ id: 'seen' });
const heard = z
  .strictObject({ seat: looker, facts: facts.optional(), noFacts: facts.optional() })
  .refine((x) => x.facts !== undefined || x.noFacts !== undefined, { message: 'says nothing: give facts or noFacts' })
  .meta({ id: 'heard' });
const victory = z.union([
  z.literal('none'),
  z.strictObject({
    winners: z.array(seat),
    by: rule.optional(),
    how: z.string().optional(),
    best: z.array(seat).optional(),
  }),
]);
const waiting = z
  .strictObject({
    who: z.union([seat.transform((name) => [name]), z.array(seat).min(1)]),
    about: about.optional(),
    rule: rule.optional(),
  })
  .meta({ id: 'waiting' });
const expectation = z
  .strictObject({
    state: pattern.optional(),
    offered: oneOrMore(offered).optional(),
    refused: oneOrMore(refused).optional(),
    view: oneOrMore(seen).optional(),
    facts: facts.optional(),
    noFacts: facts.optional(),
    heard: oneOrMore(heard).optional(),
    victory: victory.optional(),
    pending: z.union([z.literal('nobody').transform(() => []), oneOrMore(waiting)]).optional(),
  })
  .refine((x) => Object.keys(x).length > 0, { message: 'expects nothing' })
  .meta({ id: 'expectation' });

const attempt = z
  .strictObject({ seat, about: about.optional(), says: words, ...refusal.shape })
  .meta({ id: 'attempt' });
const refusedUndo = z.union([
  seat.transform((name): { seat: string; why?: string } => ({ seat: name })),
  z.strictObject({ seat, why: z.string().optional() }),
]);

const deeds = {
  chance: script.optional(),
  expect: expectation.optional(),
  refuse: attempt.optional(),
  undo: seat.optional(),
  refuseUndo: refusedUndo.optional(),
} as const;
const oneKey = {
  message: 'a step is one thing: expect, chance, refuse, undo, refuseUndo, sameView or the answer of one seat',
};
/** A step is an object with one key: a word of the format, or a seat that answers. */
const play = z
  .object(deeds)
  .catchall(words)
  .refine((x) => Object.keys(x).length === 1, oneKey)
  .meta({ minProperties: 1, maxProperties: 1 })
  .transform(toStep);
const sameView = z
  .strictObject({
    seat: looker,
    given: given.optional(),
    chance: script.optional(),
    steps: z.array(play).optional(),
  })
  .refine((x) => x.given !== undefined || x.chance !== undefined || x.steps !== undefined, {
    message: 'says nothing: give given, chance or steps of the other position',
  });
const step = z
  .object({ ...deeds, sameView: sameView.optional() })
  .catchall(words)
  .refine((x) => Object.keys(x).length === 1, oneKey)
  .meta({ minProperties: 1, maxProperties: 1 })
  .transform((x): Step => (x.sameView === undefined ? toStep(x) : { kind: 'sameView', ...x.sameView }));

const scenario = z.strictObject({
  name: z.string().min(1),
  about: z.string().optional().meta({ description: 'A remark for the reader.' }),
  rules: z.array(rule).min(1).meta({ description: 'The ids of the rules that this proves.' }),
  given: given.optional(),
  chance: script.optional(),
  steps: z.array(step).min(1),
});
export const scenarioFile = z
  .strictObject({
    $schema: z.string().optional(),
    game: z.string().min(1).meta({ description: 'The game: board or cards.' }),
    about: z.string().optional().meta({ description: 'The topic of the file.' }),
    given: given.optional().meta({ description: 'Shared by all scenarios of the file.' }),
    scenarios: z.array(scenario).min(1),
  })
  .refine((file) => new Set(file.scenarios.map((s) => s.name)).size === file.scenarios.length, {
    message: 'two scenarios have one name',
    path: ['scenarios'],
  });

export type Given = z.output<typeof given>;
export type Expectation = z.output<typeof expectation>;
export type Offered = z.output<typeof offered>;
export type RefusedOptions = z.output<typeof refused>;
export type Attempt = z.output<typeof attempt>;
export type SameView = z.output<typeof sameView>;
export type Scenario = z.output<typeof scenario>;
export type ScenarioFile = z.output<typeof scenarioFile>;
/** What moves the game on, or tries to. */
export type Play =
  | { readonly kind: 'answer'; readonly seat: string; readonly says: string }
  | { readonly kind: 'chance'; readonly script: z.output<typeof script> }
  | { readonly kind: 'expect'; readonly expect: Expectation }
  | ({ readonly kind: 'refuse' } & Attempt)
  | { readonly kind: 'undo'; readonly seat: string }
  | { readonly kind: 'refuseUndo'; readonly seat: string; readonly why?: string | undefined };
export type Step = Play | ({ readonly kind: 'sameView' } & SameView);

type Deed = z.output<z.ZodObject<typeof deeds>>;
function toStep(x: Deed & Readonly<Record<string, unknown>>): Play {
  if (x.chance !== undefined) return { kind: 'chance', script: x.chance };
  if (x.expect !== undefined) return { kind: 'expect', expect: x.expect };
  if (x.refuse !== undefined) return { kind: 'refuse', ...x.refuse };
  if (x.undo !== undefined) return { kind: 'undo', seat: x.undo };
  if (x.refuseUndo !== undefined) return { kind: 'refuseUndo', ...x.refuseUndo };
  const [name = '', says] = Object.entries(x)[0] ?? [];
  return { kind: 'answer', seat: name, says: String(says) };
}
