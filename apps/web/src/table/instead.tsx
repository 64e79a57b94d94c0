/** What stands in the place of the decision bar when this seat has nothing to decide. */
import { textOf } from '@amon-hen/i18n';
import type { Outcome, Seat, Verdict } from '@amon-hen/kernel';
import { asked, type Seen } from '../play/source.ts';
import { href, type Route } from '../route.ts';
import { RuleLink } from '../rules/link.tsx';
import { undo as undoGlyph } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Said } from '../ui/said.tsx';
import { useVoice } from '../words/words.tsx';

export function Waiting({
  game,
  seen,
  undo,
}: {
  readonly game: string;
  readonly seen: Seen;
  readonly undo: () => void;
}) {
  const voice = useVoice();
  const names = asked(seen.offers).map((seat) => voice.name(game, 'seat', String(seat)));
  const about = seen.offers.find((offer) => !offer.answered)?.about;
  return (
    <section className="panel decide" aria-label={voice.say('wait.title')}>
      <header className="panel-head">
        <h2>{voice.say('wait.for', { who: names })}</h2>
      </header>
      {about !== undefined && <p className="decide-help">{textOf(voice.decision(game, about))}</p>}
      <UndoRow game={game} mayUndo={seen.mayUndo} undo={undo} />
    </section>
  );
}
export function HandOver({
  game,
  to,
  mayUndo,
  undo,
  onLeave,
}: {
  readonly game: string;
  readonly to: Seat;
  readonly mayUndo: Verdict;
  readonly undo: () => void;
  readonly onLeave: () => void;
}) {
  const voice = useVoice();
  const seat = voice.name(game, 'seat', String(to));
  return (
    <section className="panel decide" aria-label={voice.say('hand-over.title', { seat })}>
      <header className="panel-head">
        <h2>{voice.say('hand-over.title', { seat })}</h2>
      </header>
      <p className="decide-help">{voice.say('hand-over.text')}</p>
      <div className="decide-foot">
        <div className="decide-buttons">
          <button type="button" className="button prime big confirm" onClick={onLeave}>
            {voice.say('hand-over.leave')}
          </button>
        </div>
      </div>
      <UndoRow game={game} mayUndo={mayUndo} undo={undo} />
    </section>
  );
}
function UndoRow({
  game,
  mayUndo,
  undo,
}: {
  readonly game: string;
  readonly mayUndo: Verdict;
  readonly undo: () => void;
}) {
  const voice = useVoice();
  if (mayUndo !== true) return null;
  return (
    <div className="decide-foot" data-game={game}>
      <button type="button" className="button quiet undo" onClick={undo} aria-keyshortcuts="u">
        <Icon of={undoGlyph} /> {voice.say('decide.undo')} <span className="key" data-key="U" />
      </button>
    </div>
  );
}
export function Ended({
  game,
  outcome,
  by,
  replay,
}: {
  readonly game: string;
  readonly outcome: Outcome;
  /** Where the game can be looked at again. */
  readonly replay: Route;
  /** How it ended, if not by the rules. */
  readonly by: 'resign' | 'draw' | 'clock' | null;
}) {
  const voice = useVoice();
  const winners = outcome.winners.map((seat) => voice.name(game, 'seat', String(seat)));
  return (
    <section className="panel decide ended" aria-label={voice.say('end.title')}>
      <header className="panel-head">
        <h2>{voice.say('end.won', { who: winners, n: winners.length })}</h2>
      </header>
      <p className="decide-help">
        {by === null ? (
          <>
            <Said parts={voice.ending(game, outcome.how)} /> <RuleLink id={outcome.by} />
          </>
        ) : (
          voice.say('end.by', { by })
        )}
      </p>
      <div className="decide-foot">
        <div className="decide-buttons">
          <a className="button prime big confirm" href={href({ at: 'new' })}>
            {voice.say('end.again')}
          </a>
          <a className="button" href={href(replay)}>
            {voice.say('replay.watch')}
          </a>
          <a className="button quiet" href={href({ at: 'home' })}>
            {voice.say('nav.home')}
          </a>
        </div>
      </div>
    </section>
  );
}
