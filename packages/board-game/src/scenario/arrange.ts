/** A position from the words of a scenario: the set-up with any change. See docs/scenarios.md. */
import { CARDS, type Card, cardId, cardsOfDeck, DECKS, deckId, deckOf } from '../data/deck.ts';
import { faceId } from '../data/dice.ts';
import { CHARACTERS, figureId, KINDS, startingCompanions } from '../data/figures.ts';
import { standardTiles, TILES, tileFace } from '../data/hunt-pool.ts';
import { LOST, MAP_ROWS, NO_SETTLEMENT, RESERVE, type Row, regionId, rowId, scoring, settlement } from '../data/map.ts';
import { AT_WAR, enemyOf, FREE, nationId, sideId } from '../data/nations.ts';
import { rulingChoices, type Setup, standardSetup } from '../options.ts';
import { isTeam, leading, seatIds, sideOfSeat, teammateOf } from '../seats/seats.ts';
import { count, place, setControl, setCount, whereIs } from '../state/armies.ts';
import {
  ACTION_RESOLUTION,
  CRACK_OF_DOOM,
  ELIMINATED,
  GOLLUM,
  IN_FELLOWSHIP,
  LAST_PROGRESS,
  NOT_IN_PLAY,
  OFF_MORDOR_TRACK,
  phaseId,
  REPLACED,
  type State,
} from '../state/state.ts';
import { poolOf } from '../turn/phases.ts';
import { setUp } from '../turn/set-up.ts';
import { Given } from './given.ts';

const setupKeys = ['edition', 'players', 'rulings'] as const;
const stateKeys = [
  'turn', 'phase', 'acting', 'leading', 'board', 'regions', 'control', 'characters', 'reinforcements', 'casualties',
  'politics', 'dice', 'pools', 'huntBox', 'huntDiceBack', 'rings', 'ringUsed', 'hands', 'decks', 'table', 'discard',
  'buried', 'tiles', 'fellowship', 'minionSeen', 'messengerUsed', 'stirred', 'mixed', 'captors',
  'apart', 'nextActor', 'lastNations', 'lastArmies',
] as const; // biome-ignore format: a table of words

const editions = ['second', 'first'] as const;

export function readSetup(value: unknown): Setup {
  const given = new Given(value ?? {}).fields([...setupKeys, ...stateKeys]);
  const edition = given.edition.isMissing() ? 'second' : editions[given.edition.word(editions, 'edition')];
  const players = given.players.isMissing() ? 2 : ([2, 3, 4] as const)[given.players.number(2, 4) - 2];
  const rulings: Record<string, unknown> = {};
  for (const [name, choice] of given.rulings.entries()) {
    const known = Object.entries(rulingChoices).find(([key]) => key === name);
    if (known === undefined) choice.fail('there is no such ruling');
    else if (!known[1].some((v) => v === choice.value)) choice.fail(`one of ${known[1].join(', ')} was expected`);
    rulings[name] = choice.value;
  }
  return { ...standardSetup, edition, players, rulings };
}

export function arrange(setup: Setup, value: unknown): State {
  const s = setUp(setup);
  const given = new Given(value ?? {}).fields([...setupKeys, ...stateKeys]);
  const seats = seatIds(setup);
  if (!given.board.isMissing()) {
    given.board.word(['empty'], 'board');
    clearMap(s);
  }
  for (const [name, figures] of given.regions.entries()) putFigures(s, rowNamed(name, figures), figures);
  for (const [name, side] of given.control.entries()) {
    const region = new Given(name, side.path).word(regionId, 'region');
    if (settlement[region] === NO_SETTLEMENT) side.fail('there is no Settlement');
    setControl(s, region, side.word(sideId, 'side'));
  }
  arrangeCharacters(s, given.characters);
  for (const [name, n] of given.casualties.entries()) bury(s, new Given(name, n.path).word(kindId, 'figure'), n);
  for (const [name, n] of given.reinforcements.entries()) {
    const kind = new Given(name, n.path).word(kindId, 'figure');
    const wanted = n.number(0, count(s, RESERVE, kind));
    setCount(s, LOST, kind, count(s, LOST, kind) + count(s, RESERVE, kind) - wanted);
    setCount(s, RESERVE, kind, wanted);
  }
  for (const [name, position] of given.politics.entries()) {
    const nation = new Given(name, position.path).word(nationId, 'nation');
    const { box, active } = position.fields(['box', 'active']);
    if (!box.isMissing()) s.box[nation] = box.number(0, AT_WAR);
    if (!active.isMissing()) s.active[nation] = active.flag();
  }
  arrangeCards(s, given, seats);
  arrangeTiles(s, given.tiles);
  arrangeFellowship(s, given.fellowship);
  arrangeTurn(s, given, seats);
  return s;
}
type Fields = ReturnType<Given['fields']>;
const kindId = figureId.slice(0, KINDS);
const rowIds = Array.from({ length: MAP_ROWS }, (_, row) => rowId(row));

