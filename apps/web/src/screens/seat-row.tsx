/** One seat of a new table: who is to sit there. */
import { Input, TextField } from 'react-aria-components/TextField';
import type { SeatPlan, ShelvedGame } from '../play/game.ts';
import { sayLabel } from '../play/seat-names.ts';
import { eye, people, star } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Pick } from '../ui/pick.tsx';
import { useVoice, type Voice } from '../words/words.tsx';

/** Where the table is to be kept. */
export type Where = 'here' | 'server';
/** Who is to sit on a seat, while the form is being filled in. */
export type Wish =
  | { readonly kind: 'me' }
  /** Here: another person at this screen. */
  | { readonly kind: 'guest'; readonly name: string }
  /** On a server: whoever comes. */
  | { readonly kind: 'open' }
  | { readonly kind: 'machine'; readonly name: string };

export function guestName(voice: Voice, seat: number): string {
  return voice.say('seat.guest', { n: seat + 1 });
}
export function SeatRow(props: {
  readonly where: Where;
  readonly game: ShelvedGame;
  readonly plan: SeatPlan;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}) {
  const { where, game, plan, wish, onWish } = props;
  const voice = useVoice();
  const label = sayLabel(voice, plan.label);
  const options = [
    { value: 'me', label: voice.say('new.me') },
    where === 'here'
      ? { value: 'guest', label: voice.say('new.guest'), help: voice.say('new.guest-help') }
      : { value: 'open', label: voice.say('new.open'), help: voice.say('new.open-help') },
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
          if (chosen === 'me' || chosen === 'open') onWish({ kind: chosen });
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
