/** A combat that asks for something: its sums, the cards of both sides, and the losses or supports to choose. */
import './combat.css';
import { useState } from 'react';
import { useDecision } from '../decision-bar/deciding.ts';
import type { OwnDecision } from '../decision-bar/draft.ts';
import { RuleLink } from '../rules/link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Window } from '../ui/window.tsx';
import { useVoice } from '../words/words.tsx';
import { TableCard } from './card.tsx';
import { swords } from './glyphs.ts';
import { placeFact } from './model/printed.ts';
import { cardsOf, outcomeOf, sumsAt } from './model/sums.ts';
import { type LocationView, otherSide, placesOf } from './model/view.ts';
import { GAME, useCards, useSay } from './sharing.ts';
import { AttackIcons, outcomeText } from './sums-view.tsx';

const ASKS = ['loss', 'agree', 'support'];

export function CombatWindow() {
  const say = useSay();
  const { view } = useCards();
  const { decision } = useDecision();
  const [closed, setClosed] = useState('');
  if (decision === null || !ASKS.includes(decision.about)) return null;
  const location = String(decision.values?.location ?? '');
  const place = placesOf(view).find((one) => one.location === location);
  if (place === undefined) return null;
  const question = `${decision.about} ${location}`;
  return (
    <>
      {closed === question && (
        <button type="button" className="button prime cg-combat-open" onClick={() => setClosed('')}>
          <Icon of={swords} /> {say('combat.open')}
        </button>
      )}
      <Window
        title={say('combat.title', { location })}
        isOpen={closed !== question}
        onClose={() => setClosed(question)}
        foot={<Foot decision={decision} onTable={() => setClosed(question)} />}
      >
        <Combat place={place} decision={decision} />
      </Window>
    </>
  );
}
function Combat({ place, decision }: { readonly place: LocationView; readonly decision: OwnDecision }) {
  const say = useSay();
  const { view } = useCards();
  const { kind, defender } = placeFact(place.location);
  const isPath = kind === 'path';
  const now = sumsAt(place);
  const losing = decision.about === 'loss';
  // while losses are picked only those picked have stopped anything
  const left = Number(decision.values?.left ?? 0);
  const sums = losing ? { ...now, held: now.attack - now.ground - left, through: left } : now;
  const asks = losing
    ? say('combat.loss', { left })
    : decision.about === 'agree'
      ? say('combat.agree')
      : say('combat.support', { card: String(decision.values?.card ?? '') });
  const side = (attacks: boolean) => {
    const whose = attacks ? otherSide(defender) : defender;
    return (
      <section className="cg-combat-side" data-side={whose}>
        <h3>{say(attacks ? 'place.attackers' : 'place.defenders')}</h3>
        <ul className="cg-row">
          {cardsOf(place, whose).map((seen, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card have no other identity
            <li key={`${seen.card} ${i}`}>
              <TableCard
                seen={seen}
                zone="place"
                at={place.location}
                counts={isPath ? 'path' : attacks ? 'attack' : 'defence'}
                strip={false}
              />
            </li>
          ))}
          {cardsOf(place, whose).length === 0 && <li className="cg-nobody">{say('place.nobody')}</li>}
        </ul>
      </section>
    );
  };
  return (
    <div className="cg-combat">
      {side(true)}
      <div className="cg-sum">
        <AttackIcons sums={sums} />
        <p>
          {say(losing ? 'sum.losing' : 'sum.icons', { ...sums })}{' '}
          {!losing && outcomeText(say, outcomeOf(view, place.location, sums), isPath)}
        </p>
      </div>
      {side(false)}
      <p className="cg-combat-asks">
        {asks} <RuleLink id={decision.own.rule} />
      </p>
    </div>
  );
}
function Foot({ decision, onTable }: { readonly decision: OwnDecision; readonly onTable: () => void }) {
  const say = useSay();
  const voice = useVoice();
  const { meanings } = useCards();
  const { draft, verdict, busy, press, confirm } = useDecision();
  const chosen = meanings.find(({ id }) => draft.has(id));
  const words = meanings.filter(({ card }) => card === undefined);
  return (
    <>
      <button type="button" className="button quiet" onClick={onTable}>
        {say('combat.table')}
      </button>
      {words.map(({ id }) => (
        <button
          key={id}
          type="button"
          className="button"
          aria-pressed={draft.has(id)}
          data-option={id}
          onClick={() => press(id)}
        >
          {voice.answer(GAME, 'one', id, decision.about)}
        </button>
      ))}
      <button
        type="button"
        className="button prime confirm"
        disabled={chosen === undefined || verdict !== true || busy}
        onClick={confirm}
      >
        {chosen === undefined ? voice.say('decide.not-yet') : voice.answer(GAME, 'one', chosen.id, decision.about)}
      </button>
    </>
  );
}
