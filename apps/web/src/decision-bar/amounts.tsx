/** Share out amounts: a stepper for each option, and the common answers one press away. */
import { textOf } from '@amon-hen/i18n';
import { Button, Group, Input, Label, NumberField } from 'react-aria-components/NumberField';
import { useVoice } from '../words/words.tsx';
import { useDecision } from './deciding.ts';
import { amountOf, everything, type OwnDecision, readDraft, spellDraft, total } from './draft.ts';

export function Amounts({
  game,
  decision,
  label,
}: {
  readonly game: string;
  readonly decision: OwnDecision;
  readonly label: string;
}) {
  const voice = useVoice();
  const { draft, setAmount, setDraft, takeUsual, clear } = useDecision();
  const { own, about } = decision;
  const sum = total(draft);
  const all = everything(own);
  const says = spellDraft(own, draft);
  return (
    <fieldset className="amounts" aria-labelledby={label}>
      {own.options.map((id, i) => {
        const now = amountOf(draft, id);
        const upTo = own.upTo?.[i] ?? 0;
        // never more than the sum has room for
        const room = Math.min(upTo, now + Math.max(0, own.most - sum));
        return (
          <NumberField
            key={id}
            className="amount"
            value={now}
            minValue={0}
            maxValue={room}
            onChange={(n) => setAmount(id, Number.isNaN(n) ? 0 : n)}
          >
            <Label>{textOf(voice.option(game, id, about).parts)}</Label>
            <Group className="stepper">
              <Button slot="decrement">−</Button>
              <Input />
              <Button slot="increment">+</Button>
            </Group>
            <span className="up-to">{voice.say('decide.up-to', { n: upTo })}</span>
          </NumberField>
        );
      })}
      <div className="presets">
        {own.usual !== undefined && spellDraft(own, readDraft('amounts', own.usual)) !== says && (
          <button type="button" className="button" onClick={takeUsual}>
            {voice.say('decide.usual')}
          </button>
        )}
        {all !== null && spellDraft(own, all) !== says && (
          <button type="button" className="button" onClick={() => setDraft(all)}>
            {voice.say('decide.all')}
          </button>
        )}
        {sum > 0 && (
          <button type="button" className="button" onClick={clear}>
            {voice.say('decide.none')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
