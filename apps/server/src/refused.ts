/** Why something asked of the server is not done. A value, not an exception: the asker is told, nothing is changed. */
import type { Refusal } from '@amon-hen/kernel';
import type { RefusalShape } from './protocol/index.ts';

export class Refused {
  readonly error: RefusalShape;
  constructor(error: RefusalShape) {
    this.error = error;
  }
}
/** The doors' own reasons; docs/protocol.md lists them. */
export type Code =
  | 'malformed'
  | 'too-large'
  | 'too-fast'
  | 'too-many'
  | 'no-such-table'
  | 'no-such-seat'
  | 'not-your-seat'
  | 'not-watching'
  | 'not-host'
  | 'seat-taken'
  | 'name-needed'
  | 'name-taken'
  | 'not-known'
  | 'not-waiting'
  | 'not-playing'
  | 'not-over'
  | 'stopped'
  | 'late'
  | 'time-over'
  | 'no-such-proposal'
  | 'already-proposed'
  | 'nothing-to-take-back'
  | 'no-such-machine'
  | 'no-such-game'
  | 'bad-setup'
  | 'bad-record'
  | 'no-such-link'
  | 'rules-fault'
  | 'unavailable'
  | 'forbidden'
  | 'internal';

export function refuse(code: Code, values?: RefusalShape['values']): Refused {
  return new Refused(values === undefined ? { code, why: code } : { code, why: code, values });
}
/** A rule said no. */
export function refuseByRule({ rule, why, values }: Refusal): Refused {
  return new Refused(values === undefined ? { code: 'rule', rule, why } : { code: 'rule', rule, why, values });
}
