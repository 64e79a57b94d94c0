/** The three cards of the Ents: they fall upon Orthanc, and may call for another card. */
import type { Rules } from '@amon-hen/kernel';
import { eliminate } from '../../characters/eliminate.ts';
import type { CardId } from '../../data/cards.ts';
import { type Card, card } from '../../data/deck.ts';
import type { Face } from '../../data/dice.ts';
import { GANDALF_THE_WHITE, SARUMAN } from '../../data/figures.ts';
import { NO_ROW, nationOf, region } from '../../data/map.ts';
import { ROHAN, SHADOW } from '../../data/nations.ts';
import type { Table } from '../../fact.ts';
import { armyRow, isInPlay } from '../../state/armies.ts';
import type { State } from '../../state/state.ts';
import { type CombatCard, type EventCard, event } from '../registry.ts';
import { companionStandsIn, condition, regionOfCharacter } from './conditions.ts';
import { hasFreeCharacterCard, playFreeCharacterCard } from './free-card.ts';
import { type HitTerms, hitArmy, rollAtLeast } from './hits.ts';

const FANGORN = region('fangorn');
const ORTHANC = region('orthanc');
const entCards: readonly Card[] = [card('fp-char-19'), card('fp-char-20'), card('fp-char-21')];
const isEntCard = (c: Card): boolean => entCards.includes(c);

/** The two editions ask for the same things in different places: for the condition, and for the free card. */
const isFirst = (s: State): boolean => s.rulings.entsAwake === 'first';
function holds(s: State): boolean {
  if (isFirst(s)) return isInPlay(s, SARUMAN) && gandalfIsNear(s);
  return isInPlay(s, GANDALF_THE_WHITE) && companionStandsIn(s, FANGORN);
}
const callsAnother = (s: State): boolean => (isFirst(s) ? companionStandsIn(s, FANGORN) : gandalfIsNear(s));
const sarumanIsHome = (s: State): boolean => regionOfCharacter(s, SARUMAN) === ORTHANC;
function gandalfIsNear(s: State): boolean {
  const at = regionOfCharacter(s, GANDALF_THE_WHITE);
  return at === FANGORN || nationOf[at] === ROHAN;
}
/** Another card of the Ents would find as little to do as this one, so it does not count as something to call for. */
function works(s: State, paid: Face): boolean {
  if (armyRow(s, ORTHANC, SHADOW) !== NO_ROW || sarumanIsHome(s)) return true;
  return callsAnother(s) && hasFreeCharacterCard(s, paid, isEntCard);
}
function* assault(game: Table, id: CardId): Rules<void> {
  const s = game.state;
  const row = armyRow(s, ORTHANC, SHADOW);
  if (row !== NO_ROW) {
    const hits = rollAtLeast(game, 3, 4, id);
    const terms: HitTerms = isFirst(s) ? { isAttack: true } : { isAttack: true, takesCharacters: true }; // BG-11.4.4
    yield* hitArmy(game, row, SHADOW, hits, id, terms);
  }
  if (sarumanIsHome(s) && armyRow(s, ORTHANC, SHADOW) === NO_ROW) eliminate(game, SARUMAN, id);
  if (callsAnother(s)) yield* playFreeCharacterCard(game, id);
}
export function entsAwake(id: CardId, combat: CombatCard): EventCard {
  return event({
    id,
    needs: (s) => condition(id, holds(s)),
    worksPaidBy: works,
    play: (game) => assault(game, id),
    combat,
  });
}
