/** Everything about a location: its text, who may go there, the sums in words. */
import { Window } from '../ui/window.tsx';
import { useVoice } from '../words/words.tsx';
import { placeFact } from './model/printed.ts';
import { outcomeOf, sumsAt } from './model/sums.ts';
import { placesOf } from './model/view.ts';
import { GAME, useCards, useSay } from './sharing.ts';
import { AttackIcons, outcomeText } from './sums-view.tsx';
import { TermText } from './terms.tsx';

export function PlaceWindow({ location, onClose }: { readonly location: string | null; readonly onClose: () => void }) {
  const voice = useVoice();
  const title = location === null ? '' : voice.name(GAME, placeFact(location).kind, location);
  return (
    <Window title={title} isOpen={location !== null} onClose={onClose}>
      {location !== null && <PlaceText location={location} />}
    </Window>
  );
}
function PlaceText({ location }: { readonly location: string }) {
  const say = useSay();
  const voice = useVoice();
  const { view } = useCards();
  const fact = placeFact(location);
  const place = placesOf(view).find((one) => one.location === location);
  const isPath = fact.kind === 'path';
  return (
    <div className="cg-reading">
      <p className="cg-facts">
        <span>
          {isPath ? say('place.path-attack', { n: fact.number }) : say('place.defends', { side: fact.defender })}
        </span>
        <span>{say('place.points', { n: fact.points })}</span>
      </p>
      <h3>{say('place.text')}</h3>
      <p className="cg-text">
        <TermText text={voice.written(GAME, `text ${location}`) ?? ''} />
      </p>
      <p>
        {isPath
          ? say('place.numbers', { n: fact.number })
          : say('place.factions', { defenders: [...fact.defenders], attackers: [...fact.attackers] })}
      </p>
      {place !== undefined && (
        <>
          <h3>{say('place.now')}</h3>
          <p>
            {say('place.walls', { n: place.ground })} {place.retaken && say('place.retaken')}
          </p>
          <div className="cg-sum">
            <AttackIcons sums={sumsAt(place)} />
            <p>
              {say('sum.icons', { ...sumsAt(place) })}{' '}
              {outcomeText(say, outcomeOf(view, location, sumsAt(place)), isPath)}
            </p>
          </div>
        </>
      )}
    </div>
  );
}
