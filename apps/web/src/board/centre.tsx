/** The map, with everything that stands on it and everything that can be done there. */
import './centre.css';
import { textOf } from '@amon-hen/i18n';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NO_PADDING } from '../map/camera.ts';
import { type MapHandle, WorldMap } from '../map/map.tsx';
import { isRegionId, type RegionId, regionIds } from '../map/outlines.ts';
import type { RegionState, RegionView } from '../map/types.ts';
import type { PartProps } from '../table/design.ts';
import { plus } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useScreen } from '../ui/screen.ts';
import { useVoice, type Voice } from '../words/words.tsx';
import { type Board, useBoard } from './around.tsx';
import { list, minus, whole } from './glyphs.ts';
import { placesOf, standings } from './model/armies.ts';
import { attackOdds, percent } from './model/odds.ts';
import { regionFact } from './model/score.ts';
import { regionOf } from './model/view.ts';
import { fits, lights, targetOf } from './model/ways.ts';
import { useNews } from './news.ts';
import { Quick } from './quick.tsx';
import { RegionPanel, useIsOpen } from './region-panel.tsx';
import { GAME, type Say, useSay } from './say.ts';

const RegionList = lazy(() => import('./region-list.tsx').then((m) => ({ default: m.RegionList })));

const ZOOM = 1.4;

export function Centre({ seen, shown }: PartProps) {
  const board = useBoard();
  const voice = useVoice();
  const say = useSay();
  const map = useRef<MapHandle>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [listed, setListed] = useState(false);
  const screen = useScreen();
  const { picks, looked, select, leave } = board;
  const isOpen = useIsOpen();
  const region = picks.region ?? looked;
  // what is pressed stays in sight when its panel opens over the map
  useLayoutEffect(() => {
    const over = isOpen ? panel.current : null;
    map.current?.cover({
      ...NO_PADDING,
      bottom: screen === 'phone' ? (over?.offsetHeight ?? 0) : 0,
      right: screen === 'tablet' ? (over?.offsetWidth ?? 0) : 0,
    });
    if (region !== null && isRegionId(region)) map.current?.reveal(region);
  }, [isOpen, region, screen]);
  // a name in a sentence was pressed: show the place
  useEffect(() => {
    if (shown === null || !['region', 'inside'].includes(shown.kind)) return;
    const id = regionOf(shown.id);
    if (isRegionId(id)) map.current?.zoomTo(id);
  }, [shown]);
  const { glowing, trail, text } = useNews(seen, board.seats);
  // what others do is followed wherever it happens
  const last = trail?.to ?? [...glowing].at(-1) ?? null;
  useEffect(() => {
    if (text !== null && last !== null && isRegionId(last)) map.current?.reveal(last);
  }, [text, last]);
  const regions = useMemo(() => regionViews(board, voice, say, glowing), [board, voice, say, glowing]);
  const regionName = useCallback((id: RegionId) => voice.name(GAME, 'region', id), [voice]);
  const featureName = useCallback((id: string) => voice.name(GAME, 'feature', id), [voice]);
  return (
    <div className="board-centre">
      <WorldMap
        ref={map}
        regions={regions}
        regionName={regionName}
        featureName={featureName}
        label={say('map.label')}
        trail={trail}
        start={START}
        onSelect={select}
        onLeave={leave}
      />
      {text !== null && (
        // it is said aloud elsewhere
        <p className="news-caption" aria-hidden="true">
          {text}
        </p>
      )}
      <div className="map-tools">
        <Tool label={say('map.zoom-in')} of={plus} press={() => map.current?.zoomBy(ZOOM)} />
        <Tool label={say('map.zoom-out')} of={minus} press={() => map.current?.zoomBy(1 / ZOOM)} />
        <Tool label={say('map.fit')} of={whole} press={() => map.current?.fit()} />
        <Tool label={say('map.list-open')} of={list} press={() => setListed(true)} />
      </div>
      {screen !== 'wide' && (
        <div ref={panel} className="over-map">
          {isOpen ? <RegionPanel /> : screen === 'phone' && <Quick />}
        </div>
      )}
      <Suspense>{listed && <RegionList regions={regions} select={select} onClose={() => setListed(false)} />}</Suspense>
    </div>
  );
}
const START: RegionId = 'fangorn';

function Tool({ label, of, press }: { readonly label: string; readonly of: typeof plus; readonly press: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={press}>
      <Icon of={of} />
    </button>
  );
}

function regionViews(
  board: Board,
  voice: Voice,
  say: Say,
  glowing: ReadonlySet<string>,
): ReadonlyMap<RegionId, RegionView> {
  const { view, open: ways, picks, bars, side } = board;
  const standing = standings(view);
  const places = placesOf(view);
  const lit = lights(ways, picks);
  const refused = new Map<string, string>();
  if (picks.region !== null) {
    for (const { meaning, refusal } of bars) {
      const { from, to } = meaning;
      if (from === undefined || to === undefined || regionOf(from) !== picks.region || lit.has(regionOf(to))) continue;
      refused.set(regionOf(to), textOf(voice.refusal(GAME, refusal)));
    }
  }
  const notes = new Map<string, string>();
  for (const way of picks.region === null ? [] : ways) {
    const target = targetOf(way);
    if (target === null || side === null || !fits(way, picks)) continue;
    const odds = attackOdds(view, side, way.last);
    if (odds !== null)
      notes.set(target, percent(odds.win) > 99 ? say('odds.sure') : say('odds.win', { n: percent(odds.win) }));
  }
  const stateOf = (id: string): RegionState => {
    const light = lit.get(id);
    if (light === 'selected') return { kind: 'selected' };
    if (light !== undefined) return { kind: 'selectable', ...(light === 'attack' ? { tone: 'attack' } : {}) };
    const reason = refused.get(id);
    if (reason !== undefined) return { kind: 'refused', reason };
    return { kind: glowing.has(id) ? 'glowing' : 'idle' };
  };
  return new Map(
    regionIds.map((id): [RegionId, RegionView] => {
      const { armies = [], besieged } = standing.get(id) ?? {};
      const { side: home } = regionFact(id);
      const control = view.control[id];
      const note = notes.get(id);
      const spoken = (place: string): string => {
        const here = (places[place] ?? []).map((figure) => `${figure.n} ${figure.id}`).join(' + ');
        return here === '' ? '' : voice.answer(GAME, 'amounts', here);
      };
      const [figures, inside] = [spoken(id), spoken(`${id}-inside`)];
      const ring = view.fellowship.position !== id ? 'none' : view.fellowship.hidden ? 'hidden' : 'revealed';
      const label = say('map.said', {
        name: voice.name(GAME, 'region', id),
        stands: String(figures !== ''),
        figures,
        siege: String(inside !== ''),
        inside,
        held: control !== undefined && control !== home ? control : 'none',
        ring,
      });
      return [
        id,
        {
          state: stateOf(id),
          armies,
          label,
          ...(besieged === undefined ? {} : { besieged }),
          ...(control !== undefined && control !== home ? { control } : {}),
          ...(view.fellowship.position === id ? { fellowship: view.fellowship.hidden ? 'hidden' : 'revealed' } : {}),
          ...(note === undefined ? {} : { note }),
        },
      ];
    }),
  );
}
