/** On a phone, over the centre: what is asked, what is chosen, and the way to all choices. */
import { textOf } from '@amon-hen/i18n';
import type { ReactNode } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import { countFits, spellDraft, total } from '../decision-bar/draft.ts';
import { undo as undoGlyph } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';

export function Sheet({
  game,
  instead,
  onMore,
}: {
  readonly game: string;
  readonly instead: ReactNode;
  readonly onMore: () => void;
}) {
  const voice = useVoice();
  const { decision, draft, verdict, final, confirm, busy, mayUndo, undo } = useDecision();
  if (instead !== null || decision === null) return <div className="sheet">{instead}</div>;
  const { own, about, values } = decision;
  const chosen = total(draft) > 0 && countFits(own, draft);
  return (
    <div className="sheet">
      <section className={chosen ? 'panel chosen' : 'panel'}>
        <h2>{textOf(voice.decision(game, about, values))}</h2>
        {chosen && <p>{voice.answer(game, own.form, spellDraft(own, draft), about)}</p>}
        <div className="sheet-buttons">
          {mayUndo === true && (
            <button type="button" className="icon-button undo" aria-label={voice.say('decide.undo')} onClick={undo}>
              <Icon of={undoGlyph} />
            </button>
          )}
          {chosen && (
            <button
              type="button"
              className="button prime big"
              disabled={verdict !== true || final === null || busy}
              onClick={confirm}
            >
              {voice.say('sheet.confirm')}
            </button>
          )}
          <button type="button" className={`button big ${chosen ? '' : 'prime'}`} onClick={onMore}>
            {voice.say('sheet.more', { n: own.options.length })}
          </button>
        </div>
      </section>
    </div>
  );
}
