/** Playing at random through the protocol. */
import type { Present } from '../../src/protocol/index.ts';
import { type Client, ClosedError, post } from './client.ts';

export type Below = (n: number) => number;
/** Repeatable: tests name their seed. */
export function dice(seed: number): Below {
  let s = seed >>> 0;
  return (n) => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return Math.floor((s / 2 ** 32) * n);
  };
}
type Own = NonNullable<Present['offers'][number]['own']>;
/** Words for a legal answer, from the offer alone. */
export function anyWords(own: Own, below: Below): string {
  const any = <T>(list: readonly T[]): T => {
    const found = list[below(list.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  };
  if (own.form === 'one') return any(own.options);
  if (own.usual !== undefined) return own.usual;
  const left = [...own.options];
  const most = Math.min(own.most, left.length);
  const n = own.least + below(most - own.least + 1);
  const picked = Array.from({ length: n }, () => left.splice(below(left.length), 1)[0] ?? '');
  return picked.join(' + ') || 'none';
}
export interface Asked {
  readonly asked: number;
  readonly which: number;
  readonly own: Own;
}
export function askedOf(present: Present): Asked | null {
  for (const { which, answered, own } of present.offers) {
    if (own !== undefined && !answered) return { asked: present.asked, which, own };
  }
  return null;
}
export async function newTable(url: string, cookie: string, body: Record<string, unknown>): Promise<string> {
  const { status, body: made } = await post(url, '/api/tables', { visibility: 'private', ...body }, cookie);
  if (status !== 200) throw new Error(`no table: ${status} ${JSON.stringify(made)}`);
  return String(Object(made).table);
}

/** Plays a seat to the end of the game, breaking the connection now and then and answering again after that. */
export async function playSeat(
  client: Client,
  table: string,
  seat: number,
  below: Below,
  breakOneIn = 0,
): Promise<void> {
  let unanswered: { id: string; asked: Asked; says: string } | null = null;
  for (let n = 0; n < 5000; n++) {
    try {
      if (!client.isOpen) {
        await client.connect();
        await client.watch(table, seat);
      }
      const state = await client.until(() => {
        if (!client.isOpen) return 'away';
        const { present } = client.at(table, seat);
        return present.state === 'over' || present.state === 'stopped' || askedOf(present) !== null ? present : null;
      });
      if (state === 'away') continue;
      if (state.state !== 'playing') return;
      const asked = askedOf(state);
      if (unanswered === null && asked !== null)
        unanswered = { id: `${seat}-${n}`, asked, says: anyWords(asked.own, below) };
      if (unanswered === null) continue;
      const { id, asked: to, says } = unanswered;
      const reply = client.say({ do: 'answer', table, as: seat, asked: to.asked, which: to.which, says }, id);
      if (breakOneIn > 0 && below(breakOneIn) === 0) client.break();
      const done = await reply;
      // a partner who was asked too has answered, and may have ended the game
      if (done.say === 'refused' && done.error.code !== 'late' && done.error.code !== 'not-playing')
        throw new Error(`refused: ${JSON.stringify(done.error)}`);
      unanswered = null;
      const number = done.say === 'done' ? (done.number ?? 0) : 0;
      await client.until(() => !client.isOpen || client.at(table, seat).number >= number);
    } catch (error) {
      if (!(error instanceof ClosedError)) throw error;
    }
  }
  throw new Error('the game does not end');
}
