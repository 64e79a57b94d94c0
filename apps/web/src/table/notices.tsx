/** Above the table: what went wrong, and that more has happened than is shown yet. */
import type { Trouble } from '../play/source.ts';
import { forward } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice, type Voice } from '../words/words.tsx';

export function Notices({
  game,
  trouble,
  skip,
}: {
  readonly game: string;
  readonly trouble: Trouble | null;
  readonly skip: (() => void) | null;
}) {
  const voice = useVoice();
  return (
    <>
      {trouble !== null && (
        <p className="notice trouble" role="alert">
          {troubleText(voice, game, trouble)}
        </p>
      )}
      {skip !== null && (
        <p className="notice">
          {voice.say('story.telling')}
          <button type="button" className="button quiet" onClick={skip}>
            <Icon of={forward} /> {voice.say('story.skip')}
          </button>
        </p>
      )}
    </>
  );
}
export function troubleText(voice: Voice, game: string, trouble: Trouble): string {
  switch (trouble.kind) {
    case 'machine':
      return voice.say('trouble.machine', {
        who: voice.name(game, 'seat', String(trouble.seat)),
        message: trouble.message,
      });
    case 'stopped':
      return voice.say('trouble.stopped', { message: trouble.message });
    case 'shortened':
      return voice.say('trouble.shortened', { n: trouble.lost });
    case 'elsewhere':
      return voice.say('trouble.elsewhere');
    case 'not-found':
      return voice.say('trouble.not-found');
    case 'unreadable':
      return voice.say('trouble.unreadable', { message: trouble.message });
    case 'offline':
      return voice.say('trouble.offline');
    case 'other-version':
      return voice.say('trouble.other-version');
  }
}
