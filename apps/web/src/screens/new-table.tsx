/** Which game, how it is played, and who sits where. */
import './new-table.css';
import { textOf } from '@amon-hen/i18n';
import { useState } from 'react';
import type { Choices, ShelvedGame } from '../play/game.ts';
import { beginTable } from '../play/local/begin.ts';
import { sayLabel } from '../play/seat-names.ts';
import { settled, shelf } from '../play/shelf.ts';
import type { Sitter } from '../play/source.ts';
import { go } from '../route.ts';
import { NameField } from '../settings/name-field.tsx';
import { useOwnName } from '../settings/own-name.ts';
import { Segments } from '../ui/segments.tsx';
import { Top } from '../ui/top.tsx';
import { useVoice, type Voice } from '../words/words.tsx';
import { guestName, SeatRow, type Where, type Wish } from './seat-row.tsx';
import { ServerFields, type Terms, USUAL_TERMS } from './server-fields.tsx';

export function NewTable() {
  const voice = useVoice();
  const [name, setName] = useState(shelf[0]?.name ?? '');
  const game = shelf.find((g) => g.name === name);
  return (
    <>
      <Top />
      <main className="page">
        <h1 tabIndex={-1}>{voice.say('new.title')}</h1>
        {game === undefined ? (
          <p>{voice.say('new.no-games')}</p>
        ) : (
          <div className="panel new-table">
            {shelf.length > 1 && (
              <Segments
                label={voice.say('new.game')}
                value={name}
                onChange={setName}
                options={shelf.map((g) => ({ value: g.name, label: sayLabel(voice, g.label) }))}
              />
            )}
            <Form key={game.name} game={game} />
          </div>
        )}
      </main>
    </>
  );
}

function Form({ game }: { readonly game: ShelvedGame }) {
  const voice = useVoice();
  const me = useOwnName();
  const [wanted, setWanted] = useState<Choices>({});
  const [wishes, setWishes] = useState<Readonly<Record<number, Wish>>>({});
  const [where, setWhere] = useState<Where>('here');
  const [terms, setTerms] = useState<Terms>(USUAL_TERMS);
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const choices = settled(game, wanted);
  const plans = game.seats(game.setup(choices));
  const strongest = game.machines.at(-1)?.name ?? '';
  const wishFor = (seat: number): Wish => {
    const wish = wishes[seat] ?? (seat === plans[0]?.seat ? { kind: 'me' } : { kind: 'machine', name: strongest });
    if (wish.kind === 'guest' && where === 'server') return { kind: 'open' };
    return wish.kind === 'open' && where === 'here' ? { kind: 'guest', name: '' } : wish;
  };
  const begin = async (): Promise<void> => {
    setBusy(true);
    const all = plans.map(({ seat }) => ({ seat, wish: wishFor(seat) }));
    if (where === 'here') {
      const table = await beginTable(
        game,
        choices,
        all.map(({ seat, wish }) => sitterFor(voice, wish, seat, me)),
      );
      return go({ at: 'table', id: table.id });
    }
    try {
      const { openOnServer } = await import('../server/open.ts');
      go({ at: 'play', id: await openOnServer(game, choices, all, me, terms) });
    } catch (error) {
      setWhy(refusedText(voice, error));
      setBusy(false);
    }
  };
  return (
    <form
      className="new-form"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      {game
        .fields(choices)
        .map((field) =>
          field.options.length < 2 ? null : (
            <Segments
              key={field.name}
              label={sayLabel(voice, field.label)}
              value={choices[field.name] ?? ''}
              onChange={(value) => setWanted({ ...choices, [field.name]: value })}
              options={field.options.map(({ value, label }) => ({ value, label: sayLabel(voice, label) }))}
            />
          ),
        )}
      <NameField placeholder={voice.say('seat.unnamed')} />
      <ServerFields where={where} setWhere={setWhere} terms={terms} setTerms={setTerms} />
      <fieldset className="field">
        <legend className="label">{voice.say('new.seats')}</legend>
        <ul className="seat-rows">
          {plans.map((plan) => (
            <SeatRow
              key={plan.seat}
              where={where}
              game={game}
              plan={plan}
              wish={wishFor(plan.seat)}
              onWish={(wish) => setWishes({ ...wishes, [plan.seat]: wish })}
            />
          ))}
        </ul>
      </fieldset>
      <p className="muted">{voice.say(where === 'here' ? 'new.local' : 'new.on-server')}</p>
      {why !== null && <p role="alert">{voice.say('new.failed', { why })}</p>}
      <button type="submit" className="button prime big" disabled={busy}>
        {voice.say('new.begin')}
      </button>
    </form>
  );
}
function sitterFor(voice: Voice, wish: Wish, seat: number, me: string): Sitter {
  if (wish.kind === 'machine') return wish;
  const other = wish.kind === 'guest' ? wish.name.trim() : '';
  return { kind: 'person', name: wish.kind === 'me' ? me : other || guestName(voice, seat) };
}
function refusedText(voice: Voice, error: unknown): string {
  const code = error instanceof Error && error.name === 'Refused' ? error.message : 'internal';
  return textOf(voice.refusal('', { why: `server-${code}` }));
}
