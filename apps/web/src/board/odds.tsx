/** Odds as small pictures: who wins, round by round, and what a move of the Fellowship risks. */
import type { BattleOdds } from '@amon-hen/bots/odds/battle';
import { useBoard } from './around.tsx';
import { huntOdds, percent } from './model/odds.ts';
import { otherSide, type Side } from './model/view.ts';
import { useSay } from './say.ts';

/** The chance of a side to win, in its own colour. */
export function OddsBar({ win, side }: { readonly win: number; readonly side: Side }) {
  return (
    <span className="odds-bar" aria-hidden="true">
      <i className={side} style={{ width: `${win * 100}%` }} />
      <i className={otherSide(side)} style={{ width: `${(1 - win) * 100}%` }} />
    </span>
  );
}

const ROUNDS = 5;
const COLUMN = { w: 10, h: 18, gap: 2 };
/** A column for each round: won by its end below, lost above, still fought over between. */
export function RoundBars({ odds, side }: { readonly odds: BattleOdds; readonly side: Side }) {
  const say = useSay();
  const after = (round: number) => odds.byRound[Math.min(round, odds.byRound.length) - 1] ?? { win: 0, loss: 0 };
  const { w, h, gap } = COLUMN;
  const label = say('odds.by-round', {
    first: percent(after(1).win),
    second: percent(after(2).win),
    third: percent(after(3).win),
  });
  return (
    <svg className="round-bars" viewBox={`0 0 ${ROUNDS * (w + gap) - gap} ${h}`} role="img" aria-label={label}>
      <title>{label}</title>
      {Array.from({ length: ROUNDS }, (_, i) => {
        const { win, loss } = after(i + 1);
        const x = i * (w + gap);
        return (
          <g key={`round ${String(i)}`}>
            <rect className="open" x={x} y={0} width={w} height={h} />
            <rect className={otherSide(side)} x={x} y={0} width={w} height={h * loss} />
            <rect className={side} x={x} y={h * (1 - win)} width={w} height={h * win} />
          </g>
        );
      })}
    </svg>
  );
}

/** If the Fellowship moved now: unseen, found, or found and revealed. Null where no dice are rolled. */
export function HuntBar() {
  const { view, isFirstEdition } = useBoard();
  const odds = huntOdds(view, isFirstEdition);
  if (odds === null || view.huntBox.shadow === 0) return null;
  const { success, reveal } = odds;
  return (
    <span className="hunt-bar" aria-hidden="true">
      <i className="unseen-part" style={{ width: `${(1 - success) * 100}%` }} />
      <i className="found" style={{ width: `${(success - reveal) * 100}%` }} />
      <i className="revealed" style={{ width: `${reveal * 100}%` }} />
    </span>
  );
}
/** The same in one line, beside what moves the Fellowship. */
export function HuntAhead() {
  const { view, isFirstEdition } = useBoard();
  const say = useSay();
  const odds = huntOdds(view, isFirstEdition);
  if (odds === null || view.huntBox.shadow === 0) return null;
  const { success, reveal, damage } = odds;
  return (
    <div className="hunt-ahead">
      <HuntBar />
      <small>
        {say('hunt.ahead', { hunted: percent(success), revealed: percent(reveal), damage: damage.toFixed(1) })}
      </small>
    </div>
  );
}
