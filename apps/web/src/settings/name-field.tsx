/** What others read where one sits; kept with the settings. */
import { Input, Label, TextField } from 'react-aria-components/TextField';
import { useVoice } from '../words/words.tsx';
import { change, useSettings } from './settings.ts';

export function NameField({ placeholder }: { readonly placeholder?: string }) {
  const voice = useVoice();
  const { playerName } = useSettings();
  return (
    <TextField
      className="field"
      value={playerName}
      onChange={(value) => change({ playerName: value })}
      maxLength={40}
      autoComplete="nickname"
    >
      <Label className="label">{voice.say('new.your-name')}</Label>
      <Input className="input" {...(placeholder === undefined ? {} : { placeholder })} />
    </TextField>
  );
}
