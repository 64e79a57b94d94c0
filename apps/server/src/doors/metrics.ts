/** What the server counts and measures, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Counted } from '../tables/house.ts';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export interface Gauges {
  tables(): number;
  tableBytes(): number;
  watched(): number;
  sockets(): number;
  thinking(): number;
  queued(): number;
}
export type Metrics = ReturnType<typeof newMetrics>;
export function newMetrics(gauges: () => Gauges) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'amon_hen_' });
  const gauge = (name: string, help: string, read: (g: Gauges) => number): void => {
    const made: Gauge = new Gauge({
      name: `amon_hen_${name}`,
      help,
      registers,
      collect: () => made.set(read(gauges())),
    });
  };
  gauge('tables_in_memory', 'Tables in memory', (g) => g.tables());
  gauge('table_bytes', 'Memory that they are taken to use', (g) => g.tableBytes());
  gauge('tables_watched', 'Tables that somebody watches', (g) => g.watched());
  gauge('sockets', 'Open connections', (g) => g.sockets());
  gauge('machines_thinking', 'Tables at which a machine is to move', (g) => g.thinking());
  gauge('machines_queued', 'Machine turns that wait for a thread', (g) => g.queued());
  return {
    registry,
    happened: new Counter<'what'>({
      name: 'amon_hen_happened_total',
      help: 'Entries stored, conflicts between nodes, faults in rules, tables stopped or opened, repeated messages, storage errors',
      labelNames: ['what'],
      registers,
    }),
    messages: new Counter<'kind' | 'result'>({
      name: 'amon_hen_messages_total',
      help: 'Messages from clients, by kind and what became of them',
      labelNames: ['kind', 'result'],
      registers,
    }),
    answered: new Histogram({
      name: 'amon_hen_acknowledge_seconds',
      help: 'From a message that changes something to its acknowledgement',
      buckets: SECONDS,
      registers,
    }),
    batch: new Histogram({
      name: 'amon_hen_commit_size',
      help: 'Changes that share one commit',
      buckets: [1, 2, 5, 10, 20, 50, 100],
      registers,
    }),
    thought: new Histogram({
      name: 'amon_hen_machine_seconds',
      help: 'How long machines think about an answer',
      buckets: SECONDS,
      registers,
    }),
    intervened: new Counter({
      name: 'amon_hen_machine_interventions_total',
      help: 'Answers that had to be given in place of a machine',
      registers,
    }),
    count(what: Counted): void {
      this.happened.inc({ what });
    },
  };
}
