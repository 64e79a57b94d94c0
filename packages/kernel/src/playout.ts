/** Random legal answers: for the fuzzer, the random player and playouts. */
import { judge, meaning } from './answers.ts';
import type { Chance } from './chance.ts';
import type { Answer, Decision, PickSome } from './decision.ts';
import type { Run } from './run.ts';

const TRIES = 8;

export function anyAnswer(decision: Decision, chance: Chance): Answer {
  switch (decision.form) {
    case 'one':
      return chance.below(decision.options.length, 'any');
    case 'some': {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const picked = anyOf(decision, chance);
        if (judge(decision, picked) === true) return picked;
      }
      const { usual, options } = decision;
      if (usual === undefined) throw new Error(`no usual answer: ${decision.rule}, ${decision.about}`);
      return usual.map((o) => options.indexOf(o)).sort((a, b) => a - b);
    }
    case 'amounts': {
      const { upTo, least, most } = decision;
      const amounts = upTo.slice();
      for (let attempt = 0; attempt < TRIES; attempt++) {
        let sum = 0;
        for (let i = 0; i < upTo.length; i++) {
          amounts[i] = chance.below(upTo[i] + 1, 'any');
          sum += amounts[i];
        }
        if (sum >= least && sum <= most && decision.accepts(amounts) === true) return amounts;
      }
      return decision.usual;
    }
  }
}
function anyOf(decision: PickSome<unknown>, chance: Chance): number[] {
  const { options, least } = decision;
  const most = Math.min(decision.most, options.length);
  let need = least + chance.below(most - least + 1, 'any');
  const picked: number[] = [];
  for (let i = 0; i < options.length && need > 0; i++) {
    if (chance.below(options.length - i, 'any') >= need) continue;
    picked.push(i);
    need--;
  }
  return picked;
}
/** A random legal choice, as what it means. */
export function anyChoice(decision: Decision, chance: Chance): unknown {
  if (decision.form === 'one') {
    const { options } = decision;
    return options[chance.below(options.length, 'any')];
  }
  return meaning(decision, anyAnswer(decision, chance));
}
/** Plays on at random until the game ends or `steps` are used up; gives the number of decisions taken. */
export function playout<S, E, V>(run: Run<S, E, V>, chance: Chance, steps: number): number {
  for (let n = 0; n < steps; n++) {
    const asked = run.asked;
    if (asked === null) return n;
    if (asked.form !== 'together') run.take(0, anyChoice(asked, chance));
    else {
      const which = asked.decisions.findIndex((_, i) => !run.isAnswered(i));
      run.take(which, anyChoice(asked.decisions[which], chance));
    }
  }
  return steps;
}
