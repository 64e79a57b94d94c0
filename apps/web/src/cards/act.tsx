/** One card: what it says, what can be done with it and what that would change, what cannot be done and why. */
import './act.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import { RuleLink } from '../rules/link.tsx';
import { cards as cardsGlyph, check, close, type Glyph, lock, undo } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Said } from '../ui/said.tsx';
import { useScreen } from '../ui/screen.ts';
import { useVoice } from '../words/words.tsx';
import { WholeCard } from './card.tsx';
import { feet, shield, swords } from './glyphs.ts';
import { type Meaning, meaningOf } from './model/options.ts';
import { cardFact, placeFact } from './model/printed.ts';
import { gain, outcomeOf, sumsAfter, sumsAt } from './model/sums.ts';
import { inPlay, type PlayerView, placesOf, playerNamed, type Side, type View } from './model/view.ts';
import { type Focus, GAME, isAbout, useCards, useSay } from './sharing.ts';
import { outcomeText } from './sums-view.tsx';

/** In the place of the decision bar while a card is looked at; on a phone the bar has a pane of its own. */
export function Decide({ children }: { readonly children: ReactNode }) {
  const { focus } = useCards();
  return useScreen() === 'phone' || focus === null ? children : <Act focus={focus} />;
}
/** On a phone: from below, over whichever pane the card is in. */
export function ActSheet() {
  const { focus } = useCards();
  if (useScreen() !== 'phone' || focus === null) return null;
  return (
    <div className="cg-act-sheet" data-zone={focus.zone}>
      <Act focus={focus} />
    </div>
  );
}
function Act({ focus }: { readonly focus: Focus }) {
  const say = useSay();
  const voice = useVoice();
  const { waysOf, leave, takesFocus } = useCards();
  const ways = waysOf(focus);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [leave]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card is another panel
  useEffect(() => {
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what);
    if (takesFocus) (find('.cg-way') ?? find('.icon-button'))?.focus();
  }, [takesFocus, focus.card, focus.zone, focus.at]);
  return (
    <section ref={panel} className="panel cg-act" aria-label={say('act.title', { card: focus.card })}>
      <header className="panel-head">
        <h2>{voice.name(GAME, 'card', focus.card)}</h2>
        <button type="button" className="icon-button" aria-label={say('act.back')} onClick={leave}>
          <Icon of={close} />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <div className="cg-act-body" tabIndex={0}>
        <WholeCard id={focus.card} />
        {focus.items?.map((item) => (
          <WholeCard key={item} id={item} named />
        ))}
        {ways.length > 0 && (
          <div className="cg-ways">
            {ways.map((way) => (
              <Way key={way.id} way={way} />
            ))}
          </div>
        )}
        <Pay focus={focus} />
        <NotNow focus={focus} />
      </div>
      {ways.length > 0 && <Foot ways={ways} />}
    </section>
  );
}

