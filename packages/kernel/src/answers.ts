/** Judging, spelling and reading answers: one door for offers and checks. */
import type { Answer, Decision, Refusal, Values, Verdict } from './decision.ts';

export const KERNEL = 'KERNEL';
export function kernelRefusal(why: string, values?: Values): Refusal {
  return values === undefined ? { rule: KERNEL, why } : { rule: KERNEL, why, values };
}

/** Is this a legal answer to this decision? */
export function judge(decision: Decision, answer: Answer): Verdict {
  switch (decision.form) {
    case 'one':
      if (typeof answer !== 'number') return kernelRefusal('wrong-form');
      return Number.isInteger(answer) && answer >= 0 && answer < decision.options.length
        ? true
        : kernelRefusal('not-offered');
    case 'some': {
      if (typeof answer === 'number') return kernelRefusal('wrong-form');
      const { options, least, most } = decision;
      let last = -1;
      for (const index of answer) {
        if (!Number.isInteger(index) || index <= last || index >= options.length) return kernelRefusal('not-offered');
        last = index;
      }
      if (answer.length < least || answer.length > most) return kernelRefusal('wrong-count', { least, most });
      return decision.accepts(answer.map((i) => options[i]));
    }
    case 'amounts': {
      if (typeof answer === 'number') return kernelRefusal('wrong-form');
      const { upTo, least, most } = decision;
      if (answer.length !== upTo.length) return kernelRefusal('wrong-form');
      let sum = 0;
      for (let i = 0; i < upTo.length; i++) {
        const n = answer[i];
        if (!Number.isInteger(n) || n < 0 || n > upTo[i]) return kernelRefusal('not-offered');
        sum += n;
      }
      if (sum < least || sum > most) return kernelRefusal('wrong-count', { least, most });
      return decision.accepts(answer);
    }
  }
}

/** What a legal answer means: the option itself, the options, the amounts. This is what goes on the tape. */
export function meaning(decision: Decision, answer: Answer): unknown {
  switch (decision.form) {
    case 'one':
      return decision.options[index(answer)];
    case 'some':
      return list(answer).map((i) => decision.options[i]);
    case 'amounts':
      return answer;
  }
}

/** The answer as text: what records, scenarios and clients write. */
export function spell(decision: Decision, answer: Answer): string {
  const { options } = decision;
  switch (decision.form) {
    case 'one':
      return decision.id(options[index(answer)]);
    case 'some':
      return (
        list(answer)
          .map((i) => decision.id(options[i]))
          .join(' + ') || 'none'
      );
    case 'amounts':
      return (
        list(answer)
          .flatMap((n, i) => (n > 0 ? [`${n} ${decision.id(options[i])}`] : []))
          .join(' + ') || 'none'
      );
  }
}

/** The answer that a text means, or why it is none. */
export function read(decision: Decision, text: string): Answer | Refusal {
  const ids = decision.options.map((o) => decision.id(o));
  switch (decision.form) {
    case 'one': {
      const i = ids.indexOf(text);
      return i >= 0 ? i : notOffered(decision, text);
    }
    case 'some': {
      if (text === 'none') return [];
      const chosen: number[] = [];
      for (const id of text.split(' + ')) {
        const i = ids.indexOf(id);
        if (i < 0) return notOffered(decision, id);
        if (chosen.includes(i)) return kernelRefusal('named-twice', { option: id });
        chosen.push(i);
      }
      return chosen.sort((a, b) => a - b);
    }
    case 'amounts': {
      const amounts = ids.map(() => 0);
      if (text === 'none') return amounts;
      for (const piece of text.split(' + ')) {
        const match = /^(\d+) (.*)$/.exec(piece);
        if (match === null) return kernelRefusal('wrong-form', { option: piece });
        const id = match[2] ?? '';
        const i = ids.indexOf(id);
        if (i < 0) return notOffered(decision, id);
        amounts[i] += Number(match[1]);
      }
      return amounts;
    }
  }
}
export function isRefusal(x: Answer | Refusal | Verdict): x is Refusal {
  return typeof x === 'object' && x !== null && 'rule' in x;
}

/** What is not offered is refused with the reason that the rule itself gives, never with a bare "illegal". */
function notOffered(decision: Decision, option: string): Refusal {
  const known = decision.refused().find((r) => r.option === option);
  return known === undefined ? { rule: decision.rule, why: 'not-offered', values: { option } } : known.refusal;
}

const NOT_FORCED: unique symbol = Symbol('not forced');
/** The choice that everybody can see is the only one; else `NOT_FORCED`. */
export function forcedChoice(decision: Decision): unknown {
  if (decision.privacy !== 'open') return NOT_FORCED;
  switch (decision.form) {
    case 'one': {
      const { options } = decision;
      return options.length === 1 ? options[0] : NOT_FORCED;
    }
    case 'some': {
      if (decision.most === 0) return [];
      const { options } = decision;
      return options.length === decision.least ? options.slice() : NOT_FORCED;
    }
    case 'amounts': {
      const { upTo, least, most } = decision;
      if (most === 0) return upTo.map(() => 0);
      let sum = 0;
      for (let i = 0; i < upTo.length; i++) sum += upTo[i];
      return sum === least ? upTo.slice() : NOT_FORCED;
    }
  }
}
export function isForced(choice: unknown): boolean {
  return choice !== NOT_FORCED;
}

function index(answer: Answer): number {
  if (typeof answer !== 'number') throw new TypeError('an index was expected');
  return answer;
}
function list(answer: Answer): readonly number[] {
  if (typeof answer === 'number') throw new TypeError('a list was expected');
  return answer;
}
