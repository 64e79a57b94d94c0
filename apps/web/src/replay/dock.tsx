/** The time line: where the game stands, how it went, and the ways to go through it. */
import { textOf } from '@amon-hen/i18n';
import { type ReactNode, useId } from 'react';
import type { Moment, TimeLine } from '../play/replay/time-line.ts';
import type { Seen, Who } from '../play/source.ts';
import type { WorkerSource } from '../play/worker/source.ts';
import { check, chevron, fork, forward, link, pause, play } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Pick } from '../ui/pick.tsx';
import { useVoice } from '../words/words.tsx';
import { GREAT, type Player } from './player.ts';
import { saveText } from './save.ts';
import { MomentMark } from './step.tsx';

interface Props {
  readonly source: WorkerSource;
  readonly line: TimeLine;
  readonly seen: Seen;
  readonly player: Player;
  readonly onFork: () => void;
}
export function Dock(props: Props) {
  return (
    <>
      <Controls {...props} />
      <Strip {...props} />
    </>
  );
}
function Controls({ source, line, seen, player, onFork }: Props) {
  const voice = useVoice();
  const { game } = source.table;
  const turn = line.moments.findLast(({ kind, at }) => kind === 'turn' && at <= seen.number);
  const save = async (): Promise<void> => {
    const text = await source.record();
    if (text !== null) saveText(`${game}-${source.table.id}.record.txt`, text);
  };
  return (
    <div className="dock-controls">
      <p className="dock-where">
        {turn !== undefined && <b>{textOf(voice.fact(game, turn.fact))}</b>}{' '}
        <span>{voice.say('replay.at', { n: seen.number, last: player.last })}</span>
      </p>
      <div className="dock-buttons">
        <Control say={voice.say('replay.previous')} keys="PageUp" onPress={() => player.jump(-1)} turned>
          <Icon of={forward} />
        </Control>
        <Control say={voice.say('replay.back')} keys="," onPress={() => player.stepBy(-1)} turned>
          <Icon of={chevron} />
        </Control>
        <Control
          say={voice.say(player.playing ? 'replay.pause' : 'replay.play')}
          keys="Space"
          onPress={player.toggle}
          prime
        >
          <Icon of={player.playing ? pause : play} />
        </Control>
        <Control say={voice.say('replay.forward')} keys="." onPress={() => player.stepBy(1)}>
          <Icon of={chevron} />
        </Control>
        <Control say={voice.say('replay.following')} keys="PageDown" onPress={() => player.jump(1)}>
          <Icon of={forward} />
        </Control>
      </div>
      <div className="dock-more">
        <Proved line={line} />
        <button type="button" className="chip-button" onClick={player.faster}>
          {voice.say('replay.speed', { n: player.speed })}
        </button>
        {line.eyes.length > 1 && (
          <Pick
            label={voice.say('replay.eyes')}
            hideLabel
            value={String(seen.as)}
            options={line.eyes.map((who) => ({ value: String(who), label: eyesName(voice, game, who) }))}
            onChange={(value) => source.lookAs(value === 'public' ? 'public' : Number(value))}
          />
        )}
        {seen.number === player.last &&
          line.proof.kind !== 'false' &&
          line.steps.every(({ said }) => said !== null) && (
            <button type="button" className="button" onClick={() => void save()}>
              <Icon of={link} /> {voice.say('replay.save')}
            </button>
          )}
        <button
          type="button"
          className="button fork"
          onClick={onFork}
          disabled={seen.outcome !== null}
          title={seen.outcome === null ? undefined : voice.say('replay.fork-over')}
        >
          <Icon of={fork} /> {voice.say('replay.fork')}
        </button>
      </div>
    </div>
  );
}
function eyesName(voice: ReturnType<typeof useVoice>, game: string, who: Who): string {
  if (who === 'public') return voice.say('replay.eyes-public');
  return voice.say('replay.eyes-of', { who: voice.name(game, 'seat', String(who)) });
}
function Proved({ line: { proof } }: { readonly line: TimeLine }) {
  const voice = useVoice();
  if (proof.kind === 'none') return null;
  if (proof.kind === 'false') {
    return (
      <span className="tag shadow" role="status">
        {voice.say('proof.false', { message: proof.message })}
      </span>
    );
  }
  return (
    <span className="tag good" role="status">
      <Icon of={check} /> {voice.say(proof.committed ? 'proof.dice' : 'proof.played')}
    </span>
  );
}
function Control(props: {
  readonly say: string;
  readonly keys: string;
  readonly onPress: () => void;
  readonly prime?: boolean;
  readonly turned?: boolean;
  readonly children: ReactNode;
}) {
  const { say, keys, onPress, prime = false, turned = false, children } = props;
  return (
    <button
      type="button"
      className={`icon-button ${prime ? 'prime' : ''} ${turned ? 'turned' : ''}`}
      aria-label={say}
      title={say}
      aria-keyshortcuts={keys}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
const WIDTH = 1000;
const HEIGHT = 100;
/** Two marks nearer than this would lie over each other, in pixels. */
const APART = 30;

function Strip({ source, line, seen, player }: Props) {
  const voice = useVoice();
  const { game } = source.table;
  const label = useId();
  const last = Math.max(1, player.last);
  const x = (at: number): number => at / last;
  const { balance } = line;
  const turn = line.moments.findLast(({ kind, at }) => kind === 'turn' && at <= seen.number);
  const where = voice.say('replay.at', { n: seen.number, last: player.last });
  return (
    <div className="time-strip">
      <div className="strip-marks" aria-hidden="true">
        {spaced(line.moments, x).map((moment) => (
          <button
            key={`${moment.at} ${moment.kind}`}
            type="button"
            tabIndex={-1}
            title={textOf(voice.fact(game, moment.fact))}
            style={{ left: `${x(moment.at) * 100}%` }}
            onClick={() => player.goTo(moment.at)}
          >
            <MomentMark moment={moment} now={moment.at === seen.number} />
          </button>
        ))}
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect className={balance === null ? 'plain' : 'shadow'} width={WIDTH} height={HEIGHT} />
        {balance !== null && <path className="free" d={`M0 ${HEIGHT}${curve(balance)}L${WIDTH} ${HEIGHT}Z`} />}
        {balance !== null && <line className="middle" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />}
        {line.moments
          .filter(({ kind }) => kind === 'turn')
          .map(({ at }) => (
            <line key={at} className="tick" x1={x(at) * WIDTH} x2={x(at) * WIDTH} y1="0" y2={HEIGHT} />
          ))}
        <line className="needle" x1={x(seen.number) * WIDTH} x2={x(seen.number) * WIDTH} y1="0" y2={HEIGHT} />
      </svg>
      {balance !== null && (
        <p className="strip-sides" aria-hidden="true">
          <span>{voice.say('seat.shadow')}</span>
          <span>{voice.say('seat.free')}</span>
        </p>
      )}
      <label className="unseen" htmlFor={label}>
        {voice.say('replay.time-line')}
      </label>
      <input
        id={label}
        type="range"
        min={0}
        max={player.last}
        value={seen.number}
        aria-valuetext={turn === undefined ? where : `${textOf(voice.fact(game, turn.fact))} ${where}`}
        onChange={(event) => player.goTo(Number(event.target.value))}
      />
    </div>
  );
}
function curve(balance: readonly number[]): string {
  const last = Math.max(1, balance.length - 1);
  return balance.map((free, i) => `L${((i / last) * WIDTH).toFixed(1)} ${((1 - free) * HEIGHT).toFixed(1)}`).join('');
}
/** The moments of which one would tell; where they crowd, the first of them. */
function spaced(moments: readonly Moment[], x: (at: number) => number): readonly Moment[] {
  let before = -1;
  return moments
    .filter(({ kind }) => kind !== 'turn' && GREAT.includes(kind))
    .filter(({ at }) => {
      if ((x(at) - before) * innerWidth < APART) return false;
      before = x(at);
      return true;
    });
}
