/** What is picked, what stands there, what can be done with it, and what cannot, and why. */
import { textOf } from '@amon-hen/i18n';
import { useDecision } from '../decision-bar/deciding.ts';
import type { OwnDecision } from '../decision-bar/draft.ts';
import { RuleLink } from '../rules/link.tsx';
import { close, lock } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Said } from '../ui/said.tsx';
import { useVoice } from '../words/words.tsx';
import { ArmyPicker, isArmyQuestion } from './army-picker.tsx';
import { useBoard } from './around.tsx';
import { useBegin } from './begin.ts';
import { ChoicesFoot } from './choices.tsx';
import { Deeds } from './deeds.tsx';
import { ActionDie, FigureRow, Medal, NationBadge } from './marks.tsx';
import { placesOf } from './model/armies.ts';
import type { Counted } from './model/figures.ts';
import { regionFact } from './model/score.ts';
import { regionOf, SIDES } from './model/view.ts';
import { type Bar, fits, homeOf, leaves } from './model/ways.ts';
import { GAME, useSay } from './say.ts';
import { Word } from './word.tsx';

/** Whether there is anything to show: something is picked or looked at, or it is asked who goes. */
export function useIsOpen(): boolean {
  const { decision } = useDecision();
  const { picks, looked, side } = useBoard();
  const isPicked = picks.die !== null || picks.figure !== null || picks.region !== null || looked !== null;
  return isPicked || (decision !== null && isArmyQuestion(decision) && side !== null);
}
export function RegionPanel() {
  const { decision } = useDecision();
  const { picks, looked, side, leave } = useBoard();
  const voice = useVoice();
  const say = useSay();
  const army = decision !== null && isArmyQuestion(decision) && side !== null ? decision : null;
  const region = picks.region ?? looked;
  // with a die alone the map is what matters
  const isSlim = army === null && region === null && picks.figure === null;
  const title =
    army !== null
      ? textOf(voice.decision(GAME, army.about, army.values))
      : region !== null
        ? voice.name(GAME, 'region', region)
        : picks.figure !== null
          ? voice.name(GAME, 'character|figure', picks.figure)
          : say('region.can');
  return (
    <section className={`panel region-panel ${isSlim ? 'slim' : ''}`} aria-label={title}>
      <header className="panel-head">
        <h2 tabIndex={-1}>{title}</h2>
        {army === null ? (
          <button type="button" className="icon-button aside" aria-label={say('region.close')} onClick={leave}>
            <Icon of={close} />
          </button>
        ) : (
          <span className="aside">
            <RuleLink id={army.own.rule} />
          </span>
        )}
      </header>
      <div className="region-body">
        {army !== null ? <ArmyPicker decision={army} /> : <WhatCanBeDone region={region} />}
      </div>
      {army === null && decision !== null && <Foot decision={decision} />}
    </section>
  );
}
function WhatCanBeDone({ region }: { readonly region: string | null }) {
  const { view, open: ways, narrowed, picks } = useBoard();
  const say = useSay();
  const known = leaves(narrowed ?? ways);
  const open = known.filter((way) => fits(way, { ...picks, region }));
  // with a die alone, places are pressed on the map
  const placed = region === null && picks.figure === null;
  const shown = placed ? open.filter((way) => homeOf(way) === null) : open;
  const isWithRing = region !== null && region === view.fellowship.position && picks.figure === null;
  const quest = isWithRing
    ? known.filter((way) => way.last.verb === 'fellowship' && fits(way, { ...picks, region: null }))
    : [];
  return (
    <>
      <Crumbs />
      {region !== null && <Land region={region} />}
      {region !== null && <Standing region={region} />}
      {shown.length + quest.length > 0 && <Deeds ways={[...shown, ...quest]} />}
      {placed && shown.length < open.length && <p className="muted">{say('way.hint')}</p>}
      {region !== null && <NotHere region={region} />}
    </>
  );
}
/** The way back, and the confirmation of what is chosen. */
function Foot({ decision }: { readonly decision: OwnDecision }) {
  const { draft, mayUndo } = useDecision();
  if (draft.size === 0 && mayUndo !== true) return null;
  return (
    <footer className="panel-foot">
      <ChoicesFoot decision={decision} />
    </footer>
  );
}
/** The glossary calls one face by another name. */
const DIE_TERM: Readonly<Record<string, string>> = { 'army-muster': 'muster-army' };
function Crumbs() {
  const { picks, pick, side } = useBoard();
  const voice = useVoice();
  if (picks.die === null && picks.figure === null) return null;
  return (
    <p className="crumbs">
      {picks.die !== null && side !== null && (
        <button type="button" className="crumb" onClick={() => pick({ die: null })}>
          <ActionDie face={picks.die} side={side} /> {voice.name(GAME, 'die', picks.die)} <Icon of={close} />
        </button>
      )}
      {picks.die !== null && picks.region === null && (
        <span className="die-help">
          <Said parts={voice.definition(GAME, `die.face.${DIE_TERM[picks.die] ?? picks.die}`) ?? []} />
        </span>
      )}
      {picks.figure !== null && (
        <button type="button" className="crumb" onClick={() => pick({ figure: null })}>
          <Medal who={picks.figure} /> {voice.name(GAME, 'character|figure', picks.figure)} <Icon of={close} />
        </button>
      )}
    </p>
  );
}
function Land({ region }: { readonly region: string }) {
  const { view } = useBoard();
  const say = useSay();
  const { nation, sign, side } = regionFact(region);
  const by = view.control[region];
  const ring = view.fellowship.position === region;
  return (
    <p className="land">
      {nation !== null && <NationBadge nation={nation} />}
      <span>{nation === null ? say('region.no-land') : say('region.land', { nation })}</span>
      {sign !== 'none' && (
        <span>
          <Word id={`board.${sign}`} text={say('region.sign', { sign })} />
        </span>
      )}
      {by !== undefined && by !== side && <span className={`tag ${by}`}>{say('region.held', { side: by })}</span>}
      {ring && <span className="tag gold">{say('region.fellowship', { hidden: String(view.fellowship.hidden) })}</span>}
    </p>
  );
}
function Standing({ region }: { readonly region: string }) {
  const { view } = useBoard();
  const voice = useVoice();
  const say = useSay();
  const places = placesOf(view);
  const here = [region, `${region}-inside`].flatMap((place) =>
    SIDES.map((side) => ({ place, side, figures: (places[place] ?? []).filter((figure) => figure.side === side) })),
  );
  const armies = here.filter(({ figures }) => figures.length > 0);
  if (armies.length === 0) return <p className="muted">{say('region.empty')}</p>;
  return (
    <ul className="standing">
      {armies.map(({ place, side, figures }) => (
        <li key={`${place} ${side}`} className={side}>
          <b>
            {place === region ? say('region.army', { side }) : <Word id="board.siege" text={say('region.besieged')} />}
          </b>
          <FigureRow figures={figures} />
          <small>{voice.answer(GAME, 'amounts', figures.map(({ id, n }) => `${n} ${id}`).join(' + '))}</small>
          <span className="chips">
            {figures
              .filter(({ kind }) => kind === 'character')
              .map((figure) => (
                <Acting key={figure.id} figure={figure} />
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
/** One who can do something of his own: one begins with him. */
function Acting({ figure: { id, side } }: { readonly figure: Counted }) {
  const { can, isPicked, begin } = useBegin(id);
  const voice = useVoice();
  if (!can) return null;
  return (
    <button type="button" className="chip" aria-pressed={isPicked} onClick={begin}>
      <Medal who={id} side={side} /> {voice.name(GAME, 'character', id)}
    </button>
  );
}
const MOST = 4;
function NotHere({ region }: { readonly region: string }) {
  const { bars, picks } = useBoard();
  const voice = useVoice();
  const say = useSay();
  const here = distinct(
    bars.filter(({ meaning, first }) => {
      const place = meaning.from ?? meaning.at;
      const die = first?.die ?? meaning.die;
      return place !== undefined && regionOf(place) === region && (picks.die === null || die === picks.die);
    }),
  );
  if (here.length === 0) return null;
  return (
    <section className="refused">
      <h3 className="heading">{say('region.not-now')}</h3>
      <ul>
        {here.slice(0, MOST).map(({ meaning, refusal }) => (
          <li key={meaning.id}>
            <Icon of={lock} />
            <span>
              <s>{textOf(voice.option(GAME, meaning.id).parts)}</s> <Said parts={voice.refusal(GAME, refusal)} />
            </span>
            <RuleLink id={refusal.rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
/** The same thing refused for several dice is said once. */
function distinct(bars: readonly Bar[]): readonly Bar[] {
  const seen = new Set<string>();
  return bars.filter(({ meaning, refusal }) => {
    const key = `${meaning.id} ${refusal.why}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
