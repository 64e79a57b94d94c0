/** Which game, how it is played, and who sits where. */
import './new-table.css';
import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components/TextField';
import type { Choices, SeatPlan, ShelvedGame } from '../play/game.ts';
import { beginTable } from '../play/local/begin.ts';
import { sayLabel } from '../play/seat-names.ts';
import { settled, shelf } from '../play/shelf.ts';
import type { Sitter } from '../play/source.ts';
import { go } from '../route.ts';
import { change, useSettings } from '../settings/settings.ts';
import { eye, people, star } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Pick } from '../ui/pick.tsx';
import { Segments } from '../ui/segments.tsx';
import { Top } from '../ui/top.tsx';
import { useVoice } from '../words/words.tsx';

/** Who is to sit on a seat, while the form is being filled in. */
type Wish =
  | { readonly kind: 'me' }
  | { readonly kind: 'guest'; readonly name: string }
  | Extract<Sitter, { kind: 'machine' }>;

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
  const { playerName } = useSettings();
  const [wanted, setWanted] = useState<Choices>({});
  const [wishes, setWishes] = useState<Readonly<Record<number, Wish>>>({});
  const [busy, setBusy] = useState(false);
  const choices = settled(game, wanted);
  const setup = game.setup(choices);
  const plans = game.seats(setup);
  const strongest = game.machines.at(-1)?.name ?? '';
  const wishFor = (seat: number): Wish =>
    wishes[seat] ?? (seat === plans[0]?.seat ? { kind: 'me' } : { kind: 'machine', name: strongest });
  const begin = async (): Promise<void> => {
    setBusy(true);
    const me = playerName.trim() === '' ? voice.say('seat.you') : playerName.trim();
    const sitters = plans.map(({ seat }): Sitter => {
      const wish = wishFor(seat);
      if (wish.kind === 'machine') return wish;
      return { kind: 'person', name: wish.kind === 'me' ? me : wish.name.trim() || guestName(voice, seat) };
    });
    const table = await beginTable(game, choices, sitters);
    go({ at: 'table', id: table.id });
  };
  return (
    <form
      className="new-form"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      {game.fields(choices).map((field) => (
        <Segments
          key={field.name}
          label={sayLabel(voice, field.label)}
          value={choices[field.name] ?? ''}
          onChange={(value) => setWanted({ ...choices, [field.name]: value })}
          options={field.options.map(({ value, label }) => ({ value, label: sayLabel(voice, label) }))}
        />
      ))}
      <TextField
        className="field"
        value={playerName}
        onChange={(value) => change({ playerName: value })}
        maxLength={40}
        autoComplete="nickname"
      >
        <Label className="label">{voice.say('new.your-name')}</Label>
        <Input className="input" placeholder={voice.say('seat.you')} />
      </TextField>
      <fieldset className="field">
        <legend className="label">{voice.say('new.seats')}</legend>
        <ul className="seat-rows">
          {plans.map((plan) => (
            <SeatRow
              key={plan.seat}
              game={game}
              plan={plan}
              wish={wishFor(plan.seat)}
              onWish={(wish) => setWishes({ ...wishes, [plan.seat]: wish })}
            />
          ))}
        </ul>
      </fieldset>
      <p className="muted">{voice.say('new.local')}</p>
      <button type="submit" className="button prime big" disabled={busy}>
        {voice.say('new.begin')}
      </button>
    </form>
  );
}
function guestName(voice: ReturnType<typeof useVoice>, seat: number): string {
  return voice.say('seat.guest', { n: seat + 1 });
}

function SeatRow(props: {
  readonly game: ShelvedGame;
  readonly plan: SeatPlan;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}) {
  const { game, plan, wish, onWish } = props;
  const voice = useVoice();
  const label = sayLabel(voice, plan.label);
  const options = [
    { value: 'me', label: voice.say('new.me') },
    { value: 'guest', label: voice.say('new.guest'), help: voice.say('new.guest-help') },
    ...game.machines.map((machine) => ({
      value: `machine ${machine.name}`,
      label: sayLabel(voice, machine.label),
      help: sayLabel(voice, machine.help),
    })),
  ];
  const value = wish.kind === 'machine' ? `machine ${wish.name}` : wish.kind;
  return (
    <li className={`seat-row ${plan.side ?? ''}`}>
      <span className="emblem">
        <Icon of={plan.side === 'shadow' ? eye : plan.side === 'free' ? star : people} />
      </span>
      <b>{label}</b>
      <Pick
        label={voice.say('new.who', { seat: label })}
        hideLabel
        value={value}
        options={options}
        onChange={(chosen) => {
          if (chosen === 'me') onWish({ kind: 'me' });
          else if (chosen === 'guest') onWish({ kind: 'guest', name: '' });
          else onWish({ kind: 'machine', name: chosen.slice('machine '.length) });
        }}
      />
      {wish.kind === 'guest' && (
        <TextField
          className="field guest"
          aria-label={voice.say('new.guest-name', { seat: label })}
          value={wish.name}
          maxLength={40}
          onChange={(name) => onWish({ kind: 'guest', name })}
        >
          <Input className="input" placeholder={guestName(voice, plan.seat)} />
        </TextField>
      )}
    </li>
  );
}
