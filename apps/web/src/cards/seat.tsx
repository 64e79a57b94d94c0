/** A player: name, piles, Ring token, and the cards in reserve. */
import './seat.css';
import { useDecision } from '../decision-bar/deciding.ts';
import { cards as cardsGlyph, machine, star } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';
import { TableCard } from './card.tsx';
import { ring as ringGlyph } from './glyphs.ts';
import { hasPassed, type PlayerView, seatOf } from './model/view.ts';
import { GAME, type PileName, useCards, useSay } from './sharing.ts';

const PILES = [
  ['hand', 'pile.hand'],
  ['deck', 'pile.deck'],
  ['cyclePile', 'pile.cycled'],
  ['eliminated', 'pile.gone'],
] as const satisfies readonly (readonly [PileName, string])[];

export function Seat({ player }: { readonly player: PlayerView }) {
  const say = useSay();
  const voice = useVoice();
  const { view, mine, openPile, focus, waysOf } = useCards();
  const { press, draft } = useDecision();
  const own = mine.includes(player);
  const now = view.turn === player.player;
  const toReserve = focus === null || !own ? undefined : waysOf(focus).find(({ goes }) => goes === 'reserve');
  const state = toReserve === undefined ? 'idle' : draft.has(toReserve.id) ? 'chosen' : 'legal';
  return (
    <section
      className={now ? 'cg-seat now' : 'cg-seat'}
      data-side={player.side}
      data-player={player.player}
      aria-label={say('seat.label', { player: player.player, side: player.side })}
    >
      <div className="cg-seat-text">
        <h3>
          {voice.name(GAME, 'player', player.player)}
          {view.startingPlayer === player.player && (
            <span className="cg-starts" title={say('seat.starts')}>
              <Icon of={star} />
              <span className="unseen">{say('seat.starts')}</span>
            </span>
          )}
        </h3>
        <p className="cg-who">
          <Sitter player={player} own={own} />
          {now && <span className="tag gold">{say('seat.to-act')}</span>}
          {hasPassed(view, player.player) && <span className="tag">{say('seat.passed')}</span>}
        </p>
        <p className="cg-piles">
          {PILES.map(([pile, key]) => (
            <button key={pile} type="button" onClick={() => openPile({ player: player.player, pile })}>
              {pile === 'hand' && <Icon of={cardsGlyph} />}
              {say(key, { n: player[pile].size })}
            </button>
          ))}
          <RingToken player={player} own={own} />
        </p>
      </div>
      <div className="cg-reserve" data-state={state}>
        {toReserve !== undefined && (
          <button type="button" className="cg-label cg-put" onClick={() => press(toReserve.id)}>
            {say('place.put', { card: toReserve.card ?? '' })}
          </button>
        )}
        <ul aria-label={say('seat.reserve-of', { player: player.player })}>
          {player.reserve.map((seen, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card have no other identity
            <li key={`${seen.card} ${i}`}>
              <TableCard seen={seen} zone="reserve" at={player.player} counts={null} strip />
            </li>
          ))}
          {player.reserve.length === 0 && <li className="cg-nobody">{say('seat.empty')}</li>}
        </ul>
      </div>
    </section>
  );
}
/** Who plays it: a person by name, a machine by its kind. */
function Sitter({ player, own }: { readonly player: PlayerView; readonly own: boolean }) {
  const say = useSay();
  const { view, sitters } = useCards();
  const sitter = sitters[seatOf(view, player)];
  if (own) return <span>{say('seat.you')}</span>;
  return (
    <span>
      {sitter?.machine === true && <Icon of={machine} />} {sitter?.name}
    </span>
  );
}
function RingToken({ player, own }: { readonly player: PlayerView; readonly own: boolean }) {
  const say = useSay();
  const { meanings, view } = useCards();
  const { press, draft } = useDecision();
  const text = say(`ring.${player.ring}`);
  const way = own && view.turn === player.player ? meanings.find(({ verb }) => verb === 'ring') : undefined;
  if (way !== undefined) {
    return (
      <button
        type="button"
        className={draft.has(way.id) ? 'cg-ring ready legal chosen' : 'cg-ring ready legal'}
        aria-label={say('ring.use')}
        title={say('ring.use')}
        onClick={() => press(way.id)}
      >
        <Icon of={ringGlyph} />
      </button>
    );
  }
  if (player.ring === 'none') return <span className="unseen">{text}</span>;
  return (
    <span className={`cg-ring ${player.ring}`} title={text}>
      <Icon of={ringGlyph} />
      <span className="unseen">{text}</span>
    </span>
  );
}
