/** An address to give away: the table's, for those who want to look or sit down, or that of a seat. */
import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components/TextField';
import { link } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';

export function Address({ label, address }: { readonly label: string; readonly address: string }) {
  const voice = useVoice();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <div className="invitation">
      <TextField className="field" value={address} isReadOnly>
        <Label className="label">{label}</Label>
        <Input className="input" onFocus={(event) => event.target.select()} />
      </TextField>
      <button type="button" className="button" onClick={() => void copy()}>
        <Icon of={link} /> {voice.say(copied ? 'room.copied' : 'room.copy')}
      </button>
    </div>
  );
}
