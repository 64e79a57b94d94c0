/** What the tables need from the rest of the server. */
import type { Logger } from 'pino';
import type { Registry } from '../registry.ts';
import type { Db } from '../storage/schema.ts';
import type { Writer } from '../storage/writer.ts';
import type { Hub } from './hub.ts';

export type Counted = 'entry' | 'conflict' | 'fault' | 'stopped' | 'opened' | 'repeated' | 'storage-error';

export interface House {
  readonly db: Db;
  readonly writer: Writer;
  readonly registry: Registry;
  readonly hub: Hub;
  readonly log: Logger;
  /** This node's name in leases. */
  readonly node: string;
  /** Other nodes may write too. */
  readonly shared: boolean;
  readonly mostTables: number;
  readonly mostBytes: number;
  now(): number;
  /** A machine's turn came up, and this node has the lease. */
  machineTurn(id: string): void;
  count(what: Counted): void;
}
