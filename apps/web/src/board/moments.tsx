/** Which moment stands over the table: a battle, a Hunt, or none. */
import type { PartProps } from '../table/design.ts';
import { useBoard } from './around.tsx';
import { BattleWindow } from './battle-window.tsx';
import { HuntWindow } from './hunt-window.tsx';

export function Moments(props: PartProps) {
  const { view } = useBoard();
  if (view.battle !== null) return <BattleWindow key="battle" battle={view.battle} {...props} />;
  return view.hunt === null ? null : <HuntWindow key="hunt" hunt={view.hunt} {...props} />;
}
