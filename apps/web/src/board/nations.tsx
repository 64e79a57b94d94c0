/** The Political Track: how far each Nation is from war, and which are still passive. */
import { useVoice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { NationBadge } from './marks.tsx';
import { NATIONS } from './model/figures.ts';
import type { NationId } from './model/view.ts';
import { deedsOf, fits } from './model/ways.ts';
import { GAME, useSay } from './say.ts';
import { Word } from './word.tsx';

const AT_WAR = 3;
const BOXES = [0, 1, 2, 3];

export function Nations() {
  const { view } = useBoard();
  const say = useSay();
  return (
    <section className="panel nations" aria-label={say('nations.title')}>
      <header className="panel-head">
        <h2>
          <Word id="track.political" text={say('nations.title')} />
        </h2>
        <span className="aside">
          <Word id="politics.passive" text={say('nations.help')} />
        </span>
      </header>
      <ol className="panel-body boxes">
        {BOXES.map((box) => (
          <li key={box} className={box === AT_WAR ? 'war' : undefined}>
            <h3 aria-label={box === AT_WAR ? undefined : say('nations.steps', { n: AT_WAR - box })}>
              {box === AT_WAR ? <Word id="politics.at-war" text={say('nations.at-war')} /> : AT_WAR - box}
            </h3>
            <ul>
              {NATIONS.filter((nation) => view.politics[nation].box === box).map((nation) => (
                <li key={nation}>
                  <OneNation nation={nation} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
function OneNation({ nation }: { readonly nation: NationId }) {
  const { view, ways, picks, take, isTaken } = useBoard();
  const voice = useVoice();
  const say = useSay();
  const { box, active } = view.politics[nation];
  const label = say('nations.nation', { nation, n: AT_WAR - box, active: String(active) });
  const mark = (
    <span className={active ? 'nation' : 'nation passive'}>
      <NationBadge nation={nation} />
    </span>
  );
  const [deed] = deedsOf(ways.filter((way) => way.last.nation === nation && fits(way, { ...picks, region: null })));
  if (deed === undefined) {
    return (
      <span role="img" aria-label={label} title={label}>
        {mark}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="nation-button"
      aria-label={say('nations.advance', { nation })}
      title={voice.name(GAME, 'nation', nation)}
      aria-pressed={isTaken(deed.way)}
      onClick={() => take(deed.way)}
    >
      {mark}
    </button>
  );
}
