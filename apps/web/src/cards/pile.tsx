/** A pile that may be looked at: how many cards, and those that this seat knows. */
import { useDecision } from '../decision-bar/deciding.ts';
import { Window } from '../ui/window.tsx';
import { useVoice } from '../words/words.tsx';
import { textOfCard, WholeCard } from './card.tsx';
import { Emblem } from './emblem.tsx';
import { cardFact } from './model/printed.ts';
import { playerNamed } from './model/view.ts';
import { GAME, type PileWanted, useCards, useSay } from './sharing.ts';
import { Stats } from './stats.tsx';

const HELP = {
  hand: 'pile.help.hand',
  deck: 'pile.help.deck',
  cyclePile: 'pile.help.cyclePile',
  eliminated: 'pile.help.eliminated',
} as const;

export function PileWindow({ wanted, onClose }: { readonly wanted: PileWanted | null; readonly onClose: () => void }) {
  const say = useSay();
  const title = wanted === null ? '' : say('pile.title', { ...wanted });
  return (
    <Window title={title} isOpen={wanted !== null} onClose={onClose}>
      {wanted !== null && <PileText wanted={wanted} onClose={onClose} />}
    </Window>
  );
}
function PileText({
  wanted: { player, pile },
  onClose,
}: {
  readonly wanted: PileWanted;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const voice = useVoice();
  const { view, waysOf } = useCards();
  const { press } = useDecision();
  const seen = playerNamed(view, player)?.[pile];
  if (seen === undefined) return null;
  const { size, cards } = seen;
  const hidden = size - cards.length;
  return (
    <div className="cg-reading">
      <p>
        {say('pile.count', { n: size })}{' '}
        {size > 0 && (hidden === 0 ? say('pile.all-known') : say('pile.known', { n: cards.length }))}
      </p>
      <p className="muted">{say(HELP[pile])}</p>
      <ul className="cg-pile">
        {cards.map((id, i) => {
          const [way] = waysOf({ card: id, zone: 'pile', at: player });
          const card = cardFact(id);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card have no other identity
            <li key={`${id} ${i}`}>
              <details>
                <summary>
                  <Emblem faction={card.faction} />
                  <b>{voice.name(GAME, 'card', id)}</b>
                  <span className="cg-pile-text">{textOfCard(voice, id)}</span>
                  <Stats card={card} />
                </summary>
                <WholeCard id={id} />
              </details>
              {way !== undefined && (
                <button
                  type="button"
                  className="button prime"
                  onClick={() => {
                    press(way.id);
                    onClose();
                  }}
                >
                  {say('act.take')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {hidden > 0 && <p className="cg-hidden">{say('pile.hidden', { n: hidden })}</p>}
    </div>
  );
}
