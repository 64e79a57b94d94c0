/** Eliminate, with the texts that replace it (CG-9.4, CG-9.9), and cycling cards from play (CG-9.2). */
import type { Rules } from '@amon-hen/kernel';
import { type Card, cardIds } from '../data/catalogue.ts';
import { opted } from '../options.ts';
import { itemsOn, put } from '../state/doors.ts';
import { placeName } from '../state/names.ts';
import { nameOf, ownerOf, seatOf } from '../state/queries.ts';
import { CYCLE_PILE, ELIMINATED, isInPlay, type State } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { ask } from './ask.ts';
import { type Instead, texts } from './text.ts';

/** Moves one card to a pile of its owner and tells it; a card from a hidden zone stays hidden unless it is shown. */
function toPile(table: Table, card: Card, pile: number, shown: boolean, cause: string): void {
  const { state } = table;
  const owner = ownerOf(state, card);
  const open = shown || isInPlay(state, card);
  const fact = {
    what: pile === ELIMINATED ? 'eliminated' : 'cycled',
    player: nameOf(state, owner),
    from: placeName(state, card),
    cause,
  } as const;
  put(state, card, pile, open);
  if (open) table.tell({ ...fact, card: cardIds[card] });
  else table.tell(fact, { to: [seatOf(state, owner)], more: { card: cardIds[card] } });
}
/** CG-9.2.1, CG-8.4.4: a card goes face down on its owner's cycle pile; its items are cycled with it. */
export function cycleCard(table: Table, card: Card, cause: string): void {
  if (isInPlay(table.state, card))
    for (const item of itemsOn(table.state, card)) toPile(table, item, CYCLE_PILE, false, cause);
  toPile(table, card, CYCLE_PILE, false, cause);
}

/** A text that fits this elimination, and the card it stands on. */
interface Fitting {
  readonly source: Card;
  readonly instead: Instead;
}
function replacements(s: State, card: Card, how: number): Fitting[] {
  const fitting: Fitting[] = [];
  for (const instead of texts[card].instead) {
    if (instead.saves === 'this' && (instead.when & how) !== 0) fitting.push({ source: card, instead });
  }
  if (!isInPlay(s, card)) return fitting;
  for (const item of itemsOn(s, card)) {
    for (const instead of texts[item].instead) {
      if (instead.saves === 'wielder' && (instead.when & how) !== 0) fitting.push({ source: item, instead });
    }
  }
  return fitting;
}
/** CG-14.1.28: where two texts fit and differ in what they do, the card's owner picks. */
function* pickReplacement(table: Table, card: Card, fitting: readonly Fitting[]): Rules<Fitting> {
  const first = fitting[0];
  const alike = fitting.every((f) => f.instead.items === first.instead.items);
  if (alike || opted(table.state, 'cloakedFrodo', 'own-text')) return first; // the card's own text comes first
  const { state } = table;
  const source = yield* ask({
    by: seatOf(state, ownerOf(state, card)),
    rule: 'CG-14.1.28',
    about: 'replacement',
    values: { card: cardIds[card] },
    options: fitting.map((f) => f.source),
    id: (c) => `apply ${cardIds[c]}`,
  });
  return fitting.find((f) => f.source === source) ?? first;
}

/** CG-9.4: eliminates a card with its items. `how` decides which replacements fit. */
export function* eliminate(table: Table, card: Card, how: number, cause: string): Rules<void> {
  const { state } = table;
  const fitting = replacements(state, card, how);
  const wasInPlay = isInPlay(state, card);
  if (fitting.length === 0) {
    if (wasInPlay) for (const item of itemsOn(state, card)) toPile(table, item, ELIMINATED, false, cause);
    toPile(table, card, ELIMINATED, false, cause);
    return;
  }
  const { source, instead } = yield* pickReplacement(table, card, fitting);
  table.tell({ what: 'replaced', card: cardIds[card], cause: cardIds[source] });
  if (!wasInPlay)
    table.reveal(); // CG-9.4.2: a card with such a text is shown
  else if (instead.items === 'eliminated') {
    for (const item of itemsOn(state, card)) toPile(table, item, ELIMINATED, false, cause);
  } else for (const item of itemsOn(state, card)) toPile(table, item, CYCLE_PILE, false, cause);
  toPile(table, card, CYCLE_PILE, true, cause);
}
/** CG-9.5: eliminates the named card wherever it is; it is shown because its name is called (CG-13.2.1). */
export function removeShown(table: Table, card: Card, cause: string): void {
  if (isInPlay(table.state, card)) {
    for (const item of itemsOn(table.state, card)) toPile(table, item, ELIMINATED, false, cause);
  }
  toPile(table, card, ELIMINATED, true, cause);
}
