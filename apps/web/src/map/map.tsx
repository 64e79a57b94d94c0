/**
 * The map as a widget of its own: it shows what it is given and tells what is pointed at, focused and chosen. It knows
 * no rule. The drawing, the shades of regions, names with tokens, and the shapes that answer are layers, each painted by
 * itself; the shapes lie on top and cannot be seen, so that to find what is pointed at takes no search among the tokens.
 */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type Ref,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { arrange, arrangeFar } from './arrange.ts';
import { BadgePatterns } from './badge.tsx';
import { Camera, NO_PADDING, type Padding } from './camera.ts';
import { FeatureNames } from './feature-names.tsx';
import { Hint, type HintHandle } from './hint.tsx';
import { landmarks } from './landmarks.ts';
import './map.css';
import { placeNotes } from './notes.ts';
import { isRegionId, outlineOf, type RegionId, regionIds, SHEET } from './outlines.ts';
import type { Point } from './plane.ts';
import { type Level, Name, RegionFace } from './region-face.tsx';
import { RegionShades } from './region-shades.tsx';
import { RegionShape } from './region-shape.tsx';
import { type Direction, neighbourTowards } from './steer.ts';
import { TokenView } from './token-views.tsx';
import { trailOf } from './trail.ts';
import { type RegionView, type Side, viewOf } from './types.ts';

export interface MapHandle {
  /** Shows the whole sheet. */
  readonly fit: () => void;
  /** Brings a region close. */
  readonly zoomTo: (id: RegionId) => void;
  /** Moves just as far as needed to see a region. */
  readonly reveal: (id: RegionId) => void;
  readonly zoomBy: (factor: number) => void;
  /** Panels cover this much of the stage now. */
  readonly cover: (padding: Padding) => void;
  /** Gives a region the keyboard. */
  readonly focus: (id: RegionId) => void;
}

export interface MapProps {
  /** What is to be seen in each region; where nothing is given, nothing stands. */
  readonly regions: ReadonlyMap<RegionId, RegionView>;
  /** What regions are called. Keep the function as long as the language stays. */
  readonly regionName: (id: RegionId) => string;
  /** What waters, mountains and the whole (`middle-earth`) are called. */
  readonly featureName: (id: string) => string;
  /** The name of the map itself, for screen readers. */
  readonly label: string;
  /** Pointed at from elsewhere, such as a list. */
  readonly pointed?: RegionId | null;
  /** A march that is being shown. */
  readonly trail?: { readonly from: RegionId; readonly to: RegionId; readonly side: Side } | null;
  /** Where to look first when the sheet is too large for the stage. */
  readonly start?: RegionId;
  /** What panels cover of the stage. */
  readonly padding?: Padding;
  readonly onHover?: (id: RegionId | null) => void;
  readonly onFocus?: (id: RegionId | null) => void;
  readonly onSelect?: (id: RegionId) => void;
  /** The Escape key. */
  readonly onLeave?: () => void;
  readonly ref?: Ref<MapHandle>;
}

const DRAWING = new URL('./generated/drawing.svg', import.meta.url).href;
const VIEW_BOX = `0 0 ${SHEET.w} ${SHEET.h}`;
const LANDMARK_SIZE = 74;
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const ZOOM_STEP = 1.5;

function regionAt(target: EventTarget): RegionId | null {
  const id = target instanceof Element ? target.getAttribute('data-region') : null;
  return id !== null && isRegionId(id) ? id : null;
}

