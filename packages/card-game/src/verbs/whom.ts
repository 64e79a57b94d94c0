/** Whom a text addresses (CG-1.1.4, CG-1.1.5), and texts of several orders. */
import type { Rules, Verdict } from '@amon-hen/kernel';
import { factionNamed, NONE, SHADOW, type Side, type SideId, sideNamed } from '../data/catalogue.ts';
import type { FactionId } from '../data/faction-card.ts';
import { opted } from '../options.ts';
import type { Player } from '../seats/settings.ts';
import { inTurnOrder } from '../state/queries.ts';
import { type State, settingOf } from '../state/state.ts';
import { refuse } from './refuse.ts';
import type { Effect, Moment } from './text.ts';

function to(at: Moment, player: Player): Moment {
  return { player, card: at.card, location: at.location, gains: at.gains };
}
function first(verdicts: Iterable<Verdict>): Verdict {
  let refusal: Verdict = refuse('CG-9.8.3', 'nothing-to-do');
  for (const verdict of verdicts) {
    if (verdict === true) return true;
    refusal = verdict;
  }
  return refusal;
}

/**
 * Each player of a side, one after another (CG-9.8.4). Each order is finished by all before the next begins; where the
 * side is doubled, the whole text is carried out twice (CG-12.2.6, CG-12.2.8).
 */
export function each(side: SideId, ...effects: readonly Effect[]): Effect {
  const whose = sideNamed(side);
  return {
    can: (s, at) =>
      first(settingOf(s).playersOf[whose].flatMap((player) => effects.map((effect) => effect.can(s, to(at, player))))),
    *run(table, at): Rules<void> {
      const { sides } = settingOf(table.state);
      const players = inTurnOrder(table.state).filter((player) => sides[player] === whose);
      for (let pass = passes(table.state, whose); pass > 0; pass--) {
        for (const effect of effects) for (const player of players) yield* effect.run(table, to(at, player));
      }
    },
  };
}
/** CG-12.2.6, CG-12.3.7: how often the whole text is carried out. */
function passes(s: State, side: Side): number {
  const { passes: usual, scenario } = settingOf(s);
  return scenario.id === 'duel3' && side === SHADOW && opted(s, 'shadowDoubling', 'yes') ? 2 : usual[side];
}
/** The player whose deck holds the faction; nobody if no deck does (CG-1.1.4). */
export function the(faction: FactionId, ...effects: readonly Effect[]): Effect {
  const whose = factionNamed(faction);
  const player = (s: State): Player => settingOf(s).playerOfFaction[whose];
  return {
    can: (s, at) =>
      player(s) === NONE
        ? refuse('CG-1.1.4', 'nothing-to-do')
        : first(effects.map((effect) => effect.can(s, to(at, player(s))))),
    *run(table, at): Rules<void> {
      const addressed = player(table.state);
      if (addressed === NONE) return;
      for (const effect of effects) yield* effect.run(table, to(at, addressed));
    },
  };
}
/** Several orders of one text, in the order given (CG-9.8.1). */
export function inOrder(...effects: readonly Effect[]): Effect {
  return {
    can: (s, at) => first(effects.map((effect) => effect.can(s, at))),
    *run(table, at): Rules<void> {
      for (const effect of effects) yield* effect.run(table, at);
    },
  };
}
/** A text whose later orders hang on the first: where that cannot be carried out, none is. */
export function chain(head: Effect, ...then: readonly Effect[]): Effect {
  return {
    can: (s, at) => head.can(s, at),
    *run(table, at): Rules<void> {
      if (head.can(table.state, at) !== true) return;
      yield* head.run(table, at);
      for (const effect of then) yield* effect.run(table, at);
    },
  };
}
