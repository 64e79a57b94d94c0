/** A battle as the window shows it. */
import type { BattleKind } from '@amon-hen/bots/odds/battle';
import { type Counted, figureOf, figuresIn, isUnit, type Strength, strengthOf } from './figures.ts';
import { sarumanIsIn } from './odds.ts';
import { regionFact } from './score.ts';
import { type BattleSeen, type BoardView, otherSide, regionOf, type Side } from './view.ts';

export const STEPS = ['cards', 'roll', 're-roll', 'losses', 'on'] as const;

type CardInBattle =
  | { readonly kind: 'open' | 'none' }
  | { readonly kind: 'face-down'; readonly deck: string | null }
  | { readonly kind: 'face-up'; readonly card: string };
export interface Rolled {
  readonly dice: readonly { readonly n: number; readonly hit: boolean }[];
  readonly bonus: number;
  readonly hits: number;
}
export interface SideInBattle {
  readonly side: Side;
  readonly figures: readonly Counted[];
  readonly strength: Strength;
  readonly force: {
    readonly regulars: number;
    readonly elites: number;
    readonly leadership: number;
    readonly captains: number;
  };
  readonly card: CardInBattle;
  readonly roll: Rolled;
  readonly reRoll: Rolled;
}
export interface Battle {
  readonly region: string;
  readonly kind: BattleKind;
  readonly attacker: SideInBattle;
  readonly defender: SideInBattle;
  /** Which of `STEPS` it is. */
  readonly step: number;
}

export function battleOf(view: BoardView, battle: BattleSeen, about: string): Battle {
  const { attacker, at } = battle;
  const region = regionOf(at);
  const { sign } = regionFact(region);
  const guarded = battle.kind === 'field' && (sign === 'city' || sign === 'fortification');
  const kind: BattleKind = battle.kind === 'field' ? (guarded ? 'city' : 'field') : battle.kind;
  // BG-10.1.1, BG-10.3.2: whoever attacks walls needs a 6
  const needs = battle.kind === 'siege' || (guarded && battle.round === 1) ? 6 : 5;
  const side = (which: Side, figures: readonly Counted[], need: number): SideInBattle => {
    const strength = strengthOf(figures, sarumanIsIn(view));
    const { regulars, elites, leadership, captains } = strength;
    return {
      side: which,
      figures,
      strength,
      force: { regulars, elites, leadership, captains },
      card: cardOf(battle.cards[which]),
      roll: rolled(battle.roll[which], battle.bonus[which], need),
      reRoll: rolled(battle.reRoll[which], battle.reRollBonus[which], need),
    };
  };
  const defender = otherSide(attacker);
  return {
    region,
    kind,
    attacker: side(attacker, figuresIn(view.regions.attacking, attacker), needs),
    defender: side(defender, figuresIn(view.regions[at], defender), 5),
    step: stepOf(battle, about),
  };
}
function cardOf(card: string | null): CardInBattle {
  if (card === null) return { kind: 'open' };
  if (card === 'none') return { kind: 'none' };
  const back = /^(?:(\S+) card|a card)$/.exec(card);
  return back === null ? { kind: 'face-up', card } : { kind: 'face-down', deck: back[1] ?? null };
}
/** BG-9.5.2, BG-9.5.4: a natural 1 misses, a natural 6 hits. */
function rolled(dice: readonly number[], bonus: number, need: number): Rolled {
  const fell = dice.map((n) => ({ n, hit: n !== 1 && n + bonus >= need }));
  return { dice: fell, bonus, hits: fell.filter(({ hit }) => hit).length };
}
function stepOf(battle: BattleSeen, about: string): number {
  if (about === 'casualties' || about === 'cancel-hits' || about === 'heroic-death') return STEPS.indexOf('losses');
  if (['cease', 'press-siege', 'retreat', 'advance', 'must-retreat'].includes(about)) return STEPS.indexOf('on');
  if (about.includes('re-roll') || about === 'turn-misses') return STEPS.indexOf('re-roll');
  if (battle.roll.free.length + battle.roll.shadow.length > 0) return STEPS.indexOf('roll');
  return STEPS.indexOf('cards');
}

/** How the battle would stand if this hit were taken so (BG-9.6.2): one unit removed, or an Elite reduced to a Regular. */
export function afterLoss(battle: Battle, side: Side, id: string): Battle | null {
  const loss = /^(remove|reduce) (\S+)$/.exec(id);
  const figure = figureOf(loss?.[2] ?? '');
  if (loss === null || figure === null || !isUnit(figure)) return null;
  const lessen = (army: SideInBattle): SideInBattle => {
    const { regulars, elites } = army.force;
    const reduced = loss[1] === 'reduce';
    const isElite = figure.kind === 'elite';
    const force = {
      ...army.force,
      elites: elites - (isElite ? 1 : 0),
      regulars: regulars + (isElite ? (reduced ? 1 : 0) : -1),
    };
    return { ...army, force };
  };
  return battle.attacker.side === side
    ? { ...battle, attacker: lessen(battle.attacker) }
    : { ...battle, defender: lessen(battle.defender) };
}