function rowNamed(name: string, at: Given): Row {
  return new Given(name, at.path).word(rowIds, 'region');
}
function clearMap(s: State): void {
  for (let row = 0; row < MAP_ROWS; row++) {
    for (let kind = 0; kind < KINDS; kind++) {
      const n = count(s, row, kind);
      if (n === 0) continue;
      setCount(s, RESERVE, kind, count(s, RESERVE, kind) + n);
      setCount(s, row, kind, 0);
    }
  }
}
/** What stands there goes to the reinforcements, and what is named comes from them: figures are conserved. */
function putFigures(s: State, row: Row, figures: Given): void {
  for (let kind = 0; kind < KINDS; kind++) {
    setCount(s, RESERVE, kind, count(s, RESERVE, kind) + count(s, row, kind));
    setCount(s, row, kind, 0);
  }
  for (const [name, n] of figures.entries()) {
    const figure = new Given(name, n.path).word(figureId, 'figure');
    if (figure >= KINDS) {
      n.number(1, 1);
      place(s, figure, row);
      continue;
    }
    const left = count(s, RESERVE, figure);
    const wanted = n.number(0, 99);
    if (wanted > left) n.fail(`only ${left} are left; take some from elsewhere first`);
    setCount(s, RESERVE, figure, left - wanted);
    setCount(s, row, figure, wanted);
  }
}
function bury(s: State, kind: number, n: Given): void {
  const left = count(s, RESERVE, kind);
  const wanted = n.number(0, left);
  setCount(s, RESERVE, kind, left - wanted);
  setCount(s, LOST, kind, count(s, LOST, kind) + wanted);
}
const beside: Readonly<Record<string, number>> = {
  fellowship: IN_FELLOWSHIP,
  aside: NOT_IN_PLAY,
  eliminated: ELIMINATED,
  replaced: REPLACED,
};
function arrangeCharacters(s: State, given: Given): void {
  for (const [name, at] of given.entries()) {
    const figure = new Given(name, at.path).word(figureId, 'Character');
    if (figure < KINDS) at.fail('this is no Character');
    place(s, figure, beside[String(at.value)] ?? rowNamed(String(at.value), at));
  }
  for (let c = 0; c < CHARACTERS; c++) if (c >= 9 && s.where[c] !== NOT_IN_PLAY) s.minionSeen = true;
}

