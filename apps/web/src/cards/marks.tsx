/** What the marks on the table mean. */
import './marks.css';
import { type ReactNode, useState } from 'react';
import { star } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { Window } from '../ui/window.tsx';
import { drop, feet, ring, shield, swords } from './glyphs.ts';
import { useSay } from './sharing.ts';

const sword = (kind: 'ground' | 'held' | 'through'): ReactNode => (
  <span className="cg-icons">
    <i className={kind}>
      <Icon of={swords} />
    </i>
  </span>
);
const MARKS = [
  ['marks.attack', <Icon key="" of={swords} />],
  ['marks.defence', <Icon key="" of={shield} />],
  ['marks.path', <Icon key="" of={feet} />],
  [
    'marks.lead',
    <span key="" className="cg-stat lead">
      <Icon of={swords} />1
    </span>,
  ],
  ['marks.ground', sword('ground')],
  ['marks.held', sword('held')],
  ['marks.through', sword('through')],
  [
    'marks.token',
    <span key="" className="cg-token">
      <Icon of={swords} />
      +1
    </span>,
  ],
  ['marks.corruption', <Icon key="" of={drop} />],
  ['marks.ring', <Icon key="" of={ring} />],
  ['marks.starting', <Icon key="" of={star} />],
] as const;

export function Marks() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="cg-left" onClick={() => setOpen(true)}>
        {say('marks.open')}
      </button>
      <Window title={say('marks.open')} isOpen={open} onClose={() => setOpen(false)}>
        <ul className="cg-marks">
          {MARKS.map(([key, mark]) => (
            <li key={key}>
              <span className="cg-mark">{mark}</span>
              {say(key)}
            </li>
          ))}
        </ul>
      </Window>
    </>
  );
}
