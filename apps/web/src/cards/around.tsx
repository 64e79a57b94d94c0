/** Draws what the parts share around them, and the windows that any of them may open. */
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import type { OwnDecision } from '../decision-bar/draft.ts';
import { sitterNames } from '../play/seat-names.ts';
import type { TableInfo } from '../play/source.ts';
import type { PartProps } from '../table/design.ts';
import { useVoice } from '../words/words.tsx';
import { ActSheet } from './act.tsx';
import { type Meaning, meaningOf } from './model/options.ts';
import { isCard } from './model/printed.ts';
import { cardsView, playersOf } from './model/view.ts';
import { usePayment } from './payment.ts';
import { PileWindow } from './pile.tsx';
import { PlaceWindow } from './place-window.tsx';
import { type Cards, CardsContext, type Focus, isAbout, type PileWanted, type SitterNamed } from './sharing.ts';

export function Around({ table, seen, shown, children }: PartProps & { readonly children: ReactNode }) {
  const view = cardsView(seen.view);
  const { question, decision } = useDecision();
  const meanings = useMeanings(decision);
  const about = decision?.about ?? null;
  const [kept, setKept] = useState<Kept | null>(null);
  const focus = kept?.question === question ? kept.focus : null;
  const look = useCallback(
    (wanted: Focus | null, from?: HTMLElement) =>
      setKept(wanted === null ? null : { question, focus: wanted, from: from ?? null }),
    [question],
  );
  const from = kept?.from ?? null;
  const leave = useCallback(() => {
    setKept(null);
    from?.focus();
  }, [from]);
  const [pile, setPile] = useState<PileWanted | null>(null);
  const [place, setPlace] = useState<string | null>(null);
  const sitters = useSitters(table);
  const mine = useMemo(() => playersOf(view, seen.as), [view, seen.as]);
  const payment = usePayment(decision, question);
  const waysOf = useCallback(
    (focus: Focus) => (about === null ? [] : meanings.filter((meaning) => isAbout(meaning, about, focus))),
    [about, meanings],
  );
  // a name that was pressed in the log
  useEffect(() => {
    if (shown === null) return;
    if (isCard(shown.id)) look({ card: shown.id, zone: 'pile', at: null });
    else setPlace(shown.id);
  }, [look, shown]);
  const cards = useMemo<Cards>(
    () => ({
      view,
      mine,
      sitters,
      about,
      meanings,
      focus,
      takesFocus: from !== null,
      payment,
      waysOf,
      look,
      leave,
      openPile: setPile,
      openPlace: setPlace,
    }),
    [view, mine, sitters, about, meanings, focus, from, payment, waysOf, look, leave],
  );
  return (
    <CardsContext value={cards}>
      {children}
      <ActSheet />
      <PileWindow wanted={pile} onClose={() => setPile(null)} />
      <PlaceWindow location={place} onClose={() => setPlace(null)} />
    </CardsContext>
  );
}
/** The card that is looked at, for as long as nothing else is asked, and where the keyboard was. */
interface Kept {
  readonly question: string;
  readonly focus: Focus;
  readonly from: HTMLElement | null;
}
function useSitters({ game, setup, sitters }: TableInfo): readonly SitterNamed[] {
  const voice = useVoice();
  return useMemo(
    () =>
      sitterNames(voice, { game, setup, sitters }).map((name, seat) => ({
        name,
        machine: sitters[seat]?.kind === 'machine',
      })),
    [voice, game, setup, sitters],
  );
}
function useMeanings(decision: OwnDecision | null): readonly Meaning[] {
  return useMemo(() => decision?.own.options.map(meaningOf) ?? [], [decision]);
}
