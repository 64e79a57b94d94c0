/** The locations that have not come yet: everybody may know which they are, nobody in what order (CG-13.1.7, CG-13.1.8). */
import { useState } from 'react';
import { Window } from '../ui/window.tsx';
import { useVoice } from '../words/words.tsx';
import { placeFact } from './model/printed.ts';
import { SIDES } from './model/view.ts';
import { GAME, useCards, useSay } from './sharing.ts';

export function LocationsLeft() {
  const say = useSay();
  const { view } = useCards();
  const [open, setOpen] = useState(false);
  const { battlegrounds, paths } = view.unused;
  const list = (title: string, ids: readonly string[]) => (
    <section key={title}>
      <h3>{title}</h3>
      <LocationNames ids={ids} />
    </section>
  );
  return (
    <>
      <button type="button" className="cg-left" onClick={() => setOpen(true)}>
        {say('left.open', { n: battlegrounds.length })}
      </button>
      <Window title={say('left.title')} isOpen={open} onClose={() => setOpen(false)}>
        <div className="cg-reading">
          <p className="muted">{say('left.help')}</p>
          {SIDES.map((side) =>
            list(
              say('left.battlegrounds', { side }),
              battlegrounds.filter((id) => placeFact(id).defender === side),
            ),
          )}
          {list(say('left.paths'), paths)}
          {view.setAside.length > 0 && list(say('left.set-aside'), view.setAside)}
        </div>
      </Window>
    </>
  );
}
function LocationNames({ ids }: { readonly ids: readonly string[] }) {
  const say = useSay();
  const voice = useVoice();
  const { openPlace } = useCards();
  if (ids.length === 0) return <p className="muted">{say('left.none')}</p>;
  return (
    <ul className="cg-left-names">
      {ids.map((id) => {
        const { kind, number } = placeFact(id);
        return (
          <li key={id}>
            <button type="button" className="named" onClick={() => openPlace(id)}>
              {kind === 'path' ? say('left.path', { n: number, location: id }) : voice.name(GAME, kind, id)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
