/** All words of a game with what they mean. */
import './learn.css';
import { textOf } from '@amon-hen/i18n';
import { useMemo, useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components/SearchField';
import { RuleLink } from '../rules/link.tsx';
import { Said } from '../ui/said.tsx';
import { useTeacher, useVoice } from '../words/words.tsx';
import { rulesOfTerms } from './rules-of-terms.ts';
import { termName } from './term.tsx';

export function Glossary({ game }: { readonly game: string }) {
  const voice = useVoice();
  const teacher = useTeacher(game);
  const [query, setQuery] = useState('');
  const all = useMemo(
    () =>
      teacher
        .terms(game)
        .map((id) => ({ id, name: termName(teacher, game, id), says: teacher.definition(game, id) ?? [] }))
        .sort((a, b) => a.name.localeCompare(b.name, voice.language)),
    [voice, teacher, game],
  );
  const wanted = query.trim().toLocaleLowerCase(voice.language);
  const found = all.filter(({ name, says }) =>
    `${name} ${textOf(says)}`.toLocaleLowerCase(voice.language).includes(wanted),
  );
  return (
    <>
      <SearchField className="field" value={query} onChange={setQuery}>
        <Label className="label">{voice.say('glossary.search')}</Label>
        <Input className="input" />
      </SearchField>
      <dl className="glossary">
        {found.map(({ id, name, says }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <Said parts={says} /> <RuleLink id={rulesOfTerms[game]?.[id] ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
      {found.length === 0 && <p className="muted">{voice.say('glossary.none')}</p>}
    </>
  );
}
