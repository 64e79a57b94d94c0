/** Companions lost from the Fellowship (BG-13.5). */
import type { Rules } from '@amon-hen/kernel';
import { type Figure, figureId, isHobbit, levelOf } from '../data/figures.ts';
import { FREE } from '../data/nations.ts';
import { tableEffect } from '../events/registry.ts';
import type { Table } from '../fact.ts';
import { companionsLeft, fellowshipCompanions } from '../fellowship/guide.ts';
import { sendOut } from '../fellowship/separate.ts';
import { leading } from '../seats/seats.ts';
import { place } from '../state/armies.ts';
import { ELIMINATED, OFF_MORDOR_TRACK } from '../state/state.ts';

/** BG-13.5.1: drawn from all Companions in the Fellowship, the Guide included. */
export function randomCompanion(game: Table): Figure {
  const all = fellowshipCompanions(game.state);
  return all[game.chance.below(all.length, 'random companion', (i) => figureId[all[i]])];
}
/** BG-7.7.6: *Take Them Alive* puts a Hobbit on the map instead, but not from the Mordor Track. */
export function* loseCompanion(game: Table, companion: Figure, isCasualty: boolean, cause: string): Rules<void> {
  const s = game.state;
  game.tell({ what: 'companion-lost', figure: companion, cause });
  if (isHobbit(companion) && s.mordor === OFF_MORDOR_TRACK) {
    yield* sendOut(game, leading(s, FREE), [companion], s.progress + levelOf[companion], false, 'BG-7.7.6');
  } else {
    place(s, companion, ELIMINATED);
    game.tell({ what: 'character-eliminated', figure: companion, cause });
    yield* companionsLeft(game);
  }
  if (!isCasualty) return;
  for (const card of s.table.slice()) {
    const hook = tableEffect(card).onCasualty;
    const asking = hook === undefined ? undefined : hook(game);
    if (asking !== undefined) yield* asking;
  }
}
