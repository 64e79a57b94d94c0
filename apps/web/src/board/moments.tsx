/** Which moment stands over the table: a battle, a Hunt, or none. Its window is loaded when there is one. */
import { lazy, Suspense } from 'react';
import type { PartProps } from '../table/design.ts';
import { useBoard } from './around.tsx';

const BattleWindow = lazy(() => import('./battle-window.tsx').then((m) => ({ default: m.BattleWindow })));
const HuntWindow = lazy(() => import('./hunt-window.tsx').then((m) => ({ default: m.HuntWindow })));

export function Moments(props: PartProps) {
  const { battle, hunt } = useBoard().view;
  return (
    <Suspense>
      {battle !== null ? (
        <BattleWindow key="battle" battle={battle} {...props} />
      ) : (
        hunt !== null && <HuntWindow key="hunt" hunt={hunt} {...props} />
      )}
    </Suspense>
  );
}
