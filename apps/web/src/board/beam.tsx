/** Across the top: both sides face to face, with their dice, Rings and points, and what time it is. */
import './beam.css';
import { asked } from '../play/source.ts';
import type { PartProps } from '../table/design.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { ring } from './glyphs.ts';
import { ActionDie } from './marks.tsx';
import { POINTS_TO_WIN, usedDice, victoryPoints } from './model/score.ts';
import { PHASES, type Side } from './model/view.ts';
import { GAME, useSay } from './say.ts';
import { Word } from './word.tsx';

export function Beam({ seen }: PartProps) {
  const { seats } = useBoard();
  const used = usedDice(seen.facts, (seat) => seats[seat]?.side ?? 'free');
  return (
    <div className="board-beam">
      <SideOf side="free" used={used.free} />
      <Time seen={seen} />
      <SideOf side="shadow" used={used.shadow} />
    </div>
  );
}

function SideOf({ side, used }: { readonly side: Side; readonly used: readonly string[] }) {
  const { view } = useBoard();
  const say = useSay();
  const points = victoryPoints(view)[side];
  return (
    <section className={`beam-side ${side}`} aria-label={say('beam.side', { side })}>
      <Who side={side} />
      <Tray side={side} used={used} />
      <Rings side={side} />
      <p className="points" role="img" aria-label={say('beam.points-help', { side, n: points })}>
        <b>
          {points}
          <small>/{POINTS_TO_WIN[side]}</small>
        </b>
        <span>{say('beam.points')}</span>
      </p>
    </section>
  );
}
function Who({ side }: { readonly side: Side }) {
  const { view, seats } = useBoard();
  const voice = useVoice();
  const say = useSay();
  const own = seats.filter((seat) => seat.side === side);
  return (
    <div className="who">
      <b>{voice.name(GAME, 'side', side)}</b>
      {own.map(({ seat, id }) => {
        const n = Object.values(view.hands[id] ?? {}).reduce((sum, some) => sum + some, 0);
        const leads = own.length > 1 && view.leading[side] === id;
        return (
          <span key={id}>
            {own.length > 1 ? voice.name(GAME, 'short-role', id) : voice.name(GAME, 'seat', String(seat))}
            {leads && <em>{say('beam.leads')}</em>} · {say('beam.cards', { n })}
          </span>
        );
      })}
    </div>
  );
}
function Tray({ side, used }: { readonly side: Side; readonly used: readonly string[] }) {
  const { view, ways, picks, pick, side: own } = useBoard();
  const voice = useVoice();
  const say = useSay();
  const usable = new Set(ways.flatMap(({ first }) => (first.die === undefined ? [] : [first.die])));
  const mine = view.dice[side];
  const ours = mine.some((face) => usable.has(face)) && ways.length > 0 && side === own;
  return (
    <ul className="tray" aria-label={say('beam.dice', { side })}>
      {mine.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one face are alike
        <li key={`${face} ${i}`}>
          {ours && usable.has(face) ? (
            <button
              type="button"
              className="die-button"
              aria-pressed={picks.die === face}
              aria-label={say('beam.press-die', { die: face })}
              title={voice.name(GAME, 'die', face)}
              onClick={() => pick({ die: picks.die === face ? null : face, region: null, card: null, figure: null })}
            >
              <ActionDie face={face} side={side} />
            </button>
          ) : (
            <span role="img" aria-label={voice.name(GAME, 'die', face)} title={voice.name(GAME, 'die', face)}>
              <ActionDie face={face} side={side} />
            </span>
          )}
        </li>
      ))}
      {used.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one face are alike
        <li key={`used ${i}`} className={i === 0 ? 'first-used' : undefined}>
          <span role="img" aria-label={say('beam.used', { die: face })} title={say('beam.used', { die: face })}>
            <ActionDie face={face} side={side} spent />
          </span>
        </li>
      ))}
    </ul>
  );
}
function Rings({ side }: { readonly side: Side }) {
  const { view, ways, take, isTaken, side: own } = useBoard();
  const say = useSay();
  const n = view.rings[side];
  const way = ways.find(({ last }) => last.verb === 'ring');
  const icons = Array.from({ length: n }, (_, i) => <Icon key={String(i)} of={ring} />);
  if (way !== undefined && side === own) {
    return (
      <button
        type="button"
        className="rings"
        aria-label={say('beam.use-ring')}
        aria-pressed={isTaken(way)}
        onClick={() => take(way)}
      >
        {icons}
      </button>
    );
  }
  return (
    <span className="rings" role="img" aria-label={say('beam.rings', { n })}>
      {icons}
    </span>
  );
}
/** The glossary calls this phase by its full name. */
const PHASE_TERM: Readonly<Record<string, string>> = { actions: 'action-resolution' };
function Time({ seen }: Pick<PartProps, 'seen'>) {
  const { view } = useBoard();
  const voice = useVoice();
  const say = useSay();
  const phases: readonly string[] = PHASES;
  const now = phases.indexOf(view.phase);
  const who = asked(seen.offers);
  const mine = seen.as !== 'public' && who.includes(seen.as);
  return (
    <div className="time">
      <p className="turn">
        {say('beam.turn', { n: view.turn })}{' '}
        <span>
          · <Word id={`phase.${PHASE_TERM[view.phase] ?? view.phase}`} text={voice.name(GAME, 'phase', view.phase)} />
        </span>
      </p>
      <span className="phases" role="img" aria-label={say('beam.phase', { n: now + 1, phase: view.phase })}>
        {PHASES.map((phase, i) => (
          <i key={phase} className={i < now ? 'done' : i === now ? 'now' : undefined} />
        ))}
      </span>
      <p className="acting">
        {mine ? (
          <b>{say('beam.your-action')}</b>
        ) : (
          who[0] !== undefined && <b>{say('beam.their-action', { who: voice.name(GAME, 'seat', String(who[0])) })}</b>
        )}
        {view.phase === 'actions' && (mine || who[0] !== undefined) && (
          <span> · {say('beam.left', { free: view.dice.free.length, shadow: view.dice.shadow.length })}</span>
        )}
      </p>
    </div>
  );
}
