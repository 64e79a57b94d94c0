/** Pick one, or some: a list with headings by kind, and a filter when it is long. */

import { textOf } from '@amon-hen/i18n';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import type { Selection } from 'react-aria-components/ListBox';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { check } from '../ui/glyphs.ts';
import { Icon } from '../ui/icon.tsx';
import { useVoice } from '../words/words.tsx';
import { useDecision } from './deciding.ts';
import { FILTER_FROM, type OwnDecision } from './draft.ts';

/** Comes after the list itself: nobody filters in the first moment. */
const Filtered = lazy(() => import('./filtered.tsx').then((m) => ({ default: m.Filtered })));

interface Row {
  readonly id: string;
  readonly text: string;
}
interface Group {
  readonly verb: string;
  readonly heading: string;
  readonly rows: Row[];
}

export function Options({
  game,
  decision,
  label,
}: {
  readonly game: string;
  readonly decision: OwnDecision;
  readonly label: string;
}) {
  const voice = useVoice();
  const { draft, press, confirm, setDraft } = useDecision();
  const { own, about } = decision;
  const groups = useMemo(() => {
    const byVerb = new Map<string, Group>();
    for (const id of own.options) {
      const { parts, verb, heading } = voice.option(game, id, about);
      const group = byVerb.get(verb) ?? { verb, heading, rows: [] };
      byVerb.set(verb, group);
      group.rows.push({ id, text: textOf(parts) });
    }
    return [...byVerb.values()];
  }, [about, game, own.options, voice]);
  // a heading over a single row says the same thing twice
  const headed = groups.length > 1 && groups.some((group) => group.rows.length > 1);

  // what was chosen elsewhere, on the map or on a card, is shown here too
  const picking = useRef<HTMLDivElement>(null);
  const chosen = own.form === 'one' ? draft.keys().next().value : undefined;
  useEffect(() => {
    const row = chosen === undefined ? null : picking.current?.querySelector('[aria-selected="true"]');
    const box = row?.closest('.decide-body');
    if (row == null || box == null) return;
    const show = (): void => {
      const { top, bottom } = row.getBoundingClientRect();
      const room = box.getBoundingClientRect();
      box.scrollTop += Math.max(0, bottom - room.bottom) - Math.max(0, room.top - top);
    };
    const observer = new ResizeObserver(show); // the foot below grows when it has more to say
    observer.observe(box);
    return () => observer.disconnect();
  }, [chosen]);

  const choose = (keys: Selection): void => {
    const chosen = keys === 'all' ? own.options : [...keys].map(String);
    if (own.form === 'some') setDraft(new Map(chosen.map((id) => [id, 1])));
    else if (chosen[0] !== undefined) press(chosen[0]);
    else confirm(); // the chosen one was pressed again
  };
  const rows = (group: Group) =>
    group.rows.map(({ id, text }) => (
      <ListBoxItem key={id} id={id} textValue={text} className="option">
        <span className="mark">
          <Icon of={check} />
        </span>
        {text}
      </ListBoxItem>
    ));
  const list = (
    <ListBox
      className="options"
      aria-labelledby={label}
      selectionMode={own.form === 'some' ? 'multiple' : 'single'}
      selectedKeys={draft.keys()}
      onSelectionChange={choose}
      escapeKeyBehavior="none"
    >
      {headed
        ? groups.map((group) => (
            <ListBoxSection key={group.verb} id={`verb ${group.verb}`} className="group">
              <Header className="heading">{group.heading}</Header>
              {rows(group)}
            </ListBoxSection>
          ))
        : groups.flatMap(rows)}
    </ListBox>
  );
  return (
    <div ref={picking} className="picking" data-form={own.form}>
      {own.options.length < FILTER_FROM ? (
        list
      ) : (
        <Suspense fallback={list}>
          <Filtered>{list}</Filtered>
        </Suspense>
      )}
    </div>
  );
}
