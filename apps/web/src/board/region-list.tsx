/** The map as a list: for those who do not see it, or would rather read. */
import { useState } from 'react';
import { type RegionId, regionIds } from '../map/outlines.ts';
import type { RegionView } from '../map/types.ts';
import { Window } from '../ui/window.tsx';
import { useVoice } from '../words/words.tsx';
import { GAME, useSay } from './say.ts';

export function RegionList({
  regions,
  select,
  onClose,
}: {
  readonly regions: ReadonlyMap<RegionId, RegionView>;
  readonly select: (id: string) => void;
  readonly onClose: () => void;
}) {
  const voice = useVoice();
  const say = useSay();
  const [filter, setFilter] = useState('');
  const named = regionIds
    .map((id) => ({ id, name: voice.name(GAME, 'region', id), view: regions.get(id) }))
    .filter(({ name, view }) => (view?.label ?? name).toLowerCase().includes(filter.toLowerCase()))
    .sort((a, b) => Number(isOpen(b.view)) - Number(isOpen(a.view)) || a.name.localeCompare(b.name));
  return (
    <Window title={say('map.list')} isOpen onClose={onClose}>
      <input
        className="input"
        type="search"
        aria-label={say('map.list-filter')}
        placeholder={say('map.list-filter')}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <ul className="region-list">
        {named.map(({ id, name, view }) => (
          <li key={id}>
            <button
              type="button"
              className={isOpen(view) ? 'open' : undefined}
              onClick={() => {
                select(id);
                onClose();
              }}
            >
              {view?.label ?? name}
            </button>
          </li>
        ))}
      </ul>
    </Window>
  );
}
const isOpen = (view: RegionView | undefined): boolean =>
  view?.state.kind === 'selectable' || view?.state.kind === 'selected';
