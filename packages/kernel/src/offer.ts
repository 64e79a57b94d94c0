/** What a seat is shown of the decisions that wait: its own in full, others' only by their subject. */
import { spell } from './answers.ts';
import type { Decision, Refused, RuleId, Seat, Values } from './decision.ts';
import type { Position } from './position.ts';

export interface Offer {
  readonly which: number;
  readonly by: readonly Seat[];
  readonly answered: boolean;
  /** Of a secret decision of others not even the subject is shown. */
  readonly about?: string;
  readonly values?: Values;
  /** Only for those who may answer. */
  readonly own?: OwnOffer;
}
export interface OwnOffer {
  readonly form: Decision['form'];
  readonly rule: RuleId;
  readonly options: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly upTo?: readonly number[];
  /** An answer that is surely legal, where not every one in the ranges is. */
  readonly usual?: string;
  readonly refused: readonly Refused[];
}

export function offers<S, E, V>(position: Position<S, E, V>, who: Seat | 'public'): readonly Offer[] {
  return position.pending.map((decision, which) => {
    const seen = { which, by: decision.by, answered: position.isAnswered(which) };
    if (who !== 'public' && decision.by.includes(who)) {
      return { ...seen, ...subject(decision), own: ownOffer(decision) };
    }
    return decision.privacy === 'secret' ? seen : { ...seen, about: decision.about };
  });
}
function subject(decision: Decision): Pick<Offer, 'about' | 'values'> {
  return decision.values === undefined ? { about: decision.about } : { about: decision.about, values: decision.values };
}
export function ownOffer(decision: Decision): OwnOffer {
  const options = decision.options.map((o) => decision.id(o));
  const { rule } = decision;
  const shared = { rule, options, refused: decision.refused() };
  switch (decision.form) {
    case 'one':
      return { form: 'one', ...shared, least: 1, most: 1 };
    case 'some': {
      const { least, most, usual } = decision;
      if (usual === undefined) return { form: 'some', ...shared, least, most };
      const indexes = usual.map((o) => decision.options.indexOf(o)).sort((a, b) => a - b);
      return { form: 'some', ...shared, least, most, usual: spell(decision, indexes) };
    }
    case 'amounts': {
      const { least, most, upTo, usual } = decision;
      return { form: 'amounts', ...shared, least, most, upTo, usual: spell(decision, usual) };
    }
  }
}
