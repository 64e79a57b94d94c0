/** What the card game's table reads out of views and options, held to the rules in random games of every set-up. */
import { type Fact, setups, stage, type View } from '@amon-hen/card-game';
import { FACTION_CARDS } from '@amon-hen/card-game/tables';
import { loadGame, loadShell } from '@amon-hen/i18n';
import { anyAnswer, FastChance, hear, Journal, type Offer, offers, type Seat } from '@amon-hen/kernel';
import { describe, expect, it } from 'vitest';
import { journeyOf, leadOf } from '../src/cards/model/journey.ts';
import { concerns, meaningOf, type Zone } from '../src/cards/model/options.ts';
import { passingOf } from '../src/cards/model/passing.ts';
import { cardFact, isCard, isPlace, placeFact } from '../src/cards/model/printed.ts';
import { defenceOf, gain, outcomeOf, sumsAfter, sumsAt, sumsOf } from '../src/cards/model/sums.ts';
import { placesOf, playersOf, seatOf, turnOrder } from '../src/cards/model/view.ts';

/** The cards that have nothing but icons. */
const SILENT = [
  'black-uruks',
  'blade-of-westernesse',
  'devilry-of-saruman',
  'dwarven-axe',
  'fighting-uruk-hai',
  'glamdring',
  'goblins-of-the-misty-mountains',
  'grond-hammer-of-the-underworld',
  'haradrim-mumakil',
  'high-elves',
  'mithril-coat',
  'mordor-orcs',
  'olog-hai',
  'riders-of-rohan',
  'soldiers-of-gondor',
  'trolls-of-udun',
  'village-militia',
  'white-hand-orcs',
  'wolf-riders',
];
const SEEDS = [3, 4];
interface Moment {
  readonly seat: Seat;
  readonly view: View;
  readonly offer: Offer;
  readonly says: string;
  /** What the answer brings about, as everybody knows it. */
  readonly facts: readonly Fact[];
}
/** Random games, decision by decision, in the eyes of the seat that is asked. */
function play(given: (typeof setups)[number], look: (moment: Moment) => void): void {
  for (const seed of SEEDS) {
    let heard: Fact[] = [];
    const journal = new Journal(stage.game, stage.setup({ ...given }), FastChance.fromSeed(seed), (told) => {
      heard.push(hear(told, 'public'));
    });
    const luck = FastChance.fromSeed(seed + 1000);
    while (journal.position.pending.length > 0) {
      const { position } = journal;
      const which = position.pending.findIndex((_, i) => !position.isAnswered(i));
      const decision = position.pending[which];
      const [seat] = decision.by;
      const view = position.view(seat);
      const offer = offers(position, seat)[which];
      const answer = anyAnswer(decision, luck);
      heard = [];
      if (journal.answer(seat, which, answer) !== true) throw new Error('a legal answer was refused');
      const says = offer.own?.form === 'one' && typeof answer === 'number' ? offer.own.options[answer] : '';
      look({ seat, view, offer, says, facts: heard });
    }
  }
}
/** Where cards of this name lie that the seat can see. */
function zonesOf(view: View, seat: Seat, card: string): { readonly zone: Zone; readonly at: string }[] {
  const found: { zone: Zone; at: string }[] = [];
  for (const player of view.players) {
    const own = seatOf(view, player) === seat;
    if (own && player.hand.cards.includes(card)) found.push({ zone: 'hand', at: player.player });
    if (own && player.aside.cards.includes(card)) found.push({ zone: 'aside', at: player.player });
    if (player.cyclePile.cards.includes(card)) found.push({ zone: 'pile', at: player.player });
    const there = (seen: (typeof player.reserve)[number]): boolean => seen.card === card || seen.items.includes(card);
    if (player.reserve.some(there)) found.push({ zone: 'reserve', at: player.player });
  }
  for (const place of placesOf(view)) {
    const there = [...place.freePeoples, ...place.shadow];
    if (there.some((seen) => seen.card === card || seen.items.includes(card))) {
      found.push({ zone: 'place', at: place.location });
    }
  }
  return found;
}

