/** The table of the game, with nothing to decide, and the time line below it. */
import type { Naming } from '@amon-hen/i18n';
import { use, useMemo, useState, useSyncExternalStore } from 'react';
import { DecidingProvider, useDeciding } from '../decision-bar/deciding.ts';
import type { Recorded } from '../play/replay/recorded.ts';
import type { TimeLine } from '../play/replay/time-line.ts';
import { seatNames } from '../play/seat-names.ts';
import type { Seen } from '../play/source.ts';
import type { WorkerSource } from '../play/worker/source.ts';
import { RuleContext } from '../rules/opening.ts';
import { RuleWindow } from '../rules/window.tsx';
import { designFor, type PartProps, type TableDesign } from '../table/design.ts';
import { Frame } from '../table/frame.tsx';
import { Notices } from '../table/notices.tsx';
import { Loading } from '../ui/loading.tsx';
import { type Showing, ShowingContext } from '../ui/said.tsx';
import { SpeakingOf, useVoice } from '../words/words.tsx';
import { Dock } from './dock.tsx';
import { ForkWindow } from './fork.tsx';
import { usePlayer } from './player.ts';
import { StepPanel } from './step.tsx';

interface Props {
  readonly source: WorkerSource;
  readonly recorded: Recorded;
}
export function ReplayTable({ source, recorded }: Props) {
  const voice = useVoice();
  const { table } = source;
  const design = use(designFor(table.game));
  const names = useMemo(() => seatNames(voice, table), [table, voice]);
  const naming = useMemo<Naming>(() => ({ seat: (id) => names[Number(id)] ?? null }), [names]);
  const seen = useSyncExternalStore(source.subscribe, source.seen);
  const line = useSyncExternalStore(source.subscribe, source.line);
  if (seen === null || line === null) return <Loading />;
  return (
    <SpeakingOf game={table.game} naming={naming}>
      <Looking source={source} recorded={recorded} design={design} seen={seen} line={line} />
    </SpeakingOf>
  );
}
function Looking(props: Props & { readonly design: TableDesign; readonly seen: Seen; readonly line: TimeLine }) {
  const { source, recorded, design, seen, line } = props;
  const voice = useVoice();
  const { table } = source;
  const player = usePlayer(source, line, seen.number);
  const deciding = useDeciding(source, seen, 'never');
  const [rule, setRule] = useState<string | null>(null);
  const [forking, setForking] = useState(false);
  const [closer, setCloser] = useState(false);
  const [shown, setShown] = useState<PartProps['shown']>(null);
  const showing = useMemo<Showing>(
    () => ({
      shows: (kind, id) => design.shows(kind, id),
      show: (kind, id) => setShown((before) => ({ kind, id, at: (before?.at ?? 0) + 1 })),
    }),
    [design],
  );
  const hasCloser = design.hasWindow?.(seen.view) === true;
  const openFork = (): void => {
    player.pause();
    setForking(true);
  };
  const look = hasCloser
    ? () => {
        player.pause();
        setCloser(!closer);
      }
    : null;
  return (
    <RuleContext value={setRule}>
      <ShowingContext value={showing}>
        <DecidingProvider value={deciding}>
          <Frame
            table={table}
            seen={seen}
            design={design}
            shown={shown}
            instead={<StepPanel game={table.game} line={line} seen={seen} goTo={player.goTo} closer={look} />}
            notices={<Notices game={table.game} trouble={seen.trouble} skip={null} />}
            retell={null}
            room={null}
            replay={{
              dock: <Dock source={source} line={line} seen={seen} player={player} onFork={openFork} />,
              label: voice.say('replay.moments'),
              closer: closer && hasCloser && !player.playing,
            }}
          />
          <RuleWindow id={rule} onClose={() => setRule(null)} />
          <ForkWindow
            table={table}
            recorded={recorded}
            entry={line.steps[seen.number - 1]?.entry ?? 0}
            as={seen.as}
            isOpen={forking}
            onClose={() => setForking(false)}
          />
        </DecidingProvider>
      </ShowingContext>
    </RuleContext>
  );
}
