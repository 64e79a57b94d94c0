/** What must hold in every position: each card in one zone, items on wielders, derived numbers right. */
import { CARD_COUNT, cardIds, isEvent, isItem, LOCATION_COUNT, NONE, typeOf } from '../../src/data/catalogue.ts';
import {
  ABSENT,
  ACTIVE,
  AT,
  copy,
  derive,
  RESERVE,
  SHOWN_EVENT,
  type State,
  settingOf,
} from '../../src/state/state.ts';

function must(condition: boolean, why: string): void {
  if (!condition) throw new Error(why);
}
/** Throws if the state cannot be. */
export function invariants(s: State): void {
  const { ownerOf, paths, battlegrounds, scenario } = settingOf(s);
  for (let card = 0; card < CARD_COUNT; card++) {
    const place = s.place[card];
    const name = cardIds[card];
    must(
      (ownerOf[card] === NONE) === (place === ABSENT),
      `CG-2.2.3: ${name} is in no zone, or in a game it is not part of`,
    );
    must(place >= ABSENT && place < AT + LOCATION_COUNT, `CG-2.2.3: ${name} is in no zone`);
    if (place >= AT) must(s.where[place - AT] === ACTIVE, `${name} lies on a location that is not active`);
    must(place === SHOWN_EVENT ? isEvent[card] : true, `${name} is shown as an event`);
    must(isEvent[card] ? place < RESERVE : true, `CG-8.5.1: the event ${name} is in play`);
    const wielder = s.wielder[card];
    must((isItem[card] && place >= RESERVE) === (wielder !== NONE), `CG-8.4.1: ${name} and its wielder`);
    if (wielder !== NONE) {
      must(s.place[wielder] === place, `CG-2.2.3: ${name} is not where its wielder is`);
      must(typeOf[wielder] === 'character', `CG-8.4.1: ${name} is on ${cardIds[wielder]}`);
    }
    if (place >= AT && typeOf[card] === 'army')
      must(battlegrounds.includes(place - AT), `CG-6.4.2: ${name} is on a path`);
  }
  const again = copy(s);
  derive(again);
  must(JSON.stringify(again) === JSON.stringify(s), 'what the doors keep differs from what is derived');
  must(paths.filter((p) => s.where[p] === ACTIVE).length <= 1, 'CG-6.3.1: two paths are active');
  must(s.corruption >= 0 && s.sizes.every((n) => n >= 0), 'CG-11.1.3: less than nothing');
  must(s.round <= 9 && s.pathReached <= scenario.lastPath, 'CG-5.1.1: more than nine rounds');
  s.top.forEach((card, player) => {
    if (card !== NONE) must(ownerOf[card] === player && s.place[card] === 1, 'a top card that is not in its deck');
  });
}