function Way({ way }: { readonly way: Meaning }) {
  const { draft, press } = useDecision();
  const { title, help, glyph, points } = useWayWords(way);
  const chosen = draft.has(way.id);
  return (
    <button
      type="button"
      className={chosen ? 'cg-way chosen' : 'cg-way'}
      aria-pressed={chosen}
      data-option={way.id}
      onClick={() => press(way.id)}
    >
      <span className="cg-way-mark">
        <Icon of={glyph} />
      </span>
      <span className="cg-way-text">
        <b>{title}</b>
        {help.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
      {points !== null && points !== 0 && <Gain points={points} />}
    </button>
  );
}
function Gain({ points }: { readonly points: number }) {
  const say = useSay();
  return (
    <span className="cg-gain">
      <b>{say(points > 0 ? 'act.gain' : 'act.loss', { n: Math.abs(points) })}</b>
      <small>{say('act.points', { n: Math.abs(points) })}</small>
    </span>
  );
}
interface WayWords {
  readonly title: string;
  /** Each a sentence. */
  readonly help: readonly string[];
  readonly glyph: Glyph;
  readonly points: number | null;
}
function useWayWords(way: Meaning): WayWords {
  const say = useSay();
  const voice = useVoice();
  const { view, about } = useCards();
  const plain = (title: string, help: string | null, glyph: Glyph): WayWords => ({
    title,
    help: help === null ? [] : [help],
    glyph,
    points: null,
  });
  const prospect = useProspect(way);
  if (about !== 'turn') return plain(voice.answer(GAME, 'one', way.id, about ?? undefined), null, check);
  switch (way.goes) {
    case 'reserve':
      return plain(say('act.reserve'), say('act.reserve-help'), cardsGlyph);
    case 'event':
      return plain(say('act.event'), say('act.event-help'), cardsGlyph);
    case 'card': {
      const at = placesOf(view).find(({ freePeoples, shadow }) =>
        [...freePeoples, ...shadow].some(({ card }) => card === way.to),
      );
      const where = at === undefined ? say('act.in-reserve') : say('act.at', { location: at.location });
      return { ...plain(say('act.on', { card: way.to ?? '' }), where, cardsGlyph), ...prospect };
    }
    case 'place': {
      const { kind } = placeFact(way.to ?? '');
      const name =
        way.verb === 'move' ? say('act.move', { location: way.to ?? '' }) : voice.name(GAME, kind, way.to ?? '');
      return { ...plain(name, null, swords), ...prospect };
    }
    default:
      if (way.verb === 'use') return plain(voice.answer(GAME, 'one', way.id, about), say('act.use-help'), check);
      return plain(say('act.cycle'), say('act.cycle-help'), undo);
  }
}
/** What the action would make of the sums at the location, and what that is worth to the player's side. */
function useProspect(way: Meaning): Partial<WayWords> {
  const say = useSay();
  const { view } = useCards();
  const prospect = view.prospects[way.id];
  const place = placesOf(view).find(({ location }) => location === prospect?.location);
  if (prospect === undefined || place === undefined || way.card === undefined) return {};
  const { kind, defender } = placeFact(place.location);
  const isPath = kind === 'path';
  const side: Side = cardFact(way.card).side;
  const [before, after] = [sumsAt(place), sumsAfter(prospect)];
  const outcome = outcomeOf(view, place.location, after);
  const attacks = side !== defender;
  const change =
    before.attack === after.attack && before.whole === after.whole
      ? say('prospect.same')
      : attacks
        ? say('prospect.attack', { before: before.attack, after: after.attack, stops: after.whole })
        : say('prospect.defence', { before: before.whole, after: after.whole, attack: after.attack });
  return {
    help: [change, outcomeText(say, outcome, isPath)],
    glyph: isPath ? feet : attacks ? swords : shield,
    points: gain(side, outcomeOf(view, place.location, before), outcome),
  };
}

/** CG-8.1.1: another card of the hand is cycled for the one that is played; it can be named here at once. */
function Pay({ focus }: { readonly focus: Focus }) {
  const say = useSay();
  const voice = useVoice();
  const { view, about, waysOf, payment } = useCards();
  const owner = playerNamed(view, focus.at ?? '');
  const plays = waysOf(focus).some(({ verb }) => verb === 'play');
  if (about !== 'turn' || !plays || owner === null) return null;
  const rest = [...owner.hand.cards];
  rest.splice(rest.indexOf(focus.card), 1);
  if (rest.length === 0) return <p className="cg-act-note">{say('act.pay-forsake')}</p>;
  const choices = [...new Set(rest)];
  return (
    <fieldset className="cg-pay">
      <legend>{say('act.pay')}</legend>
      <button type="button" aria-pressed={payment.pay === null} onClick={() => payment.plan(focus.card, null)}>
        {say('act.pay-later')}
      </button>
      {choices.map((card) => (
        <button
          key={card}
          type="button"
          aria-pressed={payment.pay === card}
          data-pay={card}
          onClick={() => payment.plan(focus.card, card)}
        >
          {voice.name(GAME, 'card', card)}
        </button>
      ))}
    </fieldset>
  );
}

function NotNow({ focus }: { readonly focus: Focus }) {
  const say = useSay();
  const voice = useVoice();
  const { about, view, mine, waysOf } = useCards();
  const { decision } = useDecision();
  const refused = (decision?.own.refused ?? []).filter(({ option }) => isAbout(meaningOf(option), about ?? '', focus));
  const own = focus.zone !== 'pile' && isMine(view, mine, focus);
  if (refused.length === 0) {
    const idle = own && about !== null && waysOf(focus).length === 0;
    return idle ? <p className="cg-act-note">{say('act.nothing')}</p> : null;
  }
  return (
    <section className="cg-not-now" aria-label={say('act.not-now')}>
      <h3>{say('act.not-now')}</h3>
      <ul>
        {refused.map(({ option, refusal }) => (
          <li key={option}>
            <Icon of={lock} />
            <span>
              <s>{voice.answer(GAME, 'one', option, about ?? undefined)}</s>{' '}
              <Said parts={voice.refusal(GAME, refusal)} />
            </span>
            <RuleLink id={refusal.rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
function isMine(view: View, mine: readonly PlayerView[], { card, zone }: Focus): boolean {
  if (zone === 'hand' || zone === 'aside') return true;
  const owner = inPlay(view).find((seen) => seen.card === card)?.owner;
  return mine.some(({ player }) => player === owner);
}

function Foot({ ways }: { readonly ways: readonly Meaning[] }) {
  const say = useSay();
  const voice = useVoice();
  const { about, payment } = useCards();
  const { draft, verdict, final, refusal, busy, confirm } = useDecision();
  const chosen = ways.find(({ id }) => draft.has(id));
  const answer = chosen === undefined ? '' : voice.answer(GAME, 'one', chosen.id, about ?? undefined);
  const pay = chosen?.verb === 'play' && about === 'turn' ? payment.pay : null;
  const label =
    chosen === undefined
      ? say('act.choose')
      : pay === null
        ? say('act.confirm', { answer })
        : say('act.confirm-pay', { answer, card: pay });
  const why = refusal ?? (verdict === null || verdict === true ? null : verdict);
  return (
    <footer className="cg-act-foot">
      {why !== null && (
        <p className="why" role="alert">
          <Said parts={voice.refusal(GAME, why)} /> <RuleLink id={why.rule} />
        </p>
      )}
      {final === true && chosen !== undefined && why === null && <p className="final">{say('act.final')}</p>}
      <button
        type="button"
        className="button prime big confirm"
        disabled={chosen === undefined || verdict !== true || busy}
        onClick={confirm}
      >
        {label}
      </button>
    </footer>
  );
}
