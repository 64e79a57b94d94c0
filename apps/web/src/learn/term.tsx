/** A word of the game that says what it means when it is pressed. For the tables, and for every text about a game. */
import './learn.css';
import { Suspense, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { RuleLink } from '../rules/link.tsx';
import { Said } from '../ui/said.tsx';
import { useTeacher, type Voice } from '../words/words.tsx';
import { rulesOfTerms } from './rules-of-terms.ts';

/** What is on a die is often called as a thing on the map is. */
export function termName(voice: Voice, game: string, id: string): string {
  const name = voice.name(game, 'term', id);
  return id.startsWith('die.face.') ? voice.say('glossary.face', { name }) : name;
}
/** `id` is one of the catalogue's terms; `text` what stands in its place in the sentence. */
export function Term({ game, id, text }: { readonly game: string; readonly id: string; readonly text: string }) {
  return (
    <DialogTrigger>
      <Button className="term">{text}</Button>
      <Popover className="popover term-card">
        <Suspense fallback={<p aria-busy="true" />}>
          <Definition game={game} id={id} />
        </Suspense>
      </Popover>
    </DialogTrigger>
  );
}
function Definition({ game, id }: { readonly game: string; readonly id: string }) {
  const teacher = useTeacher(game);
  const name = termName(teacher, game, id);
  return (
    <Dialog aria-label={name}>
      <h3>{name}</h3>
      <p>
        <Said parts={teacher.definition(game, id) ?? []} /> <RuleLink id={rulesOfTerms[game]?.[id] ?? ''} />
      </p>
    </Dialog>
  );
}
/** A text in which each word that has a definition can be pressed, where it first stands. */
export function Terms({ game, text }: { readonly game: string; readonly text: string }) {
  const teacher = useTeacher(game);
  const pieces = useMemo(() => split(teacher, game, text), [teacher, game, text]);
  return pieces.map(({ words, term }, i) => {
    const key = i; // the pieces of a text have no other identity
    return term === null ? <span key={key}>{words}</span> : <Term key={key} game={game} id={term} text={words} />;
  });
}
interface Piece {
  readonly words: string;
  readonly term: string | null;
}
/** Names of die faces are common words: they would be found everywhere. */
const COMMON = /^(die\.face|cg\.type)\./;

function split(voice: Voice, game: string, text: string): readonly Piece[] {
  const names = new Map(
    voice
      .terms(game)
      .filter((id) => !COMMON.test(id))
      .map((id) => [voice.name(game, 'term', id).toLocaleLowerCase(voice.language), id] as const),
  );
  const longest = [...names.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  if (longest.length === 0) return [{ words: text, term: null }];
  const seen = new Set<string>();
  return text.split(new RegExp(`(?<![\\p{L}-])(${longest.join('|')})(?![\\p{L}-])`, 'giu')).map((words) => {
    const id = names.get(words.toLocaleLowerCase(voice.language)) ?? null;
    if (id === null || seen.has(id)) return { words, term: null };
    seen.add(id);
    return { words, term: id };
  });
}
