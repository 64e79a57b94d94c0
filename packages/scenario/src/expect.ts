/** Expectations: what must hold at a point of a scenario. Each gives the lines that say what does not. */
import type { Decision, Json } from '@amon-hen/kernel';
import type { Expectation, Offered, RefusedOptions } from './format.ts';
import { differences, matches, mentions, show } from './match.ts';
import { Failed, type Rehearsal, refusalText } from './rehearsal.ts';

type Lines = readonly string[];

export function unmet<S, E, V, O>(now: Rehearsal<S, E, V, O>, expect: Expectation): Lines {
  const lines = [
    ...(expect.state === undefined ? [] : differences(expect.state, now.describe()).map((line) => `state: ${line}`)),
    ...(expect.pending === undefined ? [] : pending(now, expect.pending)),
    ...(expect.offered ?? []).flatMap((offered) => offer(now, offered)),
    ...(expect.refused ?? []).flatMap((refused) => greyed(now, refused)),
    ...(expect.view ?? []).flatMap((view) => seen(now, view)),
    ...factsInOrder('facts', expect.facts, now.facts('truth')),
    ...factsAbsent('noFacts', expect.noFacts, now.facts('truth')),
    ...(expect.heard ?? []).flatMap(({ seat, facts, noFacts }) => {
      const heard = now.facts(now.looker(seat));
      return [
        ...factsInOrder(`heard by ${seat}`, facts, heard),
        ...factsAbsent(`not heard by ${seat}`, noFacts, heard),
      ];
    }),
    ...(expect.victory === undefined ? [] : victory(now, expect.victory)),
  ];
  now.lookedAtFacts();
  return lines;
}

/** The one decision that waits for this seat; with several, the one about this. */
function question<S, E, V, O>(now: Rehearsal<S, E, V, O>, seat: string, about: string | undefined): Decision {
  const waiting = now.waiting(now.seat(seat), about);
  const [only] = waiting;
  if (only === undefined) {
    throw new Failed(`${seat} is not asked${about === undefined ? '' : ` about ${about}`}; ${now.asked()}`);
  }
  if (waiting.length > 1) throw new Failed(`${seat} is asked several things: say which with about; ${now.asked()}`);
  return only.decision;
}

function offer<S, E, V, O>(now: Rehearsal<S, E, V, O>, wanted: Offered): Lines {
  const decision = question(now, wanted.seat, wanted.about);
  const ids = decision.options.map((option) => decision.id(option));
  const lines: string[] = [];
  const said = `offered to ${wanted.seat}`;
  for (const id of [...(wanted.exactly ?? []), ...(wanted.atLeast ?? [])]) {
    if (ids.includes(id)) continue;
    const reason = decision.refused().find((refused) => refused.option === id);
    const why = reason === undefined ? `offered are ${ids.join(', ')}` : `refused by ${refusalText(reason.refusal)}`;
    lines.push(`${said}: “${id}” is not; ${why}`);
  }
  const { exactly } = wanted;
  if (exactly !== undefined) {
    for (const id of ids) if (!exactly.includes(id)) lines.push(`${said}: “${id}” is too`);
  }
  for (const id of wanted.not ?? []) if (ids.includes(id)) lines.push(`${said}: “${id}” is, and should not be`);
  const least = decision.form === 'one' ? 1 : decision.least;
  const most = decision.form === 'one' ? 1 : decision.most;
  if (wanted.least !== undefined && wanted.least !== least) lines.push(`${said}: least is ${least}`);
  if (wanted.most !== undefined && wanted.most !== most) lines.push(`${said}: most is ${most}`);
  for (const [id, n] of Object.entries(wanted.upTo ?? {})) {
    if (decision.form !== 'amounts') lines.push(`${said}: no amounts are asked for`);
    else if (!ids.includes(id)) lines.push(`${said}: “${id}” is not`);
    else if (decision.upTo[ids.indexOf(id)] !== n) lines.push(`${said}: up to ${decision.upTo[ids.indexOf(id)]} ${id}`);
  }
  return lines;
}

