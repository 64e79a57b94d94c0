/** The Hunt: the dice that wait, what a move would risk now, and which tiles are left. */
import { useVoice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { FigureButton } from './figure-button.tsx';
import { ActionDie, HuntTile } from './marks.tsx';
import { MINIONS } from './model/figures.ts';
import { huntOdds, huntReRolls, percent, stepOdds } from './model/odds.ts';
import { HuntBar } from './odds.tsx';
import { GAME, useSay } from './say.ts';
import { Word } from './word.tsx';

export function HuntPanel() {
  const { view, isFirstEdition } = useBoard();
  const say = useSay();
  const { free, shadow } = view.huntBox;
  const odds = huntOdds(view, isFirstEdition);
  const step = stepOdds(view);
  const reRolls = step === null ? huntReRolls(view) : 0;
  return (
    <section
      className={`panel hunt-panel ${view.fellowship.mordor === null ? '' : 'in-mordor'}`}
      aria-label={say('hunt.title')}
    >
      <header className="panel-head">
        <h2>
          <Word id="hunt.hunt" text={say('hunt.title')} />
        </h2>
        <span className="aside">
          <Word id="hunt.pool" text={say('hunt.pool', { n: view.tiles.pool.length })} />
        </span>
      </header>
      <div className="panel-body">
        <p className="hunt-box" role="img" aria-label={say('hunt.box', { n: shadow + free })}>
          {Array.from({ length: shadow }, (_, i) => (
            <ActionDie key={`eye ${String(i)}`} face="eye" side="shadow" />
          ))}
          {Array.from({ length: free }, (_, i) => (
            <ActionDie key={`move ${String(i)}`} face="character" side="free" />
          ))}
        </p>
        <p className="muted">
          {step === null ? say('hunt.roll', { dice: Math.min(5, shadow), bonus: free }) : say('hunt.tile-only')}
          {reRolls > 0 && <> · {say('hunt.re-rolls', { n: reRolls })}</>}
        </p>
        <HuntBar />
        {odds !== null && shadow > 0 && (
          <dl className="hunt-odds" aria-label={say('hunt.odds')}>
            <div>
              <dd>{say('odds.win', { n: percent(odds.success) })}</dd>
              <dt>{say('hunt.hunted')}</dt>
            </div>
            <Revealed chance={odds.reveal} />
            <Damage n={odds.damage} />
          </dl>
        )}
        {step !== null && (
          <dl className="hunt-odds" aria-label={say('hunt.odds')}>
            <div>
              <dd>{say('odds.win', { n: percent(step.stopped) })}</dd>
              <dt>{say('hunt.stopped')}</dt>
            </div>
            <Revealed chance={step.reveal} />
            <Damage n={step.damage} />
          </dl>
        )}
        <Tiles tiles={view.tiles.pool} />
        <Minions />
        {view.tiles.waiting.length > 0 && (
          <>
            <p className="muted waiting">{say('hunt.waiting')}</p>
            <Tiles tiles={view.tiles.waiting} />
          </>
        )}
      </div>
    </section>
  );
}
function Revealed({ chance }: { readonly chance: number }) {
  const say = useSay();
  return (
    <div>
      <dd>{say('odds.win', { n: percent(chance) })}</dd>
      <dt>
        <Word id="fellowship.revealed" text={say('hunt.revealed')} />
      </dt>
    </div>
  );
}
function Damage({ n }: { readonly n: number }) {
  const say = useSay();
  return (
    <div>
      <dd>{n.toFixed(1)}</dd>
      <dt>
        <Word id="hunt.damage" text={say('hunt.damage')} />
      </dt>
    </div>
  );
}
/** Those who serve the Eye: where they are. */
function Minions() {
  const say = useSay();
  return (
    <p className="minions">
      <span>
        <Word id="unit.minion" text={say('minions.title')} />
      </span>
      {MINIONS.map((who) => (
        <Minion key={who} who={who} />
      ))}
    </p>
  );
}
function Minion({ who }: { readonly who: string }) {
  const { view } = useBoard();
  const say = useSay();
  const at = view.characters[who] ?? 'aside';
  const state = at === 'eliminated' ? 'dead' : at === 'aside' ? 'away' : '';
  const label =
    state === 'dead'
      ? say('minions.lost', { who })
      : state === 'away'
        ? say('minions.aside', { who })
        : say('minions.at', { who, region: at });
  return <FigureButton who={who} side="shadow" state={state} label={label} />;
}
function Tiles({ tiles }: { readonly tiles: readonly string[] }) {
  const voice = useVoice();
  const say = useSay();
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  const order = [...counts].sort(([a], [b]) => rank(a) - rank(b));
  return (
    <ul className="tiles">
      {order.map(([tile, n]) => (
        <li key={tile}>
          <span role="img" aria-label={say('hunt.tile-count', { n, tile })} title={voice.name(GAME, 'tile', tile)}>
            <HuntTile tile={tile} />
            {n > 1 && <span aria-hidden="true">×{n}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
const ORDER = ['eye', '3', '2', '2-reveal', '1', '1-reveal', '0-reveal'];
const rank = (tile: string): number => {
  const at = ORDER.indexOf(tile);
  return at < 0 ? ORDER.length : at;
};
