/** What lies beside the map, to be looked at: a card on the table, the discards, the figures not in play. */
import { Window } from '../ui/window.tsx';
import { useVoice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { CardFace } from './card-face.tsx';
import { NationBadge } from './marks.tsx';
import { NATIONS } from './model/figures.ts';
import type { Amounts } from './model/view.ts';
import { GAME, useSay } from './say.ts';
import { TableCard } from './table-card.tsx';

export type Pile = { readonly kind: 'discard' | 'forces' } | { readonly kind: 'card'; readonly card: string };

export function PileWindow({ shown, show }: { readonly shown: Pile; readonly show: (pile: Pile | null) => void }) {
  const { view } = useBoard();
  const say = useSay();
  const close = () => show(null);
  switch (shown.kind) {
    case 'card':
      return (
        <Window title={say('cards.table')} isOpen onClose={close}>
          <CardFace card={shown.card} />
        </Window>
      );
    case 'discard':
      return (
        <Window title={say('cards.discard')} isOpen onClose={close}>
          {view.discard.length === 0 ? (
            <p>{say('cards.discard-empty')}</p>
          ) : (
            <ul className="card-list">
              {view.discard.toReversed().map((card) => (
                <li key={card}>
                  <TableCard card={card} onOpen={() => show({ kind: 'card', card })} />
                </li>
              ))}
            </ul>
          )}
        </Window>
      );
    case 'forces':
      return (
        <Window title={say('forces.title')} isOpen onClose={close}>
          <Forces amounts={view.reinforcements} />
          <h3 className="heading">{say('forces.casualties')}</h3>
          <Forces amounts={view.casualties} />
        </Window>
      );
  }
}
const KINDS = ['regular', 'elite', 'leader'] as const;
function Forces({ amounts }: { readonly amounts: Amounts }) {
  const voice = useVoice();
  const say = useSay();
  const of = (nation: string, kind: string): number => amounts[`${nation}-${kind}`] ?? 0;
  const rows = NATIONS.filter((nation) => KINDS.some((kind) => of(nation, kind) > 0));
  if (rows.length === 0 && (amounts.nazgul ?? 0) === 0) return <p className="muted">{say('forces.none')}</p>;
  return (
    <table className="forces">
      <thead>
        <tr>
          <th />
          <th scope="col">{say('forces.regular')}</th>
          <th scope="col">{say('forces.elite')}</th>
          <th scope="col">{say('forces.leader')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((nation) => (
          <tr key={nation}>
            <th scope="row">
              <NationBadge nation={nation} /> {voice.name(GAME, 'nation', nation)}
            </th>
            {KINDS.map((kind) => (
              <td key={kind}>{of(nation, kind)}</td>
            ))}
          </tr>
        ))}
        {(amounts.nazgul ?? 0) > 0 && (
          <tr>
            <th scope="row">{say('forces.nazgul')}</th>
            <td />
            <td />
            <td>{amounts.nazgul}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
