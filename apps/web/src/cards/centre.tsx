/** The table itself: scoring areas at the left, the Shadow above, the Free Peoples below, the locations between them. */
import './centre.css';
import { placesOf, type Side } from './model/view.ts';
import { Place } from './place.tsx';
import { Scores } from './score.tsx';
import { Seat } from './seat.tsx';
import { useCards, useSay } from './sharing.ts';

export function Centre() {
  const say = useSay();
  const { view, mine } = useCards();
  const places = placesOf(view);
  // one's own side sits on one's own side of the table
  const near: Side = mine[0]?.side === 'shadow' ? 'shadow' : 'free-peoples';
  return (
    <div className="cg" data-near={near} data-places={places.length}>
      <Scores />
      <Seats side="shadow" />
      <div className="cg-field">
        {places.map((place) => (
          <Place key={place.location} place={place} />
        ))}
        {places.length === 0 && <p className="cg-none">{say('place.none')}</p>}
      </div>
      <Seats side="free-peoples" />
    </div>
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
