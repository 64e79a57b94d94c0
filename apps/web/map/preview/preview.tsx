/**
 * The map by itself, to look at and to measure: `map-preview.html?position=war&theme=lamplight&language=ru`. Positions are
 * war, full, crowded and empty.
 */
import type { NameTables } from '@amon-hen/i18n';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/styles/tokens.css';
import '../../src/styles/fonts.css';
import '../../src/styles/base.css';
import { type MapHandle, WorldMap } from '../../src/map/map.tsx';
import type { RegionId } from '../../src/map/outlines.ts';
import './preview.css';
import { isPosition, position } from './position.ts';

const wanted = new URLSearchParams(location.search);
const which = wanted.get('position') ?? 'war';
document.documentElement.dataset.theme = wanted.get('theme') ?? 'vellum';

// By Vite's own means, since its development server does not understand JSON that is imported by attribute.
const tables = import.meta.glob<NameTables>('../../../../packages/i18n/src/generated/*.json', { import: 'default' });
const load = Object.entries(tables).find(([path]) => path.endsWith(`/${wanted.get('language') ?? 'en'}.json`));
const names = load === undefined ? {} : await load[1]();
const named = (kind: string, id: string): string => {
  const name = names[kind]?.[id];
  return typeof name === 'string' ? name : (name?.name ?? id);
};
const regionName = (id: RegionId): string => named('region', id);
const featureName = (id: string): string => named('feature', id);
const regions = position(isPosition(which) ? which : 'war');

function Preview() {
  const map = useRef<MapHandle>(null);
  const [said, setSaid] = useState('');
  return (
    <main className="preview">
      <WorldMap
        ref={map}
        regions={regions}
        regionName={regionName}
        featureName={featureName}
        label={featureName('middle-earth')}
        start="westemnet"
        onHover={(id) => setSaid(id === null ? '' : regionName(id))}
        onSelect={(id) => setSaid(`${regionName(id)} ✓`)}
      />
      <p className="preview-said">{said}</p>
      <div className="preview-zoom">
        <button type="button" onClick={() => map.current?.zoomBy(1.5)}>
          +
        </button>
        <button type="button" onClick={() => map.current?.zoomBy(1 / 1.5)}>
          −
        </button>
        <button type="button" onClick={() => map.current?.fit()}>
          ⤢
        </button>
      </div>
    </main>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Preview />);
