/** The address of the table: whoever has it may look, and take a seat that is open. */
import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components/TextField';
import { link } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';

export function Invitation() {
  const voice = useVoice();
  const [copied, setCopied] = useState(false);
  const address = location.href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <div className="invitation">
      <TextField className="field" value={address} isReadOnly>
        <Label className="label">{voice.say('room.invite')}</Label>
        <Input className="input" onFocus={(event) => event.target.select()} />
      </TextField>
      <button type="button" className="button" onClick={() => void copy()}>
        <Icon of={link} /> {voice.say(copied ? 'room.copied' : 'room.copy')}
      </button>
    </div>
  );
}
