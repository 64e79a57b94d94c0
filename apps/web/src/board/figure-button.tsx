/** A character's medal: can be pressed to begin with whenever it can do something. */
import { useBegin } from './begin.ts';
import { Medal } from './marks.tsx';
import type { Side } from './model/view.ts';

export function FigureButton(props: {
  readonly who: string;
  readonly side: Side;
  readonly state: string;
  readonly label: string;
}) {
  const { who, side, state, label } = props;
  const { can, isPicked, begin } = useBegin(who);
  const medal = <Medal who={who} side={side} state={state} />;
  if (!can) {
    return (
      <span role="img" aria-label={label} title={label}>
        {medal}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="medal-button"
      aria-label={label}
      title={label}
      aria-pressed={isPicked}
      onClick={begin}
    >
      {medal}
    </button>
  );
}
