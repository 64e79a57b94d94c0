/** The actions that belong to no card, and what passing would mean, for whoever's turn it is. */
import { useDecision } from '../decision-bar/deciding.ts';
import { RuleLink } from '../rules/link.tsx';
import { useVoice } from '../words/words.tsx';
import { passingOf } from './model/passing.ts';
import { useCards, useSay } from './sharing.ts';

/** Small hands may always pass, the smallest too. */
const RULES = { limit: 'CG-7.1.7', fewest: 'CG-16.2.1', no: 'CG-7.1.4' } as const;

const FREE = ['winnow', 'ring', 'pass'] as const;
function isFree(verb: string): verb is (typeof FREE)[number] {
  return FREE.some((one) => one === verb);
}
export function PassingPanel() {
  const say = useSay();
  const voice = useVoice();
  const { view, about, mine, focus, meanings } = useCards();
  const { press, draft } = useDecision();
  const turn = mine.find(({ player }) => player === view.turn)?.player;
  if (turn === undefined || about !== 'turn' || focus !== null) return null;
  const passing = passingOf(view, turn);
  if (passing === null) return null;
  const { hand, limit, others, why, waitsFor } = passing;
  const held = voice.list(others.map(String));
  const free = meanings.flatMap(({ id, verb }) => (isFree(verb) ? [{ id, verb }] : []));
  const reason =
    why === 'limit'
      ? say('pass.may-limit', { hand, limit })
      : say(why === 'fewest' ? 'pass.may-fewest' : 'pass.may-not', { hand, limit, others: held });
  return (
    <section className="panel cg-passing" aria-label={say('pass.title')}>
      <p>
        <b>{say('pass.title')}</b> {reason} <RuleLink id={RULES[why]} />{' '}
        {waitsFor.length === 0 ? say('pass.ends') : say('pass.goes-on', { who: [...waitsFor], n: waitsFor.length })}
      </p>
      {free.length > 0 && (
        <div className="cg-free">
          {free.map(({ id, verb }) => (
            <button
              key={id}
              type="button"
              className="button"
              aria-pressed={draft.has(id)}
              data-option={id}
              onClick={() => press(id)}
            >
              {say(`free.${verb}`)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
