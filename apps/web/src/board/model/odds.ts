/** The chances of a battle and of a Hunt, as a player would reckon them before deciding: without cards. */

import { tileFacts } from '@amon-hen/board-game/tables';
import { type BattleKind, type BattleOdds, battle } from '@amon-hen/bots/odds/battle';
import { type HuntOdds, hunt, mordorStep, type StepOdds, type Tiles } from '@amon-hen/bots/odds/hunt';
import { placesOf } from './armies.ts';
import { type Counted, strengthOf } from './figures.ts';
import type { Meaning } from './options.ts';
import { regionFact } from './score.ts';
import { type BoardView, otherSide, regionOf, type Side } from './view.ts';

function forceOf(view: BoardView, figures: readonly Counted[]) {
  const { regulars, elites, leadership, captains } = strengthOf(figures, sarumanIsIn(view));
  return { regulars, elites, leadership, captains };
}
export function sarumanIsIn({ characters }: BoardView): boolean {
  return !['aside', 'eliminated'].includes(characters.saruman ?? 'aside');
}
/** Who attacks whom, and under which rule; null where the option is no attack. */
function attackOf({ verb, act, from, to, at }: Meaning) {
  if (verb !== 'attack' || act.startsWith('spell')) return null;
  const home = from ?? at ?? '';
  const assault = act.startsWith('assault');
  const sortie = act.startsWith('sortie');
  const attackers = `${home}${sortie ? '-inside' : ''}`;
  const target = to ?? `${home}${assault ? '-inside' : ''}`;
  const sign = regionFact(regionOf(target)).sign;
  const guarded = sign === 'city' || sign === 'fortification';
  const kind: BattleKind = assault ? 'siege' : sortie ? 'sortie' : guarded ? 'city' : 'field';
  return { attackers, target, kind };
}
/** BG-9.1.2: only those At War attack. */
function ready(view: BoardView, figures: readonly Counted[]): readonly Counted[] {
  return figures.filter(({ nation }) => nation === null || view.politics[nation].atWar);
}
export function attackOdds(view: BoardView, side: Side, meaning: Meaning): BattleOdds | null {
  const attack = attackOf(meaning);
  if (attack === null) return null;
  const places = placesOf(view);
  const of = (place: string, whose: Side): readonly Counted[] =>
    (places[place] ?? []).filter((figure) => figure.side === whose);
  const attackers = ready(view, of(attack.attackers, side));
  const defenders = of(attack.target, otherSide(side));
  return battle(forceOf(view, attackers), forceOf(view, defenders), { kind: attack.kind });
}

/** BG-13.2.5: re-rolls for a Stronghold, an Army and a Nazgûl where the Ring-bearers are. */
export function huntReRolls(view: BoardView): number {
  const at = view.fellowship.position;
  const there = (placesOf(view)[at] ?? []).filter(({ side }) => side === 'shadow');
  const stronghold = regionFact(at).sign === 'stronghold' && view.control[at] === 'shadow';
  const army = there.some(({ kind }) => kind === 'regular' || kind === 'elite');
  const nazgul = there.some(({ id }) => id === 'nazgul' || id === 'witch-king');
  return [stronghold, army, nazgul].filter((yes) => yes).length;
}
/** If the Fellowship moved now; null on the Mordor Track, where no dice are rolled. */
export function huntOdds(view: BoardView, isFirstEdition = false): HuntOdds | null {
  if (view.fellowship.mordor !== null) return null;
  const { free, shadow } = view.huntBox;
  return hunt({
    dice: shadow,
    bonus: free,
    rerolls: huntReRolls(view),
    tiles: tilesOf(view.tiles.pool),
    onesMaySucceed: isFirstEdition, // BG1-10.2
  });
}
const FACES: ReadonlyMap<string, (typeof tileFacts)[number]> = new Map(
  tileFacts.map((tile) => [tile.id.split('/')[0] ?? tile.id, tile]),
);
/** If the Fellowship moved now on the Mordor Track; null outside it, and where no tile is left. */
export function stepOdds(view: BoardView): StepOdds | null {
  const { mordor, guide } = view.fellowship;
  const pool = view.tiles.pool.flatMap((face) => FACES.get(face) ?? []);
  if (mordor === null || pool.length === 0) return null;
  return mordorStep(pool, view.huntBox.shadow + view.huntBox.free, guide === 'gollum');
}
function tilesOf(pool: readonly string[]): Tiles {
  const count = (tile: string): number => pool.filter((one) => one === tile).length;
  return {
    eyes: count('eye'),
    plain: ['0', '1', '2', '3'].map(count),
    revealing: ['0-reveal', '1-reveal', '2-reveal'].map(count),
  };
}
/** In whole percent, never a certainty that is none. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}