function cardsIn(given: Given): Card[] {
  return given.items().map((card) => card.word(cardId, 'card'));
}
function arrangeCards(s: State, given: Fields, seats: readonly string[]): void {
  const placed = new Set<Card>();
  const put = (zone: Card[], cards: Given): void => {
    for (const [i, card] of cardsIn(cards).entries()) {
      if (placed.has(card)) (cards.items()[i] ?? cards).fail('this card is in two places');
      placed.add(card);
      zone.push(card);
    }
  };
  const { hands, buried, table, discard, decks } = given as Record<string, Given>;
  for (const [name, cards] of hands.entries()) put(s.hands[new Given(name, cards.path).word(seats, 'seat')], cards);
  for (const [name, cards] of buried.entries()) put(s.buried[new Given(name, cards.path).word(seats, 'seat')], cards);
  put(s.table, table);
  put(s.discard, discard);
  for (let deck = 0; deck < DECKS; deck++) {
    s.decks[deck].length = 0;
    s.decks[deck].push(...cardsOfDeck(deck).filter((card) => !placed.has(card)));
  }
  for (const [name, cards] of decks.entries()) {
    const deck = new Given(name, cards.path).word(deckId, 'deck');
    const wanted = cardsIn(cards);
    for (const card of wanted)
      if (deckOf(card) !== deck || placed.has(card)) cards.fail(`${cardId[card]} cannot be in it`);
    s.discard.push(...s.decks[deck].filter((card) => !wanted.includes(card)));
    s.decks[deck].length = 0;
    s.decks[deck].push(...wanted.sort((a, b) => a - b));
  }
  if (s.decks.flat().length + s.discard.length > CARDS) throw new Error('cards were doubled');
}
/** Tiles that are drawn, waiting or removed come out of the pool; the rest stays in it. */
function arrangeTiles(s: State, given: Given): void {
  const { drawn, waiting, removed, pool } = given.fields(['drawn', 'waiting', 'removed', 'pool']);
  const free = Array.from({ length: TILES }, (_, t) => t);
  const takeFrom = (zone: number[], tiles: Given): void => {
    for (const item of tiles.items()) {
      const i = free.findIndex((t) => tileFace[t] === String(item.value));
      if (i < 0) item.fail(`there is no tile “${String(item.value)}” left`);
      zone.push(...free.splice(i, 1));
    }
  };
  s.pool.length = 0;
  takeFrom(s.drawn, drawn);
  takeFrom(s.waiting, waiting);
  takeFrom(s.removed, removed);
  if (pool.isMissing()) s.pool.push(...free.filter((t) => standardTiles.includes(t)));
  else {
    takeFrom(s.pool, pool);
    s.drawn.push(...free.filter((t) => standardTiles.includes(t)));
  }
  s.pool.sort((a, b) => a - b);
}
function arrangeFellowship(s: State, value: Given): void {
  const given = value.fields(['position', 'progress', 'hidden', 'corruption', 'guide', 'companions', 'mordor']);
  if (!given.position.isMissing()) s.position = given.position.word(regionId, 'region');
  if (!given.progress.isMissing()) s.progress = given.progress.number(0, LAST_PROGRESS);
  if (!given.hidden.isMissing()) s.hidden = given.hidden.flag();
  if (!given.corruption.isMissing()) s.corruption = given.corruption.number(0, 11);
  if (!given.mordor.isMissing()) s.mordor = given.mordor.number(OFF_MORDOR_TRACK, CRACK_OF_DOOM - 1);
  if (!given.companions.isMissing()) {
    const inside = given.companions.items().map((c) => c.word(figureId, 'Companion'));
    for (const companion of startingCompanions) {
      if (inside.includes(companion)) place(s, companion, IN_FELLOWSHIP);
      else if (whereIs(s, companion) === IN_FELLOWSHIP) place(s, companion, ELIMINATED);
    }
  }
  const companions = startingCompanions.filter((c) => whereIs(s, c) === IN_FELLOWSHIP);
  if (!given.guide.isMissing()) {
    s.guide = String(given.guide.value) === 'gollum' ? GOLLUM : given.guide.word(figureId, 'Companion');
    if (s.guide !== GOLLUM && !companions.includes(s.guide)) given.guide.fail('the Guide must be in the Fellowship');
  } else if (!companions.includes(s.guide)) s.guide = companions[0] ?? GOLLUM;
}
function arrangeTurn(s: State, fields: Fields, seats: readonly string[]): void {
  const given = fields as Record<string, Given>;
  if (!given.turn.isMissing()) s.turn = given.turn.number(0, 9999);
  const bySide = (value: Given, set: (side: number, n: Given) => void): void => {
    for (const [name, n] of value.entries()) set(new Given(name, n.path).word(sideId, 'side'), n);
  };
  for (let side = 0; side < 2; side++) s.pools[side] = poolOf(s, side);
  bySide(given.pools, (side, n) => {
    s.pools[side] = n.number(0, 10);
  });
  bySide(given.dice, (side, faces) => {
    for (const face of faces.items()) s.dice[side][face.word(faceId, 'face')]++;
  });
  if (!given.dice.isMissing()) {
    s.phase = ACTION_RESOLUTION;
    s.turn = Math.max(1, s.turn);
  }
  bySide(given.huntBox, (side, n) => {
    s.huntBox[side] = n.number(0, 10);
  });
  if (!given.huntDiceBack.isMissing()) s.huntDiceBack = given.huntDiceBack.number(0, 6);
  bySide(given.rings, (side, n) => {
    s.rings[side] = n.number(0, 3);
  });
  bySide(given.ringUsed, (side, yes) => {
    s.ringUsed[side] = yes.flag();
  });
  if (!given.phase.isMissing()) s.phase = given.phase.word(phaseId, 'phase');
  if (!given.leading.isMissing()) {
    bySide(given.leading, (side, seat) => {
      s.leading[side] = seat.word(seats, 'seat');
    });
  }
  if (!given.acting.isMissing()) s.acting = given.acting.word(seats, 'seat');
  orderTeams(s);
  if (!given.minionSeen.isMissing()) s.minionSeen = given.minionSeen.flag();
  if (!given.messengerUsed.isMissing()) s.messengerUsed = given.messengerUsed.flag();
  if (!given.stirred.isMissing()) s.stirred = given.stirred.flag();
  bySide(given.nextActor, (side, seat) => {
    s.nextActor[side] = seat.word(seats, 'seat');
  });
  for (const item of given.mixed.items()) s.mixed.push(rowNamed(String(item.value), item));
  for (const item of given.apart.items()) s.apart.push(rowNamed(String(item.value), item));
  for (const item of given.lastNations.items()) s.lastNations |= 1 << item.word(nationId, 'nation');
  for (const item of given.lastArmies.items()) s.lastArmies.push(item.word(regionId, 'region'));
  for (const [name, seat] of given.captors.entries()) {
    const i = scoring.findIndex((region) => regionId[region] === name);
    if (i < 0 || s.setup.players === 2) seat.fail('only Cities and Strongholds, with three or four players');
    s.captors[i] = seat.word(seats, 'seat');
  }
}
/** BG-16.2.7: whoever acts now, the other side's next action is that of the player who has the same place in his team. */
function orderTeams(s: State): void {
  const side = sideOfSeat(s, s.acting);
  const other = enemyOf(side);
  const leads = s.acting === leading(s, side);
  const next = isTeam(s, side) && leads === (side === FREE) ? leading(s, other) : teammateOf(s, leading(s, other));
  s.nextActor[side] = s.acting;
  s.nextActor[other] = next;
}
