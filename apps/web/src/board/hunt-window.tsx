/** The Hunt: why it comes, the roll, the tile, and the ways to bear the damage, each with what is true afterwards. */
import { useDecision } from '../decision-bar/deciding.ts';
import type { PartProps } from '../table/design.ts';
import { useVoice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { Choices } from './choices.tsx';
import { CorruptionBar } from './fellowship.tsx';
import { ActionDie, HuntTile, PipDie, tileReveals } from './marks.tsx';
import { consequenceOf } from './model/hunt.ts';
import type { HuntSeen } from './model/view.ts';
import { Moment } from './moment.tsx';
import { GAME, useSay } from './say.ts';
import { Word } from './word.tsx';

export function HuntWindow({ hunt }: PartProps & { readonly hunt: HuntSeen }) {
  const { view } = useBoard();
  const { decision } = useDecision();
  const say = useSay();
  return (
    <Moment
      name="hunt"
      title={say('hunt.window')}
      lead={say('hunt.why', { reason: hunt.reason, progress: view.fellowship.progress })}
    >
      <div className="hunt-field">
        <Rows hunt={hunt} />
        <Drawn hunt={hunt} />
      </div>
      {decision !== null && <Choices decision={decision} more={(id) => <Consequence id={id} />} />}
    </Moment>
  );
}
function Rows({ hunt }: { readonly hunt: HuntSeen }) {
  const { view } = useBoard();
  const say = useSay();
  const { free, shadow } = view.huntBox;
  const dice = (rolled: readonly number[]) =>
    rolled.map((n, i) => {
      const hit = n !== 1 && n + hunt.bonus >= 6;
      return (
        <PipDie
          key={`${String(i)} ${n}`}
          n={n}
          hit={hit}
          bonus={hunt.bonus}
          label={say('die.rolled', { n, hit: String(hit) })}
        />
      );
    });
  return (
    <dl className="hunt-rows">
      <div>
        <dt>
          <Word id="box.hunt" text={say('hunt.row.box')} />
        </dt>
        <dd>
          {Array.from({ length: shadow }, (_, i) => (
            <ActionDie key={`eye ${String(i)}`} face="eye" side="shadow" />
          ))}
          {Array.from({ length: free }, (_, i) => (
            <ActionDie key={`move ${String(i)}`} face="character" side="free" />
          ))}
          <span>{say('hunt.roll', { dice: Math.min(5, shadow), bonus: hunt.bonus })}</span>
        </dd>
      </div>
      {hunt.roll.length > 0 && (
        <div>
          <dt>{say('hunt.row.roll')}</dt>
          <dd>
            {dice(hunt.roll)} <span>{say('hunt.successes', { n: hunt.successes })}</span>
          </dd>
        </div>
      )}
      {hunt.reRoll.length > 0 && (
        <div>
          <dt>{say('hunt.row.re-roll')}</dt>
          <dd>{dice(hunt.reRoll)}</dd>
        </div>
      )}
    </dl>
  );
}
function Drawn({ hunt }: { readonly hunt: HuntSeen }) {
  const { view } = useBoard();
  const voice = useVoice();
  const say = useSay();
  return (
    <div className="hunt-drawn">
      {hunt.tile === null ? (
        <p className="muted">{say('hunt.no-tile')}</p>
      ) : (
        <>
          <span className="tile-frame">
            <HuntTile tile={hunt.tile} large />
            {tileReveals(hunt.tile) && <span className="tag shadow">{say('hunt.reveals')}</span>}
          </span>
          <p className="unseen">{voice.name(GAME, 'tile', hunt.tile)}</p>
          <p className="damage">
            <Word id="hunt.damage" text={say('hunt.damage-left', { n: hunt.damage })} />
          </p>
        </>
      )}
      <p className="muted">{say('hunt.tiles-left', { n: view.tiles.pool.length })}</p>
    </div>
  );
}
function Consequence({ id }: { readonly id: string }) {
  const { view } = useBoard();
  const say = useSay();
  const consequence = consequenceOf(view, id);
  if (consequence === null) return null;
  const { corruption } = view.fellowship;
  const { key, values, to, least = to, weighs } = consequence;
  return (
    <>
      <small>{say(key, values)}</small>
      {weighs && (
        <span className="after">
          <span className="row">
            <span>{say('fellowship.corruption')}</span>
            <b>
              {corruption} → {least === to ? to : `${least}–${to}`}
            </b>
          </span>
          <CorruptionBar now={corruption} to={to} />
        </span>
      )}
    </>
  );
}
