/** An answer in the making: how many of each option. A pick is an amount of one. */
import type { Offer, OwnOffer } from '@amon-hen/kernel';

/** A list of so many choices has a filter. */
export const FILTER_FROM = 11;

/** A decision that this seat may answer, and has not answered yet. */
export interface OwnDecision extends Offer {
  readonly about: string;
  readonly own: OwnOffer;
}
export type Draft = ReadonlyMap<string, number>;
export const EMPTY: Draft = new Map();

export function ownDecisions(offers: readonly Offer[]): readonly OwnDecision[] {
  return offers.flatMap(({ own, about, ...offer }) =>
    own === undefined || about === undefined || offer.answered ? [] : [{ ...offer, about, own }],
  );
}
/** What the player finds chosen already: the usual answer, where the rule knows one. */
export function firstDraft({ form, usual }: OwnOffer): Draft {
  return usual === undefined || form === 'one' ? EMPTY : readDraft(form, usual);
}
export function readDraft(form: OwnOffer['form'], says: string): Draft {
  if (says === 'none') return EMPTY;
  if (form === 'one') return new Map([[says, 1]]);
  return new Map(
    says.split(' + ').map((piece): [string, number] => {
      const amount = form === 'amounts' ? /^(\d+) (.*)$/.exec(piece) : null;
      return amount === null ? [piece, 1] : [amount[2] ?? '', Number(amount[1])];
    }),
  );
}
/** In the order of the options, as the kernel spells it. */
export function spellDraft({ form, options }: OwnOffer, draft: Draft): string {
  const chosen = options.filter((id) => amountOf(draft, id) > 0);
  if (form === 'one') return chosen[0] ?? '';
  return chosen.map((id) => (form === 'some' ? id : `${amountOf(draft, id)} ${id}`)).join(' + ') || 'none';
}
export function amountOf(draft: Draft, id: string): number {
  return draft.get(id) ?? 0;
}
export function total(draft: Draft): number {
  let sum = 0;
  for (const n of draft.values()) sum += n;
  return sum;
}
export function withAmount(draft: Draft, id: string, n: number): Draft {
  const next = new Map(draft);
  if (n > 0) next.set(id, n);
  else next.delete(id);
  return next;
}
/** Press an option: pick it, or take it out again. Where only one may be picked the new one takes the place of the old. */
export function pressed({ form, most }: OwnOffer, draft: Draft, id: string): Draft {
  if (form === 'one' || (form === 'some' && most === 1)) {
    return amountOf(draft, id) > 0 && form === 'some' ? EMPTY : new Map([[id, 1]]);
  }
  return withAmount(draft, id, amountOf(draft, id) > 0 ? 0 : 1);
}
/** Every option as far as it goes; null where that would be too much. */
export function everything({ form, options, upTo, most }: OwnOffer): Draft | null {
  if (form === 'one') return null;
  const all = new Map(options.map((id, i) => [id, form === 'some' ? 1 : (upTo?.[i] ?? 0)]));
  return total(all) <= most ? all : null;
}
export function countFits({ least, most }: OwnOffer, draft: Draft): boolean {
  const n = total(draft);
  return n >= least && n <= most;
}
