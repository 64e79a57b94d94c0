/** On a phone, over the map: what needs no place to begin with, one press away. */
import { useBoard } from './around.tsx';
import { Take } from './deeds.tsx';
import type { Verb } from './model/options.ts';
import { deedsOf, leaves } from './model/ways.ts';
import { useSay } from './say.ts';

const QUICK: readonly Verb[] = ['fellowship', 'draw', 'advance'];

export function Quick() {
  const { ways } = useBoard();
  const say = useSay();
  const all = leaves(ways);
  const deeds = QUICK.flatMap((verb) => deedsOf(all.filter(({ last }) => last.verb === verb)));
  if (deeds.length === 0) return null;
  return (
    <ul className="quick" aria-label={say('way.quick')}>
      {deeds.map((deed) => (
        <li key={deed.key}>
          <Take deed={deed} className="chip" />
        </li>
      ))}
    </ul>
  );
}
