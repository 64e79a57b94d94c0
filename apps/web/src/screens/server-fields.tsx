/** For a table on the server: who finds it, and how long a thought may take. Nothing of it where there is no server. */
import { useEffect, useState } from 'react';
import { Input, Label, Text, TextField } from 'react-aria-components/TextField';
import { hasServer } from '../server/present.ts';
import { Pick } from '../ui/pick.tsx';
import { Segments } from '../ui/segments.tsx';
import { span } from '../words/span.ts';
import { useVoice } from '../words/words.tsx';
import type { Where } from './seat-row.tsx';

export interface Terms {
  readonly title: string;
  readonly visibility: 'private' | 'lobby';
  readonly clock: 'none' | 'move' | 'total';
  /** Of the clock: for one decision, for the whole game, and what each answer adds to it. */
  readonly move: number;
  readonly total: number;
  readonly extra: number;
  readonly expiry: 'machine' | 'loss';
}
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MOVES: readonly number[] = [MINUTE, 5 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY];
const TOTALS: readonly number[] = [15 * MINUTE, 30 * MINUTE, 45 * MINUTE, 90 * MINUTE, 3 * HOUR, 14 * DAY];
const EXTRAS: readonly number[] = [0, 5, 10, 30, MINUTE];

export const USUAL_TERMS: Terms = {
  title: '',
  visibility: 'private',
  clock: 'none',
  move: 3 * DAY,
  total: 90 * MINUTE,
  extra: 10,
  expiry: 'machine',
};

interface Props {
  readonly where: Where;
  readonly setWhere: (where: Where) => void;
  readonly terms: Terms;
  readonly setTerms: (terms: Terms) => void;
}
export function ServerFields(props: Props) {
  const { where, setWhere, terms, setTerms } = props;
  const voice = useVoice();
  const [there, setThere] = useState(false);
  useEffect(() => {
    void hasServer().then(setThere);
  }, []);
  if (!there) return null;
  return (
    <>
      <Segments
        label={voice.say('new.where')}
        value={where}
        onChange={(value) => setWhere(value === 'server' ? 'server' : 'here')}
        options={[
          { value: 'here', label: voice.say('new.here') },
          { value: 'server', label: voice.say('new.server') },
        ]}
      />
      {where === 'server' && (
        <>
          <TextField
            className="field"
            value={terms.title}
            onChange={(title) => setTerms({ ...terms, title })}
            maxLength={40}
            autoComplete="off"
          >
            <Label className="label">{voice.say('new.name')}</Label>
            <Input className="input" />
            <Text slot="description" className="help">
              {voice.say('new.name-help')}
            </Text>
          </TextField>
          <Segments
            label={voice.say('new.visibility')}
            value={terms.visibility}
            onChange={(value) => setTerms({ ...terms, visibility: value === 'lobby' ? 'lobby' : 'private' })}
            options={[
              { value: 'private', label: voice.say('new.private') },
              { value: 'lobby', label: voice.say('new.lobby') },
            ]}
          />
          <ClockFields terms={terms} setTerms={setTerms} />
        </>
      )}
    </>
  );
}
function ClockFields({ terms, setTerms }: Omit<Props, 'where' | 'setWhere'>) {
  const voice = useVoice();
  const { clock } = terms;
  const spans = (all: readonly number[]) =>
    all.map((seconds) => ({ value: String(seconds), label: span(voice.language, seconds) }));
  return (
    <>
      <Segments
        label={voice.say('new.clock')}
        value={clock}
        onChange={(value) => setTerms({ ...terms, clock: value === 'move' || value === 'total' ? value : 'none' })}
        options={[
          { value: 'none', label: voice.say('new.clock.none') },
          { value: 'move', label: voice.say('new.clock.move') },
          { value: 'total', label: voice.say('new.clock.total') },
        ]}
      />
      {clock !== 'none' && (
        <div className="clock-fields">
          <Pick
            label={voice.say('new.seconds')}
            value={String(terms[clock])}
            options={spans(clock === 'move' ? MOVES : TOTALS)}
            onChange={(value) => setTerms({ ...terms, [clock]: Number(value) })}
          />
          {clock === 'total' && (
            <Pick
              label={voice.say('new.extra')}
              value={String(terms.extra)}
              options={spans(EXTRAS).map((option) =>
                option.value === '0' ? { ...option, label: voice.say('new.extra.none') } : option,
              )}
              onChange={(value) => setTerms({ ...terms, extra: Number(value) })}
            />
          )}
          <Pick
            label={voice.say('new.expiry')}
            value={terms.expiry}
            options={[
              { value: 'machine', label: voice.say('new.expiry.machine') },
              { value: 'loss', label: voice.say('new.expiry.loss') },
            ]}
            onChange={(value) => setTerms({ ...terms, expiry: value === 'loss' ? 'loss' : 'machine' })}
          />
        </div>
      )}
    </>
  );
}
