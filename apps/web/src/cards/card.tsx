/** A card, in four sizes with the same parts: a strip in reserves, a small card at locations, one in the hand, the whole of it. */
import './card.css';
import { Icon } from '../ui/icon.tsx';
import { useVoice, type Voice } from '../words/words.tsx';
import { Emblem } from './emblem.tsx';
import { feet, shield, swords } from './glyphs.ts';
import type { Meaning } from './model/options.ts';
import { battlegroundsOf, type CardFact, cardFact } from './model/printed.ts';
import type { CardView } from './model/view.ts';
import { useCardPress } from './press.ts';
import { type Focus, GAME, type Say, useCards, useSay } from './sharing.ts';
import { Stats } from './stats.tsx';
import { TermText } from './terms.tsx';

export function kindText(say: Say, card: CardFact): string {
  return say('card.of', { faction: card.faction, kind: card.kind });
}
/** What the text of a card says, in our own words; null if it has none. */
export function textOfCard(voice: Voice, id: string): string | null {
  return voice.written(GAME, `text ${id}`);
}
function classes(...names: readonly (string | false)[]): string {
  return names.filter((name) => name !== false).join(' ');
}

/** What pressing the card answers, where that is one thing. */
function onlyWay(ways: readonly Meaning[]): string | undefined {
  return ways.length === 1 ? ways[0]?.id : undefined;
}
/** In the hand, or among the cards that a text has drawn. */
export function HandCard({ focus }: { readonly focus: Focus }) {
  const say = useSay();
  const voice = useVoice();
  const { press, ways, chosen, looked } = useCardPress(focus);
  const { about } = useCards();
  const card = cardFact(focus.card);
  const dull = about !== null && ways.length === 0;
  return (
    <button
      type="button"
      className={classes(
        'cg-hand-card',
        looked && 'looked',
        chosen && 'chosen',
        dull && 'dull',
        ways.length > 0 && 'legal',
      )}
      data-faction={card.faction}
      data-card={card.id}
      data-option={onlyWay(ways)}
      aria-pressed={chosen || looked}
      onClick={press}
    >
      <span className="cg-head">
        <Emblem faction={card.faction} />
        <span>{kindText(say, card)}</span>
      </span>
      <b className="cg-name">{voice.name(GAME, 'card', card.id)}</b>
      <span className="cg-text">{textOfCard(voice, card.id) ?? say('card.no-text')}</span>
      <Stats card={card} />
    </button>
  );
}

interface TableCardProps {
  readonly seen: CardView;
  readonly zone: 'reserve' | 'place';
  readonly at: string;
  /** How it counts where it is; null in reserve. */
  readonly counts: 'attack' | 'defence' | 'path' | null;
  /** On one line, where there is little room. */
  readonly strip: boolean;
}
const ROLES = { attack: swords, defence: shield, path: feet };
/** In play: at a location, or in a reserve. */
export function TableCard({ seen, zone, at, counts, strip }: TableCardProps) {
  const say = useSay();
  const voice = useVoice();
  const { view } = useCards();
  const card = cardFact(seen.card);
  const { press, ways, chosen, looked } = useCardPress({ card: seen.card, zone, at, items: seen.items });
  const notes = notesOf(say, seen, view.support, view.used);
  const legal = ways.length > 0;
  return (
    <button
      type="button"
      className={classes(
        'cg-card',
        strip && 'strip',
        looked && 'looked',
        chosen && 'chosen',
        legal && 'legal',
        seen.lost && 'lost',
      )}
      data-faction={card.faction}
      data-card={card.id}
      data-option={onlyWay(ways)}
      aria-pressed={chosen || looked}
      onClick={press}
    >
      <span className="cg-head">
        <Emblem faction={card.faction} />
        <span>{say('card.kind', { kind: card.kind })}</span>
      </span>
      <span className="cg-body">
        <b className="cg-name">{voice.name(GAME, 'card', card.id)}</b>
        <span className="cg-text">{textOfCard(voice, card.id)}</span>
        {seen.items.map((item) => (
          <span key={item} className="cg-item">
            + {voice.name(GAME, 'card', item)}
          </span>
        ))}
        {notes.map((note) => (
          <span key={note} className="cg-note">
            {note}
          </span>
        ))}
      </span>
      {counts === null ? (
        <Stats card={card} />
      ) : (
        <span className="cg-stats">
          <span className={seen.worth === 0 ? 'cg-stat nil' : 'cg-stat'} title={say('card.worth', { n: seen.worth })}>
            <Icon of={ROLES[counts]} />
            {seen.worth}
          </span>
        </span>
      )}
    </button>
  );
}
/** Where a card would go: it is not there yet. */
export function GhostCard({ id, strip }: { readonly id: string; readonly strip: boolean }) {
  const say = useSay();
  const voice = useVoice();
  const card = cardFact(id);
  return (
    <span className={classes('cg-card', 'ghost', strip && 'strip')} data-faction={card.faction}>
      <span className="cg-head">
        <Emblem faction={card.faction} />
        <span>{say('card.kind', { kind: card.kind })}</span>
      </span>
      <b className="cg-name">{voice.name(GAME, 'card', id)}</b>
      <Stats card={card} />
    </span>
  );
}
function notesOf(say: Say, seen: CardView, support: readonly (readonly [string, string])[], used: readonly string[]) {
  const supporter = support.find(([character]) => character === seen.card)?.[1];
  const led = support.find(([, army]) => army === seen.card)?.[0];
  return [
    ...(seen.lost ? [say('card.lost')] : []),
    ...(supporter === undefined ? [] : [say('card.supported', { card: supporter })]),
    ...(led === undefined ? [] : [say('card.supports', { card: led })]),
    ...(seen.tokens === 0 ? [] : [say('card.tokens', { n: seen.tokens })]),
    ...(seen.fresh ? [say('card.fresh')] : []),
    ...(used.includes(seen.card) ? [say('card.used')] : []),
  ];
}

/** Everything that is on it. */
export function WholeCard({ id, named: isNamed = false }: { readonly id: string; readonly named?: boolean }) {
  const say = useSay();
  const voice = useVoice();
  const card = cardFact(id);
  const named = (kind: string, thing: string): string => voice.name(GAME, kind, thing);
  const wielders = card.wielders.map((wielder) =>
    'card' in wielder
      ? named('card', wielder.card)
      : 'faction' in wielder
        ? say('card.bearer-of', { faction: wielder.faction })
        : say('card.bearer', { keyword: wielder.keyword }),
  );
  const goes = card.type === 'army' || card.type === 'character' ? battlegroundsOf(card.faction) : [];
  return (
    <article className="cg-whole" data-faction={card.faction}>
      <header className="cg-head">
        <Emblem faction={card.faction} />
        <span>{kindText(say, card)}</span>
      </header>
      {isNamed && <b className="cg-name">{voice.name(GAME, 'card', id)}</b>}
      <p className="cg-text">
        <TermText text={textOfCard(voice, id) ?? say('card.no-text')} />
      </p>
      {wielders.length > 0 && <p className="cg-goes">{say('card.wielders', { who: voice.list(wielders) })}</p>}
      {goes.length > 0 && <p className="cg-goes">{say('card.places', { places: [...goes] })}</p>}
      <Stats card={card} words />
    </article>
  );
}
