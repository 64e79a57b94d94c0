/** Draws what the parts share around them, and the windows that any of them may open. */
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import type { OwnDecision } from '../decision-bar/draft.ts';
import type { PartProps } from '../table/design.ts';
import { type Meaning, meaningOf } from './model/options.ts';
import { isCard } from './model/printed.ts';
import { cardsView, playersOf } from './model/view.ts';
import { usePayment } from './payment.ts';
import { PileWindow } from './pile.tsx';
import { PlaceWindow } from './place-window.tsx';
import { type Cards, CardsContext, type Focus, isAbout, type PileWanted } from './sharing.ts';

export function Around({ seen, shown, children }: PartProps & { readonly children: ReactNode }) {
  const view = cardsView(seen.view);
  const { decision } = useDecision();
  const question = `${seen.number} ${seen.as} ${decision?.which ?? ''}`;
  const meanings = useMeanings(decision);
  const about = decision?.about ?? null;
  const [kept, setKept] = useState<{ readonly question: string; readonly focus: Focus } | null>(null);
  const focus = kept?.question === question ? kept.focus : null;
  const look = useCallback(
    (wanted: Focus | null) => setKept(wanted === null ? null : { question, focus: wanted }),
    [question],
  );
  const [pile, setPile] = useState<PileWanted | null>(null);
  const [place, setPlace] = useState<string | null>(null);
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
    () => ({ view, mine, about, meanings, focus, payment, waysOf, look, openPile: setPile, openPlace: setPlace }),
    [view, mine, about, meanings, focus, payment, waysOf, look],
  );
  return (
    <CardsContext value={cards}>
      {children}
      <PileWindow wanted={pile} onClose={() => setPile(null)} />
      <PlaceWindow location={place} onClose={() => setPlace(null)} />
    </CardsContext>
  );
}
function useMeanings(decision: OwnDecision | null): readonly Meaning[] {
  return useMemo(() => decision?.own.options.map(meaningOf) ?? [], [decision]);
}
