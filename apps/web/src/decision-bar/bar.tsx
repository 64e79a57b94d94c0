/** The bar that can answer any decision of any game by itself. */
import './bar.css';
import { lazy, Suspense, useEffect, useId } from 'react';
import { RuleLink } from '../rules/link.tsx';
import { useAnnounce } from '../ui/announcer.tsx';
import { undo as undoGlyph } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Said, useSaid } from '../ui/said.tsx';
import { useVoice } from '../words/words.tsx';
import { useDecision } from './deciding.ts';
import { countFits, type OwnDecision, spellDraft, total } from './draft.ts';
import { Options } from './options.tsx';
import { RefusedOptions } from './refused.tsx';

/** Few questions ask for numbers: the fields for them come when one does. */
const Amounts = lazy(() => import('./amounts.tsx').then((m) => ({ default: m.Amounts })));

export function DecisionBar({ game, decision }: { readonly game: string; readonly decision: OwnDecision }) {
  const voice = useVoice();
  const announce = useAnnounce();
  const { others } = useDecision();
  const { about, values, own, which } = decision;
  const question = useSaid(voice.decision(game, about, values));
  const heading = useId();
  useEffect(() => announce(voice.say('decide.announce', { question })), [announce, question, voice]);
  return (
    <section className="panel decide" aria-labelledby={heading}>
      <header className="panel-head">
        <h2 id={heading} tabIndex={-1}>
          {question}
        </h2>
        <span className="aside">
          <RuleLink id={own.rule} />
        </span>
      </header>
      <p className="decide-help">
        <Help decision={decision} />
        {others > 0 && ` ${voice.say('decide.others', { n: others })}`}
      </p>
      <div className="decide-body">
        {own.form === 'amounts' ? (
          <Suspense>
            <Amounts game={game} decision={decision} label={heading} />
          </Suspense>
        ) : (
          <Options key={`${which} ${about}`} game={game} decision={decision} label={heading} />
        )}
        <RefusedOptions game={game} about={about} refused={own.refused} />
      </div>
      <Foot game={game} decision={decision} />
    </section>
  );
}

function Help({ decision: { own } }: { readonly decision: OwnDecision }) {
  const voice = useVoice();
  const { draft } = useDecision();
  if (own.form === 'one') return voice.say('decide.help.one');
  const { least, most } = own;
  const values = { n: total(draft), least, most };
  if (own.form === 'some') return voice.say(least === most ? 'decide.help.some' : 'decide.help.some-range', values);
  return voice.say(least === most ? 'decide.help.amounts' : 'decide.help.amounts-range', values);
}

function Foot({ game, decision }: { readonly game: string; readonly decision: OwnDecision }) {
  const voice = useVoice();
  const { own, about } = decision;
  const { draft, verdict, final, refusal, busy, mayUndo, confirm, undo } = useDecision();
  const ready = countFits(own, draft);
  const why = refusal ?? (verdict === null || verdict === true ? null : verdict);
  const label =
    ready && (own.form === 'one' || total(draft) > 0)
      ? voice.say('decide.confirm', { answer: voice.answer(game, own.form, spellDraft(own, draft), about) })
      : voice.say(ready ? 'decide.confirm-none' : 'decide.not-yet');
  return (
    <footer className="decide-foot">
      {why !== null && (
        <p className="why" role="alert">
          <Said parts={voice.refusal(game, why)} /> <RuleLink id={why.rule} />
        </p>
      )}
      {ready && final === true && why === null && <p className="final">{voice.say('decide.final')}</p>}
      <div className="decide-buttons">
        <button
          type="button"
          className="button prime big confirm"
          disabled={!ready || verdict !== true || final === null || busy}
          onClick={confirm}
        >
          {label}
        </button>
        <button
          type="button"
          className="button quiet undo"
          disabled={mayUndo !== true}
          onClick={undo}
          aria-keyshortcuts="u"
        >
          <Icon of={undoGlyph} /> {voice.say('decide.undo')} <span className="key" data-key="U" />
        </button>
      </div>
      {mayUndo !== true && mayUndo.why !== 'undo-nothing' && (
        <p className="barred">
          <Said parts={voice.refusal(game, mayUndo)} />
        </p>
      )}
    </footer>
  );
}
