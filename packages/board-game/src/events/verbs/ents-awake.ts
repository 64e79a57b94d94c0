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
import { hitArmy, rollAtLeast } from './hits.ts';

const FANGORN = region('fangorn');
const ORTHANC = region('orthanc');
const entCards: readonly Card[] = [card('fp-char-19'), card('fp-char-20'), card('fp-char-21')];
const isEntCard = (c: Card): boolean => entCards.includes(c);

const holds = (s: State): boolean => isInPlay(s, GANDALF_THE_WHITE) && companionStandsIn(s, FANGORN);
const sarumanIsHome = (s: State): boolean => regionOfCharacter(s, SARUMAN) === ORTHANC;
function gandalfIsNear(s: State): boolean {
  const at = regionOfCharacter(s, GANDALF_THE_WHITE);
  return at === FANGORN || nationOf[at] === ROHAN;
}
/** Another card of the Ents would find as little to do as this one, so it does not count as something to call for. */
function works(s: State, paid: Face): boolean {
  if (armyRow(s, ORTHANC, SHADOW) !== NO_ROW || sarumanIsHome(s)) return true;
  return gandalfIsNear(s) && hasFreeCharacterCard(s, paid, isEntCard);
}
function* assault(game: Table, id: CardId): Rules<void> {
  const s = game.state;
  const row = armyRow(s, ORTHANC, SHADOW);
  if (row !== NO_ROW) {
    const hits = rollAtLeast(game, 3, 4, id);
    yield* hitArmy(game, row, SHADOW, hits, id, { isAttack: true, takesCharacters: true }); // BG-11.4.4
  }
  if (sarumanIsHome(s) && armyRow(s, ORTHANC, SHADOW) === NO_ROW) eliminate(game, SARUMAN, id);
  if (gandalfIsNear(s)) yield* playFreeCharacterCard(game, id);
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