export function WorldMap(props: MapProps) {
  const {
    regions,
    regionName,
    featureName,
    label,
    pointed = null,
    trail = null,
    start,
    padding = NO_PADDING,
    ref,
  } = props;
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const hint = useRef<HintHandle>(null);
  const hovered = useRef<SVGSVGElement>(null);
  const camera = useRef<Camera>(null);
  const [level, setLevel] = useState<Level>('middle');
  const [stop, setStop] = useState<RegionId>(start ?? regionIds[0]);
  const [ringed, setRinged] = useState<RegionId | null>(null);
  const touched = useRef(false);

  const open = useEffectEvent((own: Camera) => {
    own.padding = padding;
    own.open(start === undefined ? [SHEET.w / 2, SHEET.h / 2] : outlineOf(start).middle);
  });
  useEffect(() => {
    if (stage.current === null || sheet.current === null) return;
    const own = new Camera(stage.current, sheet.current, {
      level: (next) => startTransition(() => setLevel(next)),
      moved: () => hint.current?.hide(),
    });
    camera.current = own;
    open(own);
    return () => own.dispose();
  }, []);
  useEffect(() => {
    if (camera.current !== null) camera.current.padding = padding;
  }, [padding]);

  const shapeOf = useCallback(
    (id: RegionId) => stage.current?.querySelector<SVGElement>(`[data-region="${id}"]`) ?? null,
    [],
  );
  useImperativeHandle(ref, () => ({
    fit: () => camera.current?.fit(),
    zoomTo: (id) => camera.current?.zoomTo(id),
    reveal: (id) => camera.current?.reveal(id),
    zoomBy: (factor) => camera.current?.zoomBy(factor),
    cover: (covered) => {
      if (camera.current !== null) camera.current.padding = covered;
    },
    focus: (id) => shapeOf(id)?.focus(),
  }));

  const tellWhyNot = (id: RegionId | null) => {
    const state = id === null ? null : viewOf(regions, id).state;
    if (id === null || state?.kind !== 'refused') hint.current?.hide();
    else {
      const { box } = outlineOf(id);
      const at = camera.current?.onStage([box.x + box.w / 2, box.y]);
      if (at !== undefined) hint.current?.show(state.reason, at);
    }
  };
  const hover = (id: RegionId | null) => {
    light(hovered.current, id);
    tellWhyNot(id);
    props.onHover?.(id);
  };
  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') hover(regionAt(event.target));
  };
  const onPointerDown = (event: PointerEvent) => {
    touched.current = event.pointerType === 'touch';
  };
  const onClick = (event: MouseEvent) => {
    const id = regionAt(event.target);
    if (touched.current && event.detail === 2) {
      const frame = stage.current?.getBoundingClientRect();
      const at: Point = [event.clientX - (frame?.left ?? 0), event.clientY - (frame?.top ?? 0)];
      camera.current?.zoomBy(ZOOM_STEP, at);
    } else if (id !== null) {
      tellWhyNot(id);
      props.onSelect?.(id);
    }
  };
  const onFocus = (event: FocusEvent) => {
    const id = regionAt(event.target);
    if (id === null) return;
    setStop(id);
    props.onFocus?.(id);
    // A click gives focus, too, but the ring is for those who steer by keys.
    if (!event.target.matches(':focus-visible')) return;
    setRinged(id);
    camera.current?.reveal(id);
    tellWhyNot(id);
  };
  const onBlur = () => {
    setRinged(null);
    props.onFocus?.(null);
    hint.current?.hide();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const id = regionAt(event.target);
    if (id === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    if (direction !== undefined) {
      const next = neighbourTowards(id, direction);
      if (next !== null) shapeOf(next)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') props.onSelect?.(id);
    else if (event.key === 'Escape') {
      shapeOf(id)?.blur();
      props.onLeave?.();
    } else if (event.key === '+' || event.key === '=') camera.current?.zoomBy(ZOOM_STEP);
    else if (event.key === '-') camera.current?.zoomBy(1 / ZOOM_STEP);
    else if (event.key === '0') camera.current?.fit();
    else return;
    event.preventDefault();
  };

  return (
    <div className="map" ref={stage} data-level={level}>
      <div className="map-sheet" ref={sheet}>
        <img className="map-drawing day" src={DRAWING} alt="" draggable={false} />
        <img className="map-drawing night" src={`${DRAWING}#night`} alt="" draggable={false} />
        <svg className="map-shades" viewBox={VIEW_BOX} aria-hidden="true">
          <RegionShades regions={regions} pointed={pointed} ringed={ringed} />
          {trail !== null && <path className={`map-trail ${trail.side}`} d={trailOf(trail.from, trail.to)} />}
        </svg>
        <svg className="map-hover" ref={hovered} aria-hidden="true">
          <path className="map-hovered" />
        </svg>
        <svg className="map-faces" viewBox={VIEW_BOX} aria-hidden="true">
          <defs>
            <BadgePatterns />
          </defs>
          <Faces regions={regions} regionName={regionName} featureName={featureName} level={level} />
        </svg>
        <div
          className="map-shapes"
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          onPointerOver={onPointerOver}
          onPointerLeave={() => hover(null)}
          onPointerDown={onPointerDown}
          onClick={onClick}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        >
          <svg viewBox={VIEW_BOX} role="presentation">
            <Shapes regions={regions} regionName={regionName} stop={stop} />
          </svg>
        </div>
      </div>
      <Hint ref={hint} />
    </div>
  );
}

/**
 * A layer no larger than the region that is pointed at: nothing else is touched, and nothing else painted anew, when the
 * pointer moves.
 */
function light(layer: SVGSVGElement | null, id: RegionId | null): void {
  if (layer === null) return;
  layer.style.display = id === null ? 'none' : 'block';
  if (id === null) return;
  const { box, path } = outlineOf(id);
  layer.setAttribute('viewBox', `${box.x} ${box.y} ${box.w} ${box.h}`);
  layer.style.width = `${box.w}px`;
  layer.style.height = `${box.h}px`;
  layer.style.transform = `translate(${box.x}px,${box.y}px)`;
  layer.firstElementChild?.setAttribute('d', path);
}

type Shown = Pick<MapProps, 'regions' | 'regionName'>;
/** Names, crests and tokens: kept as they are while the host only speaks of something else. */
const Faces = memo(
  ({ regions, regionName, featureName, level }: Shown & Pick<MapProps, 'featureName'> & { readonly level: Level }) => (
    <>
      <FeatureNames nameOf={featureName} level={level} />
      {regionIds.map((id) => (
        <RegionFace key={id} id={id} name={regionName(id)} view={viewOf(regions, id)} far={level === 'far'} />
      ))}
      {level === 'far' ? (
        <Landmarks regions={regions} regionName={regionName} />
      ) : (
        <Notes regions={regions} regionName={regionName} />
      )}
    </>
  ),
);
const Shapes = memo(({ regions, regionName, stop }: Shown & { readonly stop: RegionId }) =>
  regionIds.map((id) => {
    const view = viewOf(regions, id);
    return (
      <RegionShape key={id} id={id} label={view.label ?? regionName(id)} state={view.state} isStop={id === stop} />
    );
  }),
);

function Landmarks({ regions, regionName }: Pick<MapProps, 'regions' | 'regionName'>) {
  const list = useMemo(() => {
    const taken = regionIds.flatMap((id) => arrangeFar(id, viewOf(regions, id))?.placed.map(({ box }) => box) ?? []);
    return landmarks(regionName, taken, LANDMARK_SIZE);
  }, [regions, regionName]);
  return list.map(({ id, text, size, box }) => <Name key={id} of={{ lines: [text], size, box }} />);
}

function Notes({ regions, regionName }: Pick<MapProps, 'regions' | 'regionName'>) {
  const placed = useMemo(() => {
    const notes = regionIds.flatMap((id) => {
      const { note } = viewOf(regions, id);
      return note === undefined ? [] : [{ id, text: note }];
    });
    return placeNotes(notes, (id) => arrange(id, regionName(id), viewOf(regions, id)));
  }, [regions, regionName]);
  return placed.map((note) => <TokenView key={`${note.box.x} ${note.box.y}`} placed={note} />);
}
