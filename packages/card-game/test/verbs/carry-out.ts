/** Carries out one effect in an arranged position, with answers by their ids and draws by their names. */
import { isRefusal, judge, meaning, type Rules, read, type Script, ScriptedChance } from '@amon-hen/kernel';
import { cardNamed, NONE } from '../../src/data/catalogue.ts';
import type { CardId } from '../../src/data/faction-cards.ts';
import '../../src/game.ts';
import { arrange, describe, stage } from '../../src/index.ts';
import { type State, settingOf } from '../../src/state/state.ts';
import type { Fact, Table } from '../../src/state/table.ts';
import type { Effect, Moment } from '../../src/verbs/text.ts';

export function position(given: Readonly<Record<string, unknown>>): State {
  return arrange(stage.setup(given), given);
}
/** The moment of a player's text; `card` is the card that speaks. */
export function moment(s: State, player: string, card: CardId = 'gimli'): Moment {
  const names: readonly string[] = settingOf(s).names;
  return { player: names.indexOf(player), card: cardNamed(card), location: NONE, gains: NONE };
}
export interface Carried {
  /** What was offered, question by question. */
  readonly offered: readonly (readonly string[])[];
  readonly facts: readonly Fact[];
  readonly after: ReturnType<typeof describe>;
}
export function carryOut(
  s: State,
  rules: (table: Table) => Rules<unknown>,
  { answers = [], chance = {} }: { readonly answers?: readonly string[]; readonly chance?: Script } = {},
): Carried {
  const facts: Fact[] = [];
  const scripted = new ScriptedChance(chance);
  const table: Table = { state: s, chance: scripted, tell: (fact) => facts.push(fact), reveal: () => {} };
  const offered: string[][] = [];
  const left = [...answers];
  const running = rules(table);
  let step = running.next();
  while (step.done !== true) {
    const [decision] = step.value.form === 'together' ? step.value.decisions : [step.value];
    const ids = decision.options.map((o) => decision.id(o));
    if (decision.privacy === 'open' && ids.length === 1) {
      step = running.next(decision.options[0]);
      continue;
    }
    offered.push(ids);
    const says = left.shift();
    if (says === undefined) throw new Error(`nobody answers: ${ids.join(', ')}`);
    const answer = read(decision, says);
    if (isRefusal(answer)) throw new Error(`“${says}” is not offered: ${ids.join(', ')}`);
    if (judge(decision, answer) !== true) throw new Error(`“${says}” is refused`);
    step = running.next(meaning(decision, answer));
  }
  if (left.length > 0) throw new Error(`answers that nobody asked for: ${left.join(', ')}`);
  const unused = Object.keys(scripted.left);
  if (unused.length > 0) throw new Error(`draws that nobody made: ${unused.join(', ')}`);
  return { offered, facts, after: describe(s) };
}
export function perform(
  s: State,
  effect: Effect,
  at: Moment,
  answered: { readonly answers?: readonly string[]; readonly chance?: Script } = {},
): Carried {
  return carryOut(s, (table) => effect.run(table, at), answered);
}
