/** What if: a new table in this browser from the moment that is shown, against machines. */
import { useState } from 'react';
import { forkTable } from '../play/local/begin.ts';
import type { Recorded } from '../play/replay/recorded.ts';
import { sayLabel } from '../play/seat-names.ts';
import { onShelf } from '../play/shelf.ts';
import type { TableInfo, Who } from '../play/source.ts';
import { go } from '../route.ts';
import { useOwnName } from '../settings/own-name.ts';
import { fork } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Pick } from '../ui/pick.tsx';
import { Window } from '../ui/window.tsx';
import { useVoice } from '../words/words.tsx';

export function ForkWindow(props: {
  readonly table: TableInfo;
  readonly recorded: Recorded;
  /** Back to the moment after this entry. */
  readonly entry: number;
  readonly as: Who;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { table, recorded, entry, as, isOpen, onClose } = props;
  const voice = useVoice();
  const name = useOwnName();
  const game = onShelf(table.game);
  const [chosen, setChosen] = useState<number | null>(null);
  const [machine, setMachine] = useState(game?.machines.at(-1)?.name ?? '');
  const seats = recorded.open || recorded.mine.length === 0 ? [...table.sitters.keys()] : recorded.mine;
  const seat = chosen ?? (as === 'public' ? (seats[0] ?? 0) : as);
  const plans = game?.seats(table.setup) ?? [];
  const begin = async (): Promise<void> => {
    const sitters = table.sitters.map((_, i) =>
      i === seat ? ({ kind: 'person', name } as const) : ({ kind: 'machine', name: machine } as const),
    );
    go({ at: 'table', id: (await forkTable(recorded, entry, sitters)).id });
  };
  return (
    <Window
      title={voice.say('fork.title')}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <button type="button" className="button prime" onClick={() => void begin()}>
          <Icon of={fork} /> {voice.say('fork.begin')}
        </button>
      }
    >
      <div className="fork-form">
        <p>{voice.say(recorded.chance === 'fast' ? 'fork.text-fast' : 'fork.text')}</p>
        <Pick
          label={voice.say('fork.seat')}
          value={String(seat)}
          options={seats.map((one) => ({
            value: String(one),
            label: sayLabel(voice, plans[one]?.label ?? String(one)),
          }))}
          onChange={(value) => setChosen(Number(value))}
        />
        <Pick
          label={voice.say('fork.machine')}
          value={machine}
          options={(game?.machines ?? []).map(({ name, label, help }) => ({
            value: name,
            label: sayLabel(voice, label),
            help: sayLabel(voice, help),
          }))}
          onChange={setMachine}
        />
      </div>
    </Window>
  );
}
