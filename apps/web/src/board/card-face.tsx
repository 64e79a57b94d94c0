/** An Event card: our own frame, both halves, in three sizes with the same parts. */
import { cardFacts, textUnknown } from '@amon-hen/board-game/tables';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { swords, TYPES } from './glyphs.ts';
import { COMBAT_HALVES } from './model/combat-halves.ts';
import type { Side } from './model/view.ts';
import { GAME, useSay } from './say.ts';

const types = new Map<string, string>(cardFacts.map(({ id, type }) => [id, type]));
export const typeOf = (card: string): string => types.get(card) ?? 'character';
export const sideOfCard = (card: string): Side => (card.startsWith('fp-') ? 'free' : 'shadow');
/** `fp-char-05` is the fifth of the Character deck. */
const numberOf = (card: string) => ({
  deck: card.includes('-char-') ? 'character' : 'strategy',
  n: Number(card.slice(-2)),
});

/** The texts of a card; null where it has no such part. */
function useCardText(card: string) {
  const voice = useVoice();
  const text = (part: string): string | null => voice.written(GAME, `${part} ${card}`);
  return {
    event: text('event') ?? '',
    eventIf: text('event-if'),
    until: text('event-until'),
    combat: text('combat') ?? '',
    combatIf: text('combat-if'),
    cost: text('combat-cost'),
  };
}

/** BG1-14.4: of some cards the first edition's text is not known. */
const unknown = new Set<string>(textUnknown);
export const isTextUnknown = (id: string): boolean => unknown.has(id);

/** The whole card, to be read. */
export function CardFace({ card, half }: { readonly card: string; readonly half?: 'combat' }) {
  const voice = useVoice();
  const say = useSay();
  const { isFirstEdition } = useBoard();
  const text = useCardText(card);
  const [combat, initiative] = COMBAT_HALVES[card] ?? ['', ''];
  return (
    <article className={`event-card ${sideOfCard(card)}`} aria-label={voice.name(GAME, 'card', card)}>
      <header>
        <span className="type" role="img" aria-label={say('cards.type', { type: typeOf(card) })}>
          <Icon of={TYPES[typeOf(card)]} />
        </span>
        <h3>{voice.name(GAME, 'card', card)}</h3>
      </header>
      {half !== 'combat' && (
        <div className="event-half">
          {text.eventIf !== null && <p className="if">{say('cards.if', { text: text.eventIf })}</p>}
          <p>{text.event}</p>
          {text.until !== null && <p className="until">{say('cards.until', { text: text.until })}</p>}
        </div>
      )}
      <div className="combat-half">
        <span className="initiative" role="img" aria-label={say('cards.initiative', { n: initiative })}>
          <b>{initiative}</b>
        </span>
        <h4>
          <Icon of={swords} /> {voice.name(GAME, 'combat', combat)}
        </h4>
        {text.combatIf !== null && <p className="if">{say('cards.if', { text: text.combatIf })}</p>}
        {text.cost !== null && <p className="if">{say('cards.cost', { text: text.cost })}</p>}
        <p>{text.combat}</p>
      </div>
      {isFirstEdition && isTextUnknown(card) && <p className="not-known">{say('cards.first-unknown')}</p>}
      {half !== 'combat' && <footer>{say('cards.number', numberOf(card))}</footer>}
    </article>
  );
}
/** The card in the hand: both halves in little. */
export function CardSpine({ card, note }: { readonly card: string; readonly note: string | null }) {
  const voice = useVoice();
  const text = useCardText(card);
  const [combat, initiative] = COMBAT_HALVES[card] ?? ['', ''];
  return (
    <>
      <span className="spine-head">
        <span className="type">
          <Icon of={TYPES[typeOf(card)]} />
        </span>
        <b>{voice.name(GAME, 'card', card)}</b>
      </span>
      <span className="spine-text">{note ?? text.event}</span>
      <span className="spine-combat">
        <em>
          <i>{initiative}</i>
        </em>
        {voice.name(GAME, 'combat', combat)}
      </span>
    </>
  );
}
/** The back of a card that lies face down. */
export function CardBack({ side, label }: { readonly side: Side; readonly label: string }) {
  return (
    <span className={`card-back ${side}`} role="img" aria-label={label}>
      <Icon of={TYPES.character} />
    </span>
  );
}
