/** What each message does. */
import { agreeing } from '../actions/agreeing.ts';
import { answer, check, explore, undo } from '../actions/answer.ts';
import { chat } from '../actions/chat.ts';
import { propose, reply, resign } from '../actions/proposals.ts';
import { returnTo, seatMachine, sit, stand } from '../actions/seats.ts';
import type { Who } from '../actions/who.ts';
import type { ClientMessage, ServerMessage } from '../protocol/index.ts';
import { Refused, refuse } from '../refused.ts';
import type { Eyes } from '../tables/events.ts';
import type { Action, Tables } from '../tables/tables.ts';
import type { Visitor } from './identity.ts';

/** What a connection can do besides talking to tables. */
export interface Watching {
  readonly visitor: Visitor | null;
  watch(table: string, as: Eyes | undefined, since: number): Promise<Refused | null>;
  unwatch(table: string, eyes: Eyes): boolean;
}

export async function carryOut(
  from: Watching,
  tables: Tables,
  message: ClientMessage,
): Promise<ServerMessage | Refused> {
  const done: ServerMessage = { say: 'done', to: message.id };
  switch (message.do) {
    case 'ping':
      return done;
    case 'watch':
      return (await from.watch(message.table, message.as, message.since ?? 0)) ?? done;
    case 'unwatch':
      return from.unwatch(message.table, message.as) ? done : refuse('not-watching');
  }
  if (from.visitor === null) return refuse('name-needed');
  const who = from.visitor;
  switch (message.do) {
    case 'check': {
      const verdict = await tables.look(message.table, (t) => check(t, who, message.as, message.asked, message));
      return verdict instanceof Refused ? verdict : done;
    }
    case 'explore': {
      const { table, as, asked, path } = message;
      const found = await tables.look(table, (t) => explore(t, who, as, asked, path));
      if (found instanceof Refused) return found;
      return { say: 'explored', to: message.id, ...found };
    }
    default: {
      const stored = await tables.act(message.table, actionOf(tables, message, who), `${who.id} ${message.id}`);
      return stored instanceof Refused ? stored : { say: 'done', to: message.id, number: stored.number };
    }
  }
}

type Acting = Exclude<ClientMessage, { do: 'ping' | 'watch' | 'unwatch' | 'check' | 'explore' }>;
function actionOf({ house }: Tables, message: Acting, who: Who): Action {
  const agreed = agreeing(house.db, house.now);
  switch (message.do) {
    case 'answer':
      return (table, now) =>
        answer(table, who, message.as, message.asked, { which: message.which, says: message.says }, now);
    case 'undo':
      return (table, now) => undo(table, who, message.as, message.asked, now);
    case 'propose':
      return (table, now) => propose(table, who, message.as, message.what, agreed, now);
    case 'reply':
      return (table, now) => reply(table, who, message.as, message.proposal, message.yes, agreed, now);
    case 'resign':
      return (table, now) => resign(table, who, message.as, agreed, now);
    case 'chat':
      return (table) => chat(table, who, message.as, message.text);
    case 'sit':
      return (table, now) => sit(table, who, message.seat, now);
    case 'stand':
      return (table) => stand(table, who, message.seat);
    case 'machine':
      return (table, now) => seatMachine(table, who, message.seat, message.machine, now);
    case 'return':
      return (table, now) => returnTo(table, who, message.seat, now);
  }
}
