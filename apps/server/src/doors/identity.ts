/** Who is at the door: an account's session, a guest's cookie, both, or nobody. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Who } from '../actions/who.ts';
import type { Accounts } from '../people/accounts.ts';
import { guestOf, playerOf } from '../people/players.ts';
import type { Db } from '../storage/schema.ts';

export const GUEST_COOKIE = 'amon-hen.guest';
export interface Visitor extends Who {
  readonly account: boolean;
}
export type Identify = (headers: IncomingHttpHeaders) => Promise<Visitor | null>;

export function identifier(db: Db, accounts: Accounts, now: () => number): Identify {
  return async (headers) => {
    const cookies = readCookies(headers.cookie ?? '');
    const secret = cookies.get(GUEST_COOKIE);
    const guest = secret === undefined ? null : await guestOf(db, secret, now());
    const session = [...cookies.keys()].some((name) => name.endsWith('session_token'))
      ? await accounts.api.getSession({ headers: new Headers({ cookie: headers.cookie ?? '' }) })
      : null;
    if (session === null) {
      return guest === null ? null : { id: guest.id, name: guest.name, players: [guest.id], account: false };
    }
    const player = await playerOf(db, session.user.id, session.user.name, now());
    const players = guest === null ? [player.id] : [player.id, guest.id];
    return { id: player.id, name: player.name, players, account: true };
  };
}
function readCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const;
  });
  return new Map(pairs.filter(([name]) => name !== ''));
}
/** A page of another site may not use the cookies: its Origin is not ours. Programs that are no browsers send none. */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicOrigin: string | null): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  if (origin === publicOrigin) return true;
  if (publicOrigin !== null) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}
