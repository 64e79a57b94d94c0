/** Locations that may be chosen and are not on the table yet: with all that is written on them. */
import './offered.css';
import { useDecision } from '../decision-bar/deciding.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';
import { Emblem } from './emblem.tsx';
import { shield } from './glyphs.ts';
import { type FactionId, placeFact } from './model/printed.ts';
import { placesOf } from './model/view.ts';
import { GAME, useCards, useSay } from './sharing.ts';

export function Offered() {
  const say = useSay();
  const { view, meanings } = useCards();
  const active = placesOf(view).map(({ location }) => location);
  const offered = meanings.filter(({ verb, at }) => verb === 'place' && at !== undefined && !active.includes(at));
  if (offered.length === 0) return null;
  return (
    <section className="cg-offered" aria-label={say('offer.heading')}>
      <ul>
        {offered.map(({ id, at }) => (
          <li key={id}>
            <Choice id={id} location={at ?? ''} />
          </li>
        ))}
      </ul>
    </section>
  );
}
function Choice({ id, location }: { readonly id: string; readonly location: string }) {
  const say = useSay();
  const voice = useVoice();
  const { draft, press } = useDecision();
  const { kind, points, defender, number, walls, attackers, defenders } = placeFact(location);
  const isPath = kind === 'path';
  return (
    <button
      type="button"
      className="cg-offer"
      data-kind={isPath ? 'path' : defender}
      data-option={id}
      aria-pressed={draft.has(id)}
      onClick={() => press(id)}
    >
      <span className="cg-offer-head">
        <span className="cg-points">{points}</span>
        <span>
          <b>{voice.name(GAME, kind, location)}</b>
          <small>{isPath ? say('place.path-attack', { n: number }) : say('place.defends', { side: defender })}</small>
        </span>
        <span className="cg-walls">
          <span className="unseen">{say('place.walls', { n: walls })}</span>
          {walls > 0 && (
            <>
              <Icon of={shield} /> <span aria-hidden="true">{walls}</span>
            </>
          )}
        </span>
      </span>
      <span className="cg-text">{voice.written(GAME, `text ${location}`)}</span>
      <span className="cg-offer-factions">
        <span className="unseen">
          {!isPath && say('place.factions', { defenders: [...defenders], attackers: [...attackers] })}
        </span>
        {[...defenders, ...attackers].map((faction) => (
          <Emblem key={faction} faction={faction as FactionId} />
        ))}
      </span>
    </button>
  );
}
