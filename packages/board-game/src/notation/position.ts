/**
 * A position between two actions on one line, complete: for sharing, tests and bug reports. It says what `arrange`
 * understands; what is as at the beginning of the game is left out.
 */
import { type Json, readLine, writeLine } from '@amon-hen/kernel';
import { cardId } from '../data/deck.ts';
import { faceId } from '../data/dice.ts';
import { figureId, KINDS } from '../data/figures.ts';
import { tileFace } from '../data/hunt-pool.ts';
import { LOST, MAP_ROWS, NO_SETTLEMENT, REGIONS, regionId, rowId, scoring, settlement, sideOf } from '../data/map.ts';
import { nationId, sideId } from '../data/nations.ts';
import { arrange, readSetup } from '../scenario/arrange.ts';
import { placeName } from '../scenario/describe.ts';
import { seatIds } from '../seats/seats.ts';
import { control, count } from '../state/armies.ts';
import { GOLLUM, IN_FELLOWSHIP, phaseId, type State } from '../state/state.ts';

type Words = Record<string, Json>;
const bySide = (list: readonly Json[]): Words => ({ [sideId[0]]: list[0] ?? null, [sideId[1]]: list[1] ?? null });

function figuresByRow(s: State): Words {
  const found: Words = {};
  for (let row = 0; row < MAP_ROWS; row++) {
    const here: Words = {};
    for (let kind = 0; kind < KINDS; kind++) if (count(s, row, kind) > 0) here[figureId[kind]] = count(s, row, kind);
    if (Object.keys(here).length > 0) found[rowId(row)] = here;
  }
  return found;
}
function casualties(s: State): Words {
  const found: Words = {};
  for (let kind = 0; kind < KINDS; kind++) if (count(s, LOST, kind) > 0) found[figureId[kind]] = count(s, LOST, kind);
  return found;
}
function captured(s: State): Words {
  const found: Words = {};
  for (let r = 0; r < REGIONS; r++) {
    if (settlement[r] !== NO_SETTLEMENT && control(s, r) !== sideOf[r])
      found[regionId[r]] = sideId[control(s, r) as 0 | 1];
  }
  return found;
}
function words(s: State): Words {
  const seats = seatIds(s.setup);
  const cards = (list: readonly number[]): string[] => list.map((c) => cardId[c]);
  const bySeat = (lists: readonly (readonly number[])[]): Words =>
    Object.fromEntries(lists.map((list, seat) => [seats[seat], cards(list)]));
  const tiles = (list: readonly number[]): string[] => list.map((t) => tileFace[t]);
  return {
    edition: s.setup.edition,
    players: s.setup.players,
    rulings: { ...s.setup.rulings } as Words,
    turn: s.turn,
    board: 'empty',
    regions: figuresByRow(s),
    casualties: casualties(s),
    control: captured(s),
    characters: Object.fromEntries(s.where.map((row, c) => [figureId[c + KINDS], placeName(row)])),
    politics: Object.fromEntries(nationId.map((id, n) => [id, { box: s.box[n], active: s.active[n] }])),
    pools: bySide(s.pools),
    dice: bySide(s.dice.map((counts) => counts.flatMap((n, face) => Array.from({ length: n }, () => faceId[face])))),
    phase: phaseId[s.phase],
    acting: seats[s.acting],
    leading: bySide(s.leading.map((seat) => seats[seat])),
    nextActor: bySide(s.nextActor.map((seat) => seats[seat])),
    huntBox: bySide(s.huntBox),
    huntDiceBack: s.huntDiceBack,
    rings: bySide(s.rings),
    ringUsed: bySide(s.ringUsed),
    hands: bySeat(s.hands),
    buried: bySeat(s.buried),
    table: cards(s.table),
    discard: cards(s.discard),
    tiles: { pool: tiles(s.pool), drawn: tiles(s.drawn), waiting: tiles(s.waiting), removed: tiles(s.removed) },
    fellowship: {
      position: regionId[s.position],
      progress: s.progress,
      hidden: s.hidden,
      corruption: s.corruption,
      companions: s.where.flatMap((row, c) => (row === IN_FELLOWSHIP ? [figureId[c + KINDS]] : [])),
      guide: s.guide === GOLLUM ? 'gollum' : figureId[s.guide],
      mordor: s.mordor,
    },
    minionSeen: s.minionSeen,
    messengerUsed: s.messengerUsed,
    stirred: s.stirred,
    mixed: s.mixed.map(rowId),
    apart: s.apart.map(rowId),
    lastNations: nationId.filter((_, n) => (s.lastNations >> n) & 1),
    lastArmies: s.lastArmies.map((r) => regionId[r]),
    captors: Object.fromEntries(
      s.captors.flatMap((seat, i) => (seat < 0 ? [] : [[regionId[scoring[i]], seats[seat]]])),
    ),
  };
}
const isEmpty = (v: Json): boolean => typeof v === 'object' && v !== null && Object.keys(v).length === 0;
/** What is empty need not be said, except where the beginning of the game is not empty. */
export function writePosition(s: State): string {
  if (s.battle !== null || s.hunt !== null || s.marches.length > 0)
    throw new Error('a position is written between two actions');
  const said = Object.entries(words(s)).filter(([key, v]) => key === 'regions' || !isEmpty(v));
  return `board ${writeLine(Object.fromEntries(said))}`;
}
/** Throws a LineError or a GivenError that says what is wrong and where. */
export function readPosition(text: string): State {
  const [game = '', ...rest] = text.trim().split(' ');
  if (game !== 'board') throw new Error(`this is a position of “${game}”, not of the board game`);
  const given = readLine(rest.join(' '));
  return arrange(readSetup(given), given);
}
