/** Who goes, and who stays: a stepper for each kind of figure, and the common answers one press away. */
import { useEffect, useState } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import {
  amountOf,
  countFits,
  everything,
  type OwnDecision,
  ownDecisions,
  readDraft,
  spellDraft,
  total,
} from '../decision-bar/draft.ts';
import { RuleLink } from '../rules/link.tsx';
import { undo as undoGlyph } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Said } from '../ui/said.tsx';
import { useVoice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { FigureMark } from './marks.tsx';
import { figureOf, isUnit } from './model/figures.ts';
import { meaningOf } from './model/options.ts';
import { GAME, useSay } from './say.ts';

/** After one Army has moved another may: most often none does. */
const DONE = 'no further move';

export function isArmyQuestion({ own }: OwnDecision): boolean {
  return own.form === 'amounts' && own.options.every((id) => meaningOf(id).figure !== undefined);
}
/** `bare`: in a window, whose foot confirms. */
export function ArmyPicker({ decision, bare = false }: { readonly decision: OwnDecision; readonly bare?: boolean }) {
  const { own } = decision;
  const { draft, setDraft, setAmount, verdict, busy, refusal } = useDecision();
  const voice = useVoice();
  const say = useSay();
  const all = everything(own);
  const says = spellDraft(own, draft);
  const usual = own.usual === undefined ? null : readDraft('amounts', own.usual);
  const units = new Map([...(all ?? [])].filter(([id]) => isUnitOption(id)));
  const going = total(draft);
  const whole = own.options.reduce((sum, _, i) => sum + (own.upTo?.[i] ?? 0), 0);
  const ready = countFits(own, draft) && verdict === true && !busy;
  const why = refusal ?? (verdict === null || verdict === true ? null : verdict);
  return (
    <div className="army-picker">
      <ul>
        {own.options.map((id, i) => {
          const figure = figureOf(meaningOf(id).figure ?? '');
          if (figure === null) return null;
          const n = amountOf(draft, id);
          const upTo = own.upTo?.[i] ?? 0;
          return (
            <li key={id}>
              <FigureMark figure={figure} />
              <span className="name">{voice.name(GAME, 'figure|character', figure.id)}</span>
              <span className="steps">
                <button
                  type="button"
                  disabled={n === 0}
                  aria-label={say('picker.fewer', { figure: figure.id })}
                  onClick={() => setAmount(id, n - 1)}
                >
                  −
                </button>
                <output>
                  {n}
                  <small>/{upTo}</small>
                </output>
                <button
                  type="button"
                  disabled={n >= upTo || going >= own.most}
                  aria-label={say('picker.more', { figure: figure.id })}
                  onClick={() => setAmount(id, n + 1)}
                >
                  +
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="presets">
        {all !== null && (
          <Preset label={say('picker.all')} on={spellDraft(own, all) === says} set={() => setDraft(all)} />
        )}
        {usual !== null && all !== null && spellDraft(own, usual) !== spellDraft(own, all) && (
          <Preset label={say('picker.usual')} on={spellDraft(own, usual) === says} set={() => setDraft(usual)} />
        )}
        {units.size > 0 && all !== null && units.size < all.size && (
          <Preset label={say('picker.units')} on={spellDraft(own, units) === says} set={() => setDraft(units)} />
        )}
        {own.least === 0 && <Preset label={say('picker.none')} on={going === 0} set={() => setDraft(new Map())} />}
      </p>
      <p className="count" aria-live="polite">
        {say('picker.count', { go: going, stay: whole - going })}
      </p>
      {!bare && why !== null && (
        <p className="why" role="alert">
          <Said parts={voice.refusal(GAME, why)} /> <RuleLink id={why.rule} />
        </p>
      )}
      {!bare && <Foot decision={decision} says={says} ready={ready} />}
    </div>
  );
}
function Foot({
  decision,
  says,
  ready,
}: {
  readonly decision: OwnDecision;
  readonly says: string;
  readonly ready: boolean;
}) {
  const { confirm, mayUndo, undo } = useDecision();
  const { confirmAnd } = useBoard();
  const voice = useVoice();
  const say = useSay();
  const another = useAnother(decision, ready ? says : null);
  return (
    <div className="picker-foot">
      <button type="button" className="button prime confirm" disabled={!ready} onClick={confirm}>
        {say('picker.confirm', { about: decision.about })}
      </button>
      {another && (
        <button type="button" className="button" disabled={!ready} onClick={() => confirmAnd([DONE])}>
          {say('picker.and-done')}
        </button>
      )}
      {mayUndo === true && (
        <button type="button" className="button quiet undo" onClick={undo} aria-keyshortcuts="u">
          <Icon of={undoGlyph} /> {voice.say('decide.undo')} <span className="key" data-key="U" />
        </button>
      )}
    </div>
  );
}
/** Whether another Army may move after this answer. */
function useAnother({ which, about }: OwnDecision, says: string | null): boolean {
  const { explore } = useDecision();
  const [another, setAnother] = useState(false);
  useEffect(() => {
    let left = false;
    if (about !== 'who-moves' || says === null) return;
    void explore([{ which, says }]).then((explored) => {
      const next = explored.kind === 'open' ? ownDecisions(explored.offers)[0] : undefined;
      if (!left) setAnother(next?.own.options.includes(DONE) === true);
    });
    return () => {
      left = true;
    };
  }, [about, explore, says, which]);
  return another;
}
function isUnitOption(id: string): boolean {
  const figure = figureOf(meaningOf(id).figure ?? '');
  return figure !== null && isUnit(figure);
}
function Preset({ label, on, set }: { readonly label: string; readonly on: boolean; readonly set: () => void }) {
  return (
    <button type="button" className="chip" aria-pressed={on} onClick={set}>
      {label}
    </button>
  );
}