describe.each(setups)('the table of $scenario with $people', (given) => {
  it('every option and every refused option is read, and can be pressed where its card lies', () => {
    const unread = new Set<string>();
    const lost = new Set<string>();
    play(given, ({ seat, view, offer }) => {
      const { own, about = '' } = offer;
      for (const { option } of own?.refused ?? []) if (meaningOf(option).verb === 'other') unread.add(option);
      for (const id of own?.options ?? []) {
        const meaning = meaningOf(id);
        if (meaning.verb === 'other') unread.add(id);
        const { card } = meaning;
        // a card taken out of the draw deck lies on no pile that can be looked at; the bar has it
        if (card === undefined || meaning.verb === 'take') continue;
        const reachable = zonesOf(view, seat, card).some(({ zone, at }) => concerns(meaning, about, card, zone, at));
        if (!reachable) lost.add(`${about}: ${id}`);
      }
    });
    expect([...unread]).toEqual([]);
    expect([...lost]).toEqual([]);
  });
  it('CG-10.2.6, CG-10.3, CG-10.4.7, CG-12.2.5: a combat ends as foretold, unless a support was chosen', () => {
    let foretold = 0;
    let outcome: ReturnType<typeof outcomeOf> | null = null;
    let where = '';
    play(given, ({ view, offer, says, facts }) => {
      if (offer.about === 'combat-next' && isPlace(says)) {
        const place = placesOf(view).find(({ location }) => location === says);
        if (place === undefined) throw new Error(`${says} is not there`);
        where = says;
        outcome = outcomeOf(view, says, sumsAt(place));
      }
      if (offer.about === 'support') outcome = null;
      for (const fact of facts) {
        if (fact.location !== where || outcome === null) continue;
        if (fact.what === 'won') expect(fact.side).toBe(outcome.side);
        else if (fact.what === 'laid-aside') expect(outcome.kind).toBe('nobody');
        else continue;
        foretold++;
        outcome = null;
      }
    });
    expect(foretold).toBeGreaterThan(5);
  });
  it('CG-7.1.4, CG-7.1.6: passing is explained as it is offered', () => {
    let turns = 0;
    play(given, ({ view, offer, says, facts }) => {
      if (offer.about !== 'turn' || view.turn === null) return;
      turns++;
      const passing = passingOf(view, view.turn);
      expect(passing?.why !== 'no').toBe(offer.own?.options.includes('pass'));
      if (says !== 'pass') return;
      expect(facts.map((fact) => fact.what)).toContain('passed');
    });
    expect(turns).toBeGreaterThan(50);
  });
  it('CG-8.1.1, CG-8.7: every way to a location has its prospect, and it says what the sums then are', () => {
    let compared = 0;
    play(given, ({ view, offer, says }) => {
      if (offer.about !== 'turn') return;
      for (const id of offer.own?.options ?? []) {
        if (meaningOf(id).goes === 'place') expect(view.prospects[id], id).toBeDefined();
      }
      const prospect = view.prospects[says];
      if (prospect === undefined) return;
      const place = placesOf(view).find(({ location }) => location === prospect.location);
      if (place === undefined) throw new Error(`${prospect.location} is not there`);
      const { kind, defender } = placeFact(place.location);
      const attacks = cardFact(meaningOf(says).card ?? '').side !== defender;
      // a card that comes never weakens its own side
      if (attacks) expect(prospect.attack).toBeGreaterThanOrEqual(place.attack);
      else expect(prospect.defense + prospect.ground).toBeGreaterThanOrEqual(defenceOf(place) + place.ground);
      expect(kind === 'path' || place.location === prospect.location).toBe(true);
      compared++;
    });
    expect(compared).toBeGreaterThan(10);
  });
  it('the journey and the turn order show every path and every player once', () => {
    play(given, ({ view, seat }) => {
      const journey = journeyOf(view);
      expect(journey.map(({ number }) => number)).toEqual(journey.map((_, i) => i + 1));
      expect(journey.filter(({ state }) => state === 'now').length).toBe(view.path === null ? 0 : 1);
      const turns = turnOrder(view);
      expect(new Set(turns.map(({ player }) => player))).toEqual(new Set(view.players.map(({ player }) => player)));
      expect(turns[0]).toEqual({ seat: view.startingSeat, player: view.startingPlayer });
      // CG-12.3.3: Gandalf acts between the two of the Shadow
      if (view.scenario === 'duel3') expect(turns.filter(({ player }) => player === 'gandalf')).toHaveLength(2);
      if (view.turnSeat !== null) expect(turns.find(({ seat }) => seat === view.turnSeat)?.player).toBe(view.turn);
      expect(playersOf(view, seat).length).toBeGreaterThan(0);
    });
  });
});

describe('sums', () => {
  it('CG-10.2.3, CG-10.2.4: the place stops first, then the cards, and the rest gets through', () => {
    expect(sumsOf(4, 1, 2)).toEqual({ attack: 4, ground: 1, held: 2, through: 1, whole: 3 });
    expect(sumsOf(1, 3, 2)).toEqual({ attack: 1, ground: 1, held: 0, through: 0, whole: 5 });
    expect(sumsAfter({ location: 'moria', attack: 3, ground: 2, defense: 0 }).through).toBe(1);
  });
  it('what a side gains counts the points that the other side would have had', () => {
    const kept = { kind: 'kept', side: 'free-peoples', points: 2, through: 0 } as const;
    const taken = { kind: 'taken', side: 'shadow', points: 2, through: 1 } as const;
    expect(gain('shadow', kept, taken)).toBe(4);
    expect(gain('free-peoples', kept, taken)).toBe(-4);
    expect(gain('shadow', taken, taken)).toBe(0);
  });
});

describe('the words on the cards', () => {
  it('every location has its text, every text a card or location, and no player leads at the start', async () => {
    const { games } = await loadGame(await loadShell('en'), 'cards');
    const texts = Object.keys(games.cards?.table ?? {})
      .filter((key) => key.startsWith('text '))
      .map((key) => key.slice('text '.length));
    expect(texts.filter((id) => !isCard(id) && !isPlace(id))).toEqual([]);
    expect(texts.filter(isPlace).length).toBe(14 + 27);
    const silent = FACTION_CARDS.map(({ id }) => id).filter((id) => !texts.includes(id));
    expect(silent.sort()).toEqual(SILENT);
    play(setups[0], ({ view }) => {
      const { side, n } = leadOf(view);
      expect(n === 0).toBe(side === 'nobody');
    });
  });
});
