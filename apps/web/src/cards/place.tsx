/** A location with the cards of both sides: the attackers above, the defenders below, the sums between them. */
import './place.css';
import { useEffect } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';
import { GhostCard, TableCard } from './card.tsx';
import { Emblem } from './emblem.tsx';
import { shield, swords } from './glyphs.ts';
import { cardFact, type FactionId, type PlaceFact, placeFact } from './model/printed.ts';
import { cardsOf, outcomeOf, sumsAfter, sumsAt } from './model/sums.ts';
import { type LocationView, otherSide, type Side } from './model/view.ts';
import { type Room, toTheMiddle, useRoom } from './room.ts';
import { GAME, useCards, useSay } from './sharing.ts';
import { AttackIcons, MOST_IN_LITTLE_ROOM, outcomeText } from './sums-view.tsx';

/** What pressing the location would do now: bring the card here that is looked at, or choose the location itself. */
function useWayHere(location: string) {
  const { focus, waysOf, meanings } = useCards();
  const { draft } = useDecision();
  const toHere = focus === null ? undefined : waysOf(focus).find(({ to }) => to === location);
  const itself = meanings.find(({ verb, at }) => verb === 'place' && at === location);
  const planned = meanings.find(({ id, to }) => to === location && draft.has(id));
  const way = toHere ?? itself ?? null;
  return { way, chosen: planned ?? (way !== null && draft.has(way.id) ? way : null) };
}

export function Place({ place }: { readonly place: LocationView }) {
  const say = useSay();
  const voice = useVoice();
  const { view, openPlace } = useCards();
  const { press } = useDecision();
  const fact = placeFact(place.location);
  const isPath = fact.kind === 'path';
  const [section, room] = useRoom();
  const { way, chosen } = useWayHere(place.location);
  const prospect = chosen === null ? undefined : view.prospects[chosen.id];
  const sums = prospect === undefined ? sumsAt(place) : sumsAfter(prospect);
  const outcome = outcomeOf(view, place.location, sums);
  const says = outcomeText(say, outcome, isPath);
  const name = voice.name(GAME, fact.kind, place.location);
  const comes = chosen?.goes === 'place' ? (chosen.card ?? null) : null;
  const row = { place, isPath, room, comes };
  const state = chosen !== null ? 'chosen' : way !== null ? 'legal' : 'idle';
  useEffect(() => {
    if (state === 'chosen' && section.current !== null) toTheMiddle(section.current);
  }, [section, state]);
  return (
    <section
      ref={section}
      className="cg-place"
      data-kind={isPath ? 'path' : fact.defender}
      data-state={state}
      data-place={place.location}
      aria-label={say('place.label', { location: place.location, outcome: says })}
    >
      <Row {...row} side={otherSide(fact.defender)} label={say('place.attackers')} attacks />
      <button
        type="button"
        className="cg-plaque"
        onClick={() => (way === null ? openPlace(place.location) : press(way.id))}
      >
        <span className="cg-points" title={say('place.points', { n: fact.points })}>
          {fact.points}
        </span>
        <span className="cg-plaque-text">
          <b>{name}</b>
          <small>
            {isPath ? say('place.path-attack', { n: fact.number }) : say('place.defends', { side: fact.defender })}
          </small>
          {place.retaken && <small>{say('place.retaken')}</small>}
          {way !== null && way.card !== undefined && (
            <small className="cg-put">{say('place.put', { card: way.card })}</small>
          )}
        </span>
        <span className="cg-walls" title={say('place.ground', { n: place.ground })}>
          <span className="unseen">{say('place.ground', { n: place.ground })}</span>
          <Walls n={place.ground} />
        </span>
      </button>
      <div className="cg-sum" data-planned={prospect !== undefined}>
        <AttackIcons sums={sums} {...(room.across < 2 ? { most: MOST_IN_LITTLE_ROOM } : {})} />
        <p data-side={outcome.side ?? 'nobody'}>
          {sums.attack === 0 && say('sum.nothing')} {says}
        </p>
        <Tokens place={place} />
      </div>
      <Row {...row} side={fact.defender} label={say('place.defenders')} attacks={false} />
    </section>
  );
}
/** Few are drawn one by one, many are counted. */
function Walls({ n }: { readonly n: number }) {
  if (n === 0) return null;
  if (n > FEW) {
    return (
      <>
        <Icon of={shield} /> <span aria-hidden="true">{n}</span>
      </>
    );
  }
  return Array.from({ length: n }, (_, i) => `wall ${i}`).map((key) => <Icon key={key} of={shield} />);
}
const FEW = 3;

function Tokens({ place: { attackTokens, defenseTokens } }: { readonly place: LocationView }) {
  const say = useSay();
  if (attackTokens + defenseTokens === 0) return null;
  return (
    <span className="cg-tokens">
      {attackTokens > 0 && (
        <span className="cg-token attack" title={say('place.attack-tokens', { n: attackTokens })}>
          <Icon of={swords} />
          <span aria-hidden="true">+{attackTokens}</span>
          <span className="unseen">{say('place.attack-tokens', { n: attackTokens })}</span>
        </span>
      )}
      {defenseTokens > 0 && (
        <span className="cg-token defence" title={say('place.defence-tokens', { n: defenseTokens })}>
          <Icon of={shield} />
          <span aria-hidden="true">+{defenseTokens}</span>
          <span className="unseen">{say('place.defence-tokens', { n: defenseTokens })}</span>
        </span>
      )}
    </span>
  );
}

interface RowProps {
  readonly place: LocationView;
  readonly side: Side;
  readonly label: string;
  readonly isPath: boolean;
  readonly attacks: boolean;
  readonly room: Room;
  /** The card that would come here, on whichever side it is. */
  readonly comes: string | null;
}
function Row({ place, side, label, isPath, attacks, room, comes }: RowProps) {
  const cards = cardsOf(place, side);
  const ghost = comes !== null && cardFact(comes).side === side ? comes : null;
  const all = cards.length + (ghost === null ? 0 : 1);
  const strip = all > room.across || room.isLow;
  const fact = placeFact(place.location);
  return (
    <ul
      className="cg-row"
      data-side={side}
      aria-label={label}
      data-form={!strip ? 'cards' : room.isLow && room.across > 2 ? 'strips-across' : 'strips'}
      tabIndex={all > 5 ? 0 : undefined}
    >
      {cards.map((seen, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card have no other identity
        <li key={`${seen.card} ${i}`}>
          <TableCard
            seen={seen}
            zone="place"
            at={place.location}
            counts={isPath ? 'path' : attacks ? 'attack' : 'defence'}
            strip={strip}
          />
        </li>
      ))}
      {ghost !== null && (
        <li>
          <GhostCard id={ghost} strip={strip} />
        </li>
      )}
      {all === 0 && (
        <li className="cg-nobody">
          <Allowed fact={fact} attacks={attacks} />
        </li>
      )}
    </ul>
  );
}
/** Nobody is here yet: who could be. */
function Allowed({ fact, attacks }: { readonly fact: PlaceFact; readonly attacks: boolean }) {
  const say = useSay();
  const voice = useVoice();
  if (fact.kind === 'path') return <span>{say('place.nobody')}</span>;
  const factions = attacks ? fact.attackers : fact.defenders;
  return (
    <>
      {factions.map((faction) => (
        <span key={faction} className="cg-allowed">
          <Emblem faction={faction as FactionId} />
          {voice.name(GAME, 'faction', faction)}
        </span>
      ))}
    </>
  );
}
