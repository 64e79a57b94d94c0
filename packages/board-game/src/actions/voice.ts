/** The Voice of Saruman (BG-7.7.11). */
import type { Refusal, Verdict } from '@amon-hen/kernel';
import { mayMuster, recruit } from '../armies/recruiting.ts';
import { eliteOf, regularOf, SARUMAN } from '../data/figures.ts';
import { RESERVE, region, settlementsOfNation } from '../data/map.ts';
import { ISENGARD, SHADOW } from '../data/nations.ts';
import type { Table } from '../fact.ts';
import { hasFigure } from '../seats/rights.ts';
import { control, count, isBesieged, isInPlay, shift } from '../state/armies.ts';
import type { State } from '../state/state.ts';

const ORTHANC = region('orthanc');
const REGULAR = regularOf(ISENGARD);
const ELITE = eliteOf(ISENGARD);
const NOT_YOURS: Refusal = { rule: 'BG-16.1.1', why: 'not-your-character' };
const NO_SARUMAN: Refusal = { rule: 'BG-7.7.11', why: 'saruman-not-in-play' };
const ORTHANC_LOST: Refusal = { rule: 'BG-7.7.11', why: 'orthanc-besieged-or-lost' };
const NOTHING: Refusal = { rule: 'BG-7.7.11', why: 'voice-without-effect' };

function voiceHolds(s: State): Verdict {
  if (!isInPlay(s, SARUMAN)) return NO_SARUMAN;
  if (!hasFigure(s, SARUMAN)) return NOT_YOURS;
  return (control(s, ORTHANC) === SHADOW && !isBesieged(s, ORTHANC)) || ORTHANC_LOST;
}
export function mayUseVoice(s: State): Verdict {
  const holds = voiceHolds(s);
  if (holds !== true) return holds;
  return settlementsOfNation[ISENGARD].some((r) => mayMuster(s, REGULAR, r) === true) || NOTHING;
}
/** One Regular in every Isengard Settlement, as far as possible. */
export function voiceRecruits(game: Table): void {
  const s = game.state;
  for (const r of settlementsOfNation[ISENGARD]) {
    if (mayMuster(s, REGULAR, r) === true) recruit(game, REGULAR, r, 1, 'BG-7.7.11');
  }
}
function upgrades(s: State): number {
  return Math.min(2, count(s, ORTHANC, REGULAR), count(s, RESERVE, ELITE));
}
export function mayUseVoiceToUpgrade(s: State): Verdict {
  const holds = voiceHolds(s);
  if (holds !== true) return holds;
  return upgrades(s) > 0 || NOTHING;
}
export function voiceUpgrades(game: Table): void {
  const s = game.state;
  const n = upgrades(s);
  shift(s, ORTHANC, RESERVE, REGULAR, n);
  shift(s, RESERVE, ORTHANC, ELITE, n);
  game.tell({ what: 'upgraded', figure: REGULAR, n, to: ORTHANC, cause: 'BG-7.7.11' });
}
