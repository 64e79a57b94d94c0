/** What a card is worth in a combat (CG-10.1.4). Nothing here changes while losses are taken (CG-16.6.5). */
import {
  attackIcons,
  attackLeadership,
  battlegroundSide,
  type Card,
  defenseIcons,
  defenseLeadership,
  isBattleground,
  isItem,
  type Location,
  locationDefense,
  NONE,
  pathIcons,
  type Side,
} from '../data/catalogue.ts';
import { AT, RESERVE, type State } from '../state/state.ts';
import { type Icons, lenders, locationTexts, texts } from '../verbs/text.ts';

type Kind = keyof Icons;

/** Icons by the card's own text and by cards that lend it some. */
function textIcons(s: State, card: Card, kind: Kind): number {
  let n = 0;
  for (const text of texts[card].icons) n += text(s, card)?.[kind] ?? 0;
  for (const lender of lenders) {
    const lent = texts[lender].lends;
    if (s.place[lender] === RESERVE && lent?.to.includes(card) === true) n += lent.icons[kind] ?? 0;
  }
  const { whileSupporting } = texts[card];
  if (whileSupporting?.characters.includes(supportedBy(s, card)) === true) n += whileSupporting.icons[kind] ?? 0;
  return n;
}
function withItems(s: State, card: Card, own: (c: Card) => number): number {
  let n = own(card);
  const { wielder } = s;
  for (let item = 0; item < wielder.length; item++) if (wielder[item] === card) n += own(item);
  return n;
}
/** A card's value on a path: icons, items, tokens on it, texts. */
export function pathValue(s: State, card: Card): number {
  return withItems(s, card, (c) => pathIcons[c] + textIcons(s, c, 'path') + s.icons[c]);
}
/** Leadership icons for its role (CG-10.5.1); only a supported character has the use of them. */
export function leadership(s: State, card: Card, attacking: boolean): number {
  return attacking ? attackLeadership[card] + textIcons(s, card, 'attackLeadership') : defenseLeadership[card];
}
/** A card's value on a battleground, with its leadership if it is supported. */
export function battlegroundValue(s: State, card: Card, attacking: boolean): number {
  const icons = attacking ? attackIcons : defenseIcons;
  const kind: Kind = attacking ? 'attack' : 'defense';
  const plain = withItems(s, card, (c) => icons[c] + textIcons(s, c, kind));
  return supporterOf(s, card) === NONE ? plain : plain + leadership(s, card, attacking);
}
export function supporterOf(s: State, character: Card): Card {
  for (let i = 0; i < s.support.length; i += 2) if (s.support[i] === character) return s.support[i + 1];
  return NONE;
}
function supportedBy(s: State, army: Card): Card {
  for (let i = 0; i < s.support.length; i += 2) if (s.support[i + 1] === army) return s.support[i];
  return NONE;
}
/** L: printed icons, tokens, and item texts that add to the path (CG-10.2.3, CG-10.4.4, CG-10.4.6). */
export function defenseOfLocation(s: State, location: Location): number {
  const printed = locationDefense[location] + locationTexts[location].defense(s);
  if (isBattleground(location)) return s.defense[location] + (((s.retaken >> location) & 1) === 1 ? 0 : printed);
  let n = printed + s.defense[location];
  const at = AT + location;
  for (let card = 0; card < s.place.length; card++) {
    if (s.place[card] === at && isItem[card]) n += texts[card].pathDefense;
  }
  return n;
}
/** CG-10.4.1: whose battleground it is never depends on who activated or controls it. */
export function defender(location: Location): Side {
  return battlegroundSide[location];
}
