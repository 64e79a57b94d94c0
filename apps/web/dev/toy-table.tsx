/** A table for the toy game: small, but with something in every place, as an example of a design. */
import './toy-table.css';
import type { View } from '../../../packages/kernel/test/toy.ts';
import { useDecision } from '../src/decision-bar/deciding.ts';
import type { PartProps, TableDesign } from '../src/table/design.ts';
import { SeatList } from '../src/table/seats.tsx';
import { banner } from '../src/ui/glyphs.ts';
import { useVoice } from '../src/words/words.tsx';

/** The source gives what the game's own stage describes, so this is its view. */
function viewOf({ seen }: PartProps): View {
  return seen.view as View;
}
function Beam({ table, seen }: PartProps) {
  return <SeatList table={table} offers={seen.offers} />;
}
function Centre(props: PartProps) {
  const { pile, round } = viewOf(props);
  return (
    <div className="toy-centre">
      <p>Round {round + 1} of 12</p>
      <p className="pile" role="img" aria-label={`${pile} stones in the pile`}>
        {Array.from({ length: pile }, (_, i) => `stone ${i}`).map((key) => (
          <i key={key} />
        ))}
      </p>
    </div>
  );
}
function Hand(props: PartProps) {
  const { hand } = viewOf(props);
  const { decision, draft, press } = useDecision();
  return (
    <ul className="toy-hand" aria-label="Hand">
      {hand.map((card) => {
        const id = `card ${card}`;
        return (
          <li key={card}>
            <button
              type="button"
              disabled={decision?.own.options.includes(id) !== true}
              aria-pressed={(draft.get(id) ?? 0) > 0}
              onClick={() => press(id)}
            >
              {card}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
function Stones(props: PartProps) {
  const voice = useVoice();
  const { stones, hands } = viewOf(props);
  return (
    <section className="panel">
      <header className="panel-head">
        <h2>Stones</h2>
      </header>
      <dl className="panel-body toy-stones">
        {stones.map((n, seat) => {
          const name = voice.name('toy', 'seat', String(seat));
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {n} · {hands[seat]} cards
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
function Deck(props: PartProps) {
  return (
    <section className="panel">
      <header className="panel-head">
        <h2>Deck</h2>
      </header>
      <p className="panel-body">{viewOf(props).deck} cards</p>
    </section>
  );
}
export const toyTable: TableDesign = {
  Beam,
  Centre,
  centre: { label: 'pane.centre', glyph: banner },
  Hand,
  tracks: [
    { name: 'stones', place: 'ledger', Panel: Stones },
    { name: 'deck', place: 'float', Panel: Deck },
  ],
  Window: null,
  shows: (kind) => kind === 'seat',
};
