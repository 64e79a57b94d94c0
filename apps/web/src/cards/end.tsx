/** The end: who has won, and how the points came together (CG-11.1, CG-11.2). */
import './end.css';
import type { Outcome } from '@amon-hen/kernel';
import { finalScore } from './model/final.ts';
import { SIDES, type Side } from './model/view.ts';
import { useCards, useSay } from './sharing.ts';

export function FinalScore({ outcome }: { readonly outcome: Outcome }) {
  const say = useSay();
  const { view } = useCards();
  const rows = finalScore(view, outcome);
  const winner: Side = view.winner === 'free-peoples' ? 'free-peoples' : 'shadow';
  return (
    <section className="panel cg-end" data-side={winner}>
      <h2>{say('end.heading', { side: winner })}</h2>
      <table aria-label={say('end.score')}>
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col" data-side={side}>
                {say('score.title', { side })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, points }) => (
            <tr key={what} data-what={what}>
              <th scope="row">{say(`end.${what}`)}</th>
              {SIDES.map((side) => (
                <td key={side}>{points[side]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
