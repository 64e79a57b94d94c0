/** A long list of choices, with a field that makes it shorter; the arrow keys lead from the field into the list. */
import type { ReactNode } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { useVoice } from '../words/words.tsx';

export function Filtered({ children }: { readonly children: ReactNode }) {
  const voice = useVoice();
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete filter={contains}>
      <SearchField className="filter" aria-label={voice.say('decide.filter')}>
        <Input className="input" placeholder={voice.say('decide.filter')} />
      </SearchField>
      {children}
    </Autocomplete>
  );
}