/** Shown as impossible, with the reason. */
function greyed<S, E, V, O>(now: Rehearsal<S, E, V, O>, wanted: RefusedOptions): Lines {
  const decision = question(now, wanted.seat, wanted.about);
  const known = decision.refused();
  return Object.entries(wanted.options).flatMap(([id, reason]) => {
    const said = `refused to ${wanted.seat}: “${id}”`;
    const found = known.find((refused) => refused.option === id);
    if (found !== undefined) {
      return matches(reason, { ...found.refusal }) ? [] : [`${said} is refused by ${refusalText(found.refusal)}`];
    }
    if (decision.options.some((option) => decision.id(option) === id)) return [`${said} is offered`];
    return [`${said} is not shown; shown as refused are ${known.map((r) => r.option).join(', ') || 'none'}`];
  });
}

function seen<S, E, V, O>(
  now: Rehearsal<S, E, V, O>,
  wanted: { seat: string; contains?: unknown; lacks?: readonly unknown[] | undefined },
): Lines {
  const who = now.looker(wanted.seat);
  const view = now.describeView(who);
  const said = `view of ${wanted.seat}`;
  const found = wanted.contains === undefined ? [] : differences(wanted.contains, view);
  const leaks = (wanted.lacks ?? []).filter((x) =>
    typeof x === 'string' ? mentions(x, view) || mentions(x, now.offers(who)) : matches(x, view),
  );
  return [...found.map((line) => `${said}: ${line}`), ...leaks.map((x) => `${said}: shows ${show(x)}`)];
}

/** In this order, with others before, between and after. */
function factsInOrder(said: string, wanted: readonly unknown[] | undefined, told: readonly Json[]): Lines {
  let at = 0;
  for (const fact of wanted ?? []) {
    const found = told.findIndex((x, i) => i >= at && matches(fact, x));
    if (found >= 0) {
      at = found + 1;
      continue;
    }
    const rest = told.slice(at).map(show).join(', ') || 'nothing';
    return [`${said}: ${show(fact)} was not told${at === 0 ? '' : ' after that'}; told was ${rest}`];
  }
  return [];
}
function factsAbsent(said: string, unwanted: readonly unknown[] | undefined, told: readonly Json[]): Lines {
  return (unwanted ?? []).flatMap((fact) => {
    const found = told.find((x) => matches(fact, x));
    return found === undefined ? [] : [`${said}: ${show(found)} was told`];
  });
}

function victory<S, E, V, O>(now: Rehearsal<S, E, V, O>, wanted: NonNullable<Expectation['victory']>): Lines {
  const { outcome } = now.position;
  if (outcome === null) return wanted === 'none' ? [] : ['victory: the game is not over'];
  const named = (seats: readonly number[]): string[] => seats.map((seat) => now.names([seat]));
  const is = { winners: named(outcome.winners), by: outcome.by, how: outcome.how, best: named(outcome.best ?? []) };
  if (wanted === 'none') return [`victory: the game is over: ${show(is)}`];
  const { winners, best, ...rest } = wanted;
  const ranked = best === undefined ? {} : { best: { only: best } };
  return matches({ ...rest, ...ranked, winners: { only: winners } }, is)
    ? []
    : [`victory: should be ${show(wanted)}, is ${show(is)}`];
}

/** Exactly these are asked, in any order. */
function pending<S, E, V, O>(now: Rehearsal<S, E, V, O>, wanted: NonNullable<Expectation['pending']>): Lines {
  const asked = now.position.pending
    .filter((_, which) => !now.position.isAnswered(which))
    .map(({ by, about, rule }) => ({ who: by.map((seat) => now.names([seat])), about, rule }));
  const patterns = wanted.map(({ who, ...rest }) => ({ ...rest, who: { only: who } }));
  return matches({ only: patterns }, asked) ? [] : [`pending: should be ${show(wanted)}; ${now.asked()}`];
}
