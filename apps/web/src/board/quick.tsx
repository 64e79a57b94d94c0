/** On a phone, over the map: what needs no place to begin with, one press away. */
import { useBoard } from './around.tsx';
import { Take } from './deeds.tsx';
import type { Verb } from './model/options.ts';
import { deedsOf, leaves } from './model/ways.ts';
import { HuntAhead } from './odds.tsx';
import { useSay } from './say.ts';

const QUICK: readonly Verb[] = ['fellowship', 'draw', 'advance'];

export function Quick() {
  const { ways, isTaken } = useBoard();
  const say = useSay();
  const all = leaves(ways);
  const deeds = QUICK.flatMap((verb) => deedsOf(all.filter(({ last }) => last.verb === verb)));
  if (deeds.length === 0) return null;
  const moves = deeds.find(({ way }) => way.last.act === 'move fellowship');
  return (
    <div className="quick-row">
      {moves !== undefined && [moves.way, ...moves.others].some(isTaken) && (
        <div className="panel">
          <HuntAhead />
        </div>
      )}
      <ul className="quick" aria-label={say('way.quick')}>
        {deeds.map((deed) => (
          <li key={deed.key}>
            <Take deed={deed} className="chip" />
          </li>
        ))}
      </ul>
    </div>
  );
}
