/** The Fellowship: where it was seen, how far it has gone, what it bears, and who is with it. */
import './tracks.css';
import { textOf } from '@amon-hen/i18n';
import { eye } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { isTextUnknown } from './card-face.tsx';
import { FigureButton } from './figure-button.tsx';
import { shut } from './glyphs.ts';
import { ActionDie } from './marks.tsx';
import { COMPANIONS } from './model/figures.ts';
import { ORDERS, possibleGuides } from './model/idle.ts';
import { deedsOf, fits } from './model/ways.ts';
import { giveOrder, useOrders } from './orders.ts';
import { GAME, useSay } from './say.ts';
import { Word } from './word.tsx';

const MOST_CORRUPTION = 12;
const MORDOR_STEPS = [0, 1, 2, 3, 4, 5];

export function Fellowship() {
  const { view } = useBoard();
  const say = useSay();
  const { hidden, position, progress, corruption, guide, mordor } = view.fellowship;
  return (
    <section className="panel fellowship" aria-label={say('fellowship.title')}>
      <header className="panel-head">
        <h2>
          <Word id="fellowship.fellowship" text={say('fellowship.title')} />
        </h2>
        <span className="aside state">
          <Icon of={hidden ? shut : eye} />{' '}
          <Word
            id={hidden ? 'fellowship.hidden' : 'fellowship.revealed'}
            text={say(hidden ? 'fellowship.hidden' : 'fellowship.revealed')}
          />
        </span>
      </header>
      <div className="panel-body">
        <p className="row last-seen">
          {mordor === null
            ? say('fellowship.last-seen', { hidden: String(hidden), region: position })
            : say('fellowship.in-mordor')}
        </p>
        <p className="row">
          <span>
            <Word id="fellowship.corruption" text={say('fellowship.corruption')} />
          </span>
          <span>
            <b>{corruption}</b> {say('fellowship.of-twelve')}
          </span>
        </p>
        <CorruptionBar now={corruption} />
        <p className="row">
          <span>
            <Word id="fellowship.progress" text={say('fellowship.progress')} /> <b>{progress}</b>
          </span>
          <span className="mordor">
            <Word id="track.mordor" text={say('fellowship.mordor')} />
            <span
              role="img"
              aria-label={
                mordor === null ? say('fellowship.not-in-mordor') : say('fellowship.mordor-step', { n: mordor })
              }
            >
              {MORDOR_STEPS.map((step) => (
                <i key={step} className={`${step === mordor ? 'now' : ''} ${step === 5 ? 'doom' : ''}`} />
              ))}
            </span>
          </span>
        </p>
        <p className="row guided-by">
          <span>
            <Word id="unit.companion" text={say('fellowship.companions')} />
          </span>
          <span>{say('fellowship.guide', { guide })}</span>
        </p>
        <Roster />
        <NotKnown />
        <NextGuide />
        <Deeds />
        <StandingOrders />
      </div>
    </section>
  );
}
export function CorruptionBar({ now, to }: { readonly now: number; readonly to?: number }) {
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: MOST_CORRUPTION }, (_, i) => (
        <i
          key={`box ${String(i)}`}
          className={`${i < now ? 'full' : i < (to ?? now) ? 'more' : ''} ${i === MOST_CORRUPTION - 1 ? 'last' : ''}`}
        />
      ))}
    </span>
  );
}
function Roster() {
  const { view } = useBoard();
  const say = useSay();
  const { companions, guide } = view.fellowship;
  const all = guide === 'gollum' ? [...COMPANIONS, 'gollum'] : COMPANIONS;
  return (
    <ul className="roster">
      {all.map((who) => {
        const at = view.characters[who] ?? '';
        const inside = companions.includes(who) || who === 'gollum';
        const lost = at === 'eliminated' || at === 'replaced';
        const state = who === guide ? 'guide' : inside ? '' : lost ? 'dead' : 'away';
        const label =
          who === guide
            ? say('fellowship.guides', { who })
            : inside
              ? say('fellowship.with', { who })
              : lost
                ? say('fellowship.dead', { who })
                : say('fellowship.away', { who, region: at });
        return (
          <li key={who}>
            <FigureButton who={who} side="free" state={state} label={label} />
          </li>
        );
      })}
    </ul>
  );
}
/** BG1-14.4, BG1-14.5: whose cards of the first edition nobody knows. */
function NotKnown() {
  const { view, isFirstEdition } = useBoard();
  const say = useSay();
  const { companions, guide } = view.fellowship;
  const unknown = [...new Set([guide, ...companions])].filter(isTextUnknown);
  if (!isFirstEdition || unknown.length === 0) return null;
  return <p className="not-known">{say('fellowship.first-unknown', { who: unknown })}</p>;
}
/** The Guide stays from turn to turn; another one is wished for here. */
function NextGuide() {
  const { view, side, wishedGuide, wishGuide } = useBoard();
  const say = useSay();
  const others = possibleGuides(view).filter((who) => who !== view.fellowship.guide);
  if (side !== 'free' || others.length === 0) return null;
  return (
    <ul className="chips next-guide">
      {others.map((who) => (
        <li key={who}>
          <button
            type="button"
            className="chip"
            aria-pressed={wishedGuide === who}
            onClick={() => wishGuide(wishedGuide === who ? null : who)}
          >
            {say('fellowship.next-guide', { who })}
          </button>
        </li>
      ))}
    </ul>
  );
}
/** What need not be asked each turn. */
function StandingOrders() {
  const { side } = useBoard();
  const say = useSay();
  const orders = useOrders();
  if (side !== 'free') return null;
  return (
    <details className="orders">
      <summary>{say('order.title')}</summary>
      {ORDERS.map((order) => (
        <label key={order}>
          <input type="checkbox" checked={orders[order]} onChange={(event) => giveOrder(order, event.target.checked)} />
          {say(`order.${order}`)}
        </label>
      ))}
    </details>
  );
}
/** What can be done with the Fellowship now, one press away. */
function Deeds() {
  const { ways, picks, take, isTaken, side } = useBoard();
  const voice = useVoice();
  const deeds = deedsOf(ways.filter((way) => way.last.verb === 'fellowship' && fits(way, { ...picks, region: null })));
  if (deeds.length === 0) return null;
  return (
    <ul className="chips">
      {deeds.map(({ key, way }) => (
        <li key={key}>
          <button type="button" className="chip" aria-pressed={isTaken(way)} onClick={() => take(way)}>
            {way.first.die !== undefined && side !== null && <ActionDie face={way.first.die} side={side} />}
            {textOf(voice.option(GAME, way.last.act).parts)}
          </button>
        </li>
      ))}
    </ul>
  );
}
