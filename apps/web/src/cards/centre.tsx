/** The table itself: scoring areas at the left, the Shadow above, the Free Peoples below, the locations between them. */
import './centre.css';
import type { PartProps } from '../table/design.ts';
import { useVoice } from '../words/words.tsx';
import { Emblem } from './emblem.tsx';
import { FinalScore } from './end.tsx';
import { cardFact } from './model/printed.ts';
import { placesOf, type Side } from './model/view.ts';
import { Offered } from './offered.tsx';
import { Place } from './place.tsx';
import { Scores } from './score.tsx';
import { Seat } from './seat.tsx';
import { GAME, useCards, useSay } from './sharing.ts';

export function Centre({ seen }: PartProps) {
  const say = useSay();
  const { view, mine } = useCards();
  const places = placesOf(view);
  // one's own side sits on one's own side of the table
  const near: Side = mine[0]?.side === 'shadow' ? 'shadow' : 'free-peoples';
  return (
    <div className="cg" data-near={near} data-places={places.length}>
      <Scores />
      <Seats side="shadow" />
      <Events />
      <div className="cg-field">
        {places.map((place) => (
          <Place key={place.location} place={place} />
        ))}
        {places.length === 0 &&
          (seen.outcome === null ? (
            <p className="cg-none">{say('place.none')}</p>
          ) : (
            <FinalScore outcome={seen.outcome} />
          ))}
      </div>
      <Offered />
      <Seats side="free-peoples" />
    </div>
  );
}
/** The event that is being resolved, and those that last for the round. */
function Events() {
  const say = useSay();
  const voice = useVoice();
  const { view, look } = useCards();
  const events = [
    ...view.resolving.map((card) => ({ card, state: say('hand.resolving') })),
    ...view.inForce.map((card) => ({ card, state: say('hand.in-force') })),
  ];
  if (events.length === 0) return null;
  return (
    <ul className="cg-events">
      {events.map(({ card, state }) => (
        <li key={`${card} ${state}`}>
          <button type="button" onClick={() => look({ card, zone: 'pile', at: null })}>
            <Emblem faction={cardFact(card).faction} />
            <b>{voice.name(GAME, 'card', card)}</b> {state}
          </button>
        </li>
      ))}
    </ul>
  );
}
export function Seats({ side }: { readonly side: Side }) {
  const { view } = useCards();
  return (
    <div className="cg-seats" data-side={side}>
      {view.players
        .filter((player) => player.side === side)
        .map((player) => (
          <Seat key={player.player} player={player} />
        ))}
    </div>
  );
}
/** On a phone the seats and the scores have a pane of their own. */
export function SeatsPanel() {
  return (
    <div className="cg-pane">
      <Scores />
      <Seats side="shadow" />
      <Seats side="free-peoples" />
    </div>
  );
}
