/** What others did last, shown on the map: where it was, the way of a march, and a line that says it. */
import { textOf } from '@amon-hen/i18n';
import { useMemo } from 'react';
import { isRegionId, type RegionId } from '../map/outlines.ts';
import type { Fact, Seen } from '../play/source.ts';
import { useVoice } from '../words/words.tsx';
import type { SeatFact } from './model/score.ts';
import { regionOf, type Side } from './model/view.ts';
import { GAME } from './say.ts';

export interface News {
  /** The places of what happened last: they glow until something else happens. */
  readonly glowing: ReadonlySet<string>;
  readonly trail: { readonly from: RegionId; readonly to: RegionId; readonly side: Side } | null;
  /** Null when it was one's own doing. */
  readonly text: string | null;
}
const SHOWN = 3;

function placeIn(fact: Fact, key: string): RegionId | null {
  const place = fact[key];
  const region = typeof place === 'string' ? regionOf(place) : '';
  return isRegionId(region) ? region : null;
}
export function useNews({ facts, before, by, as }: Seen, seats: readonly SeatFact[]): News {
  const voice = useVoice();
  return useMemo(() => {
    const recent = facts.slice(Math.max(before, facts.length - SHOWN));
    const glowing = new Set<string>();
    for (const fact of recent) {
      for (const key of ['region', 'from', 'to']) {
        const place = placeIn(fact, key);
        if (place !== null) glowing.add(place);
      }
    }
    const side = seats.find(({ seat }) => seat === by)?.side ?? null;
    if (by === null || by === as || side === null) return { glowing, trail: null, text: null };
    const told = recent.at(-1);
    const march = recent.findLast((fact) => placeIn(fact, 'from') !== null && placeIn(fact, 'to') !== null);
    const from = march === undefined ? null : placeIn(march, 'from');
    const to = march === undefined ? null : placeIn(march, 'to');
    return {
      glowing,
      trail: from === null || to === null || from === to ? null : { from, to, side },
      text: told === undefined ? null : textOf(voice.fact(GAME, told)),
    };
  }, [as, before, by, facts, seats, voice]);
}
