/** What is picked, what stands there, what can be done with it, and what cannot, and why. */
import { textOf } from '@amon-hen/i18n';
import { useDecision } from '../decision-bar/deciding.ts';
import { RuleLink } from '../rules/link.tsx';
import { close, lock } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Said } from '../ui/said.tsx';
import { useVoice } from '../words/words.tsx';
import { ArmyPicker, isArmyQuestion } from './army-picker.tsx';
import { GAME, useBoard, useSay } from './around.tsx';
import { Deeds } from './deeds.tsx';
import { ActionDie, FigureRow, Medal, NationBadge } from './marks.tsx';
import { placesOf } from './model/armies.ts';
import { regionFact } from './model/score.ts';
import { regionOf, SIDES } from './model/view.ts';
import { type Bar, fits, homeOf, leaves, type Way } from './model/ways.ts';

export function RegionPanel({
  seen,
  narrowed,
  onClose,
}: {
  readonly seen: string | null;
  readonly narrowed: readonly Way[] | null;
  readonly onClose: () => void;
}) {
  const { decision } = useDecision();
  const { ways, picks, side } = useBoard();
  const voice = useVoice();
  const say = useSay();
  const army = decision !== null && isArmyQuestion(decision) && side !== null ? decision : null;
  const region = picks.region ?? seen;
  const picked = picks.die !== null || picks.figure !== null || picks.region !== null;
  if (army === null && region === null && !picked) return null;
  const open = leaves(narrowed ?? ways).filter((way) => fits(way, { ...picks, region }));
  // with a die alone, places are pressed on the map
  const shown = region === null ? open.filter((way) => homeOf(way) === null) : open;
  return (
    <section
      className="panel region-panel"
      aria-label={region === null ? say('region.can') : voice.name(GAME, 'region', region)}
    >
      <header className="panel-head">
        <h2>
          {army !== null
            ? textOf(voice.decision(GAME, army.about, army.values))
            : region === null
              ? say('region.can')
              : voice.name(GAME, 'region', region)}
        </h2>
        {army === null && (
          <button type="button" className="icon-button aside" aria-label={say('region.close')} onClick={onClose}>
            <Icon of={close} />
          </button>
        )}
      </header>
      <div className="region-body">
        {army !== null ? (
          <ArmyPicker decision={army} />
        ) : (
          <>
            {picked && <Crumbs />}
            {region !== null && <Land region={region} />}
            {region !== null && <Standing region={region} />}
            {shown.length > 0 && <Deeds ways={shown} />}
            {region === null && shown.length < open.length && <p className="muted">{say('way.hint')}</p>}
            {region !== null && <NotHere region={region} />}
          </>
        )}
      </div>
    </section>
  );
}
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
      {sign !== 'none' && <span>{say('region.sign', { sign })}</span>}
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
          <b>{place === region ? say('region.army', { side }) : say('region.besieged')}</b>
          <FigureRow figures={figures} />
          <small>{voice.answer(GAME, 'amounts', figures.map(({ id, n }) => `${n} ${id}`).join(' + '))}</small>
        </li>
      ))}
    </ul>
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
