/** The present question inside a window: each choice with what it brings, then the confirmation. */
import { textOf } from '@amon-hen/i18n';
import { lazy, type ReactNode, Suspense } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import { countFits, type OwnDecision, spellDraft, total } from '../decision-bar/draft.ts';
import { Options } from '../decision-bar/options.tsx';
import { RefusedOptions } from '../decision-bar/refused.tsx';
import { RuleLink } from '../rules/link.tsx';
import { undo as undoGlyph } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Said } from '../ui/said.tsx';
import { useVoice } from '../words/words.tsx';
import { ArmyPicker, isArmyQuestion } from './army-picker.tsx';
import { GAME } from './say.ts';

const QUESTION = 'window-question';
const Amounts = lazy(() => import('../decision-bar/amounts.tsx').then((m) => ({ default: m.Amounts })));

export function Choices({
  decision,
  more,
}: {
  readonly decision: OwnDecision;
  readonly more?: (id: string) => ReactNode;
}) {
  const voice = useVoice();
  const { own, about, values } = decision;
  return (
    <div className="window-choices">
      <h3 id={QUESTION} className="question">
        {textOf(voice.decision(GAME, about, values))} <RuleLink id={own.rule} />
      </h3>
      {isArmyQuestion(decision) ? (
        <ArmyPicker decision={decision} bare />
      ) : own.form === 'amounts' ? (
        <Suspense>
          <Amounts game={GAME} decision={decision} label={QUESTION} />
        </Suspense>
      ) : own.form === 'some' ? (
        <Options game={GAME} decision={decision} label={QUESTION} />
      ) : (
        <OneOf decision={decision} more={more} />
      )}
      <RefusedOptions game={GAME} about={about} refused={own.refused} />
    </div>
  );
}
function OneOf({
  decision: { own, about },
  more,
}: {
  readonly decision: OwnDecision;
  readonly more: ((id: string) => ReactNode) | undefined;
}) {
  const voice = useVoice();
  const { draft, press } = useDecision();
  return (
    <ul className="choice-row">
      {own.options.map((id) => (
        <li key={id}>
          <button type="button" className="choice" aria-pressed={draft.has(id)} onClick={() => press(id)}>
            <b>{textOf(voice.option(GAME, id, about).parts)}</b>
            {more?.(id)}
          </button>
        </li>
      ))}
    </ul>
  );
}
/** Confirm, or take back. */
export function ChoicesFoot({ decision }: { readonly decision: OwnDecision }) {
  const voice = useVoice();
  const { draft, verdict, final, refusal, busy, mayUndo, confirm, undo } = useDecision();
  const { own, about } = decision;
  const ready = countFits(own, draft);
  const why = refusal ?? (verdict === null || verdict === true ? null : verdict);
  const chosen = ready && (own.form === 'one' || total(draft) > 0);
  return (
    <>
      {why !== null && (
        <p className="why" role="alert">
          <Said parts={voice.refusal(GAME, why)} /> <RuleLink id={why.rule} />
        </p>
      )}
      {ready && final === true && why === null && <p className="final">{voice.say('decide.final')}</p>}
      {mayUndo === true && (
        <button type="button" className="button quiet undo" onClick={undo} aria-keyshortcuts="u">
          <Icon of={undoGlyph} /> {voice.say('decide.undo')} <span className="key" data-key="U" />
        </button>
      )}
      <button
        type="button"
        className="button prime big confirm"
        disabled={!ready || verdict !== true || final === null || busy}
        onClick={confirm}
      >
        {chosen
          ? voice.say('decide.confirm', { answer: voice.answer(GAME, own.form, spellDraft(own, draft), about) })
          : voice.say(ready ? 'decide.confirm-none' : 'decide.not-yet')}
      </button>
    </>
  );
}
