/** A battle: both Armies, the cards, the dice as they fell, and the choices of this moment. */
import { battle as oddsOf } from '@amon-hen/bots/odds/battle';
import { useDecision } from '../decision-bar/deciding.ts';
import type { PartProps } from '../table/design.ts';
import { useVoice } from '../words/words.tsx';
import { useBoard } from './around.tsx';
import { CardBack, CardFace } from './card-face.tsx';
import { Choices } from './choices.tsx';
import { FigureRow, PipDie } from './marks.tsx';
import { afterLoss, type Battle, battleOf, type Rolled, type SideInBattle, STEPS } from './model/battle.ts';
import { percent } from './model/odds.ts';
import type { BattleSeen, Side } from './model/view.ts';
import { Moment } from './moment.tsx';
import { OddsBar, RoundBars } from './odds.tsx';
import { GAME, useSay } from './say.ts';
import { Word } from './word.tsx';

export function BattleWindow({ battle, seen }: PartProps & { readonly battle: BattleSeen }) {
  const { view, side } = useBoard();
  const { decision } = useDecision();
  const voice = useVoice();
  const say = useSay();
  const about = decision?.about ?? seen.offers.find((offer) => !offer.answered)?.about ?? '';
  const now = battleOf(view, battle, about);
  const title = battle.kind === 'siege' ? 'battle.siege' : battle.kind === 'sortie' ? 'battle.sortie' : 'battle.title';
  const more = (id: string) => {
    const after = decision?.about === 'casualties' && side !== null ? afterLoss(now, side, id) : null;
    if (after !== null && side !== null) return <IfSo now={after} side={side} />;
    const card = /^(?:card|use) (\S+)$/.exec(id)?.[1];
    return card === undefined || decision?.about.startsWith('combat-card') !== true ? null : <CombatText card={card} />;
  };
  return (
    <Moment
      name="battle"
      title={say(title, { region: now.region })}
      lead={say('battle.from', { from: battle.from, round: battle.round })}
      aside={
        <ol className="steps">
          {STEPS.map((step, i) => (
            <li
              key={step}
              className={i < now.step ? 'done' : i === now.step ? 'now' : undefined}
              aria-current={i === now.step ? 'step' : undefined}
            >
              {say(`battle.step.${step}`)}
            </li>
          ))}
        </ol>
      }
    >
      <div className="battle-field">
        <Army of={now.attacker} attacks />
        <div className="rolls">
          {[now.attacker, now.defender].map((army) => (
            <div key={army.side} className={`roll-group ${army.side}`}>
              <Roll army={army} rolled={army.roll} label={say('battle.combat-roll')} />
              {army.reRoll.dice.length > 0 && (
                <Roll army={army} rolled={army.reRoll} label={say('battle.leader-re-roll')} />
              )}
            </div>
          ))}
          <Ahead now={now} />
        </div>
        <Army of={now.defender} attacks={false} />
      </div>
      {decision !== null && <Choices decision={decision} more={more} />}
      <p className="unseen" aria-live="polite">
        {voice.name(GAME, 'region', now.region)}
      </p>
    </Moment>
  );
}
function CombatText({ card }: { readonly card: string }) {
  return <CardFace card={card} half="combat" />;
}
function Army({ of, attacks }: { readonly of: SideInBattle; readonly attacks: boolean }) {
  const say = useSay();
  const { side, figures, strength, card } = of;
  return (
    <section className={`battle-army ${side}`}>
      <h3>{say(attacks ? 'battle.attacks' : 'battle.defends', { side })}</h3>
      {figures.length === 0 ? <p className="muted">{say('battle.gone')}</p> : <FigureRow figures={figures} />}
      <dl>
        <div>
          <dt>
            <Word
              id="unit.combat-strength"
              text={say('battle.strength', { n: strength.regulars + strength.elites + strength.captains })}
            />
          </dt>
          <dd>{say('battle.dice', { n: strength.dice })}</dd>
        </div>
        <div>
          <dt>
            <Word id="unit.leadership" text={say('battle.leadership', { n: strength.leadership })} />
          </dt>
          <dd>{say('battle.re-rolls', { n: strength.reRolls })}</dd>
        </div>
      </dl>
      {card.kind === 'face-up' && <CardFace card={card.card} half="combat" />}
      {card.kind === 'face-down' && (
        <CardBack
          side={side}
          label={card.deck === null ? say('cards.face-down') : say('cards.face-down-deck', { deck: card.deck })}
        />
      )}
      {card.kind === 'none' && <p className="muted">{say('battle.no-card')}</p>}
      {card.kind === 'open' && (
        <p className="muted">
          <Word id="card.combat-card" text={say('battle.card-open')} />
        </p>
      )}
    </section>
  );
}
function Roll({
  army,
  rolled,
  label,
}: {
  readonly army: SideInBattle;
  readonly rolled: Rolled;
  readonly label: string;
}) {
  const voice = useVoice();
  const say = useSay();
  return (
    <div className="roll">
      <p className="roll-name">
        <b>{voice.name(GAME, 'side', army.side)}</b>
        <span>{label}</span>
      </p>
      {rolled.dice.length === 0 ? (
        <span className="muted">{say('battle.not-yet')}</span>
      ) : (
        <>
          <span className="dice">
            {rolled.dice.map(({ n, hit }, i) => (
              <PipDie
                key={`${String(i)} ${n}`}
                n={n}
                hit={hit}
                bonus={rolled.bonus}
                label={say('die.rolled', { n, hit: String(hit) })}
              />
            ))}
          </span>
          <span className="hits">
            <b>{rolled.hits}</b> {say('battle.hits', { n: rolled.hits })}
          </span>
        </>
      )}
    </div>
  );
}
/** What a loss would mean for the rest of the battle. */
function IfSo({ now: { attacker, defender, kind }, side }: { readonly now: Battle; readonly side: Side }) {
  const say = useSay();
  const odds = oddsOf(attacker.force, defender.force, { kind });
  const win = attacker.side === side ? odds.win : 1 - odds.win;
  return (
    <span className="after">
      <OddsBar win={win} side={side} />
      <span className="row">
        <span>{say('battle.if-so')}</span>
        <b>{percent(win) > 99 ? say('odds.sure') : say('odds.win', { n: percent(win) })}</b>
      </span>
    </span>
  );
}
/** How it would end if both fought on. */
function Ahead({ now }: { readonly now: ReturnType<typeof battleOf> }) {
  const say = useSay();
  const { attacker, defender, kind } = now;
  if (attacker.figures.length === 0 || defender.figures.length === 0) return null;
  const odds = oddsOf(attacker.force, defender.force, { kind });
  const win = percent(odds.win);
  return (
    <p className="ahead">
      <span>{say('battle.ahead')}</span>
      <span>
        <b>{win > 99 ? say('odds.sure') : say('odds.win', { n: win })}</b>{' '}
        {say('battle.ahead-win', { side: attacker.side })}
      </span>
      <OddsBar win={odds.win} side={attacker.side} />
      <span className="rounds">
        {say('odds.rounds')} <RoundBars odds={odds} side={attacker.side} />
      </span>
    </p>
  );
}
