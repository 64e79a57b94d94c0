/** What can be done with what is picked: attacks with their odds, then places to go, then the rest. */
import { textOf } from '@amon-hen/i18n';
import type { ReactNode } from 'react';
import { arrow } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice, type Voice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { swords } from './glyphs.ts';
import { ActionDie } from './marks.tsx';
import { attackOdds, percent } from './model/odds.ts';
import type { Meaning } from './model/options.ts';
import { regionOf } from './model/view.ts';
import { type Deed, deedsOf, type Way } from './model/ways.ts';
import { HuntAhead, OddsBar, RoundBars } from './odds.tsx';
import { GAME, type Say, useSay } from './say.ts';

/** The short name of what is done, under a heading that says the rest. */
function deedText(voice: Voice, { first, last, steps }: Way): string {
  const place = last.verb === 'march' ? last.to : undefined;
  if (place !== undefined) return voice.name(GAME, 'region', regionOf(place));
  if (last.verb === 'recruit' && last.figure !== undefined) return voice.name(GAME, 'figure', last.figure);
  // an action that only asks where: the place is known already
  if (steps.length > 1 && last.verb === 'place') return textOf(voice.option(GAME, first.act).parts);
  return textOf(voice.option(GAME, last.die === undefined ? last.id : last.act).parts);
}
const GROUPS = [
  { name: 'march', key: 'way.march' },
  { name: 'recruit', key: 'way.recruit' },
  { name: 'advance', key: 'way.diplomacy' },
  { name: 'card', key: 'way.cards' },
  { name: 'other', key: 'way.other' },
] as const;
function groupOf({ verb }: Meaning): (typeof GROUPS)[number]['name'] {
  return verb === 'march' || verb === 'recruit' || verb === 'card' || verb === 'advance' ? verb : 'other';
}

export function Deeds({ ways }: { readonly ways: readonly Way[] }) {
  const say = useSay();
  const deeds = deedsOf(ways);
  const attacks = deeds.filter(({ way }) => way.last.verb === 'attack');
  const groups = GROUPS.map(({ name, key }) => ({
    key,
    deeds: deeds.filter(({ way }) => way.last.verb !== 'attack' && groupOf(way.last) === name),
  })).filter((group) => group.deeds.length > 0);
  return (
    <div className="deeds">
      {attacks.map((deed) => (
        <Attack key={deed.key} deed={deed} />
      ))}
      {deeds.some(({ way }) => way.last.act === 'move fellowship') && <HuntAhead />}
      {groups.map((group) => (
        <section key={group.key}>
          {(groups.length > 1 || group.key !== 'way.other') && <h3 className="heading">{say(group.key)}</h3>}
          <ul className="chips">
            {group.deeds.map((deed) => (
              <li key={deed.key}>
                <Take deed={deed} className="chip" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
export function Take({
  deed,
  className,
  children,
}: {
  readonly deed: Deed;
  readonly className: string;
  readonly children?: ReactNode;
}) {
  const { take, isTaken, side } = useBoard();
  const voice = useVoice();
  const { way } = deed;
  return (
    <button type="button" className={className} aria-pressed={isTaken(way)} onClick={() => take(way)}>
      {way.first.die !== undefined && side !== null && <ActionDie face={way.first.die} side={side} />}
      {children ?? deedText(voice, way)}
    </button>
  );
}
function Attack({ deed }: { readonly deed: Deed }) {
  const { view, side } = useBoard();
  const voice = useVoice();
  const say = useSay();
  const odds = side === null ? null : attackOdds(view, side, deed.way.last);
  const win = odds === null ? 0 : percent(odds.win);
  return (
    <Take deed={deed} className="deed attack">
      <span className="kind">
        <Icon of={deed.way.last.verb === 'attack' ? swords : arrow} />
      </span>
      <b>{attackText(voice, say, deed.way.last)}</b>
      {odds !== null && (
        <span className="odds" title={say('odds.before')}>
          <b>{win > 99 ? say('odds.sure') : say('odds.win', { n: win })}</b>
          {side !== null && <OddsBar win={odds.win} side={side} />}
          {side !== null && <RoundBars odds={odds} side={side} />}
          <small>
            {say('odds.losses', { own: odds.attackerLosses.toFixed(1), other: odds.defenderLosses.toFixed(1) })}
          </small>
        </span>
      )}
    </Take>
  );
}
function attackText(voice: Voice, say: Say, { id, to }: Meaning): string {
  return to === undefined ? textOf(voice.option(GAME, id).parts) : say('way.attack-on', { to });
}
