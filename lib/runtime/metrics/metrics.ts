import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LedgerStore, LedgerStores } from '@/lib/data/store/engine/store';
import type { Message } from '@/lib/server/outbox/schema';
import type { Outcome } from '@/lib/server/outbox/sender';

/** In seconds. A page waits longest for an API call with retries. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Gauges named like counters, which promtool rejects. Other gauges have the same values by type. */
const misnamed = ['resources', 'handles', 'requests'].map((kind) => `nodejs_active_${kind}_total`);

type Request = { method: string; route: string; status: number; seconds: number };

/** Metrics recorded in code. Labels have few values, never addresses, ids or names. */
export type Metrics = ReturnType<typeof createMetrics>;

/** A new registry with process metrics: memory, CPU, event loop, garbage collection. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  const registers = [registry];
  const requests = new Histogram({
    name: 'partnerdeck_http_request_duration_seconds',
    help: 'Time from the first line of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const calls = new Histogram({
    name: 'partnerdeck_upstream_call_duration_seconds',
    help: 'Calls of the affiliate API by operation. The outcome is success or the code of the failure.',
    labelNames: ['operation', 'outcome'],
    buckets,
    registers,
  });
  const storeTimes = new Histogram({
    name: 'partnerdeck_store_duration_seconds',
    help: 'Reads and transactions of the stored report rows, waits for a connection included.',
    labelNames: ['kind', 'outcome'],
    buckets,
    registers,
  });
  const unscraped = new Counter({
    name: 'partnerdeck_collect_failures_total',
    help: 'Scrapes that lack the state of the databases, because they did not answer.',
    registers,
  });

  const runs = new Counter({
    name: 'partnerdeck_scheduled_runs_total',
    help: 'Runs of scheduled work that have ended: refreshes, evaluations of alert rules, reports, mails about grants, and maintenance.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const messages = new Counter({
    name: 'partnerdeck_messages_total',
    help: 'Attempts to send mails and messages to channels. The outcome waiting is tried again.',
    labelNames: ['transport', 'kind', 'outcome'],
    registers,
  });

  async function time<T>(kind: 'read' | 'write' | 'snapshot', work: () => Promise<T>): Promise<T> {
    const end = storeTimes.startTimer({ kind });
    try {
      const result = await work();
      end({ outcome: 'success' });
      return result;
    } catch (error) {
      end({ outcome: 'failure' });
      throw error;
    }
  }

  const timeStore = (store: LedgerStore): LedgerStore => ({
    ...store,
    read: (sql, values) => time('read', () => store.read(sql, values)),
    write: (work) => time('write', () => store.write(work)),
    snapshot: (work) => time('snapshot', () => store.snapshot(work)),
  });

  return {
    registry,
    countFailedScrape: () => unscraped.inc(),
    observeRequest: ({ seconds, ...labels }: Request) => requests.observe(labels, seconds),
    observeCall: (operation: string, outcome: string, seconds: number) =>
      calls.observe({ operation, outcome }, seconds),
    countMessage: (
      { transport, kind }: Pick<Message, 'transport' | 'kind'>,
      { state, problem }: Pick<Outcome, 'state' | 'problem'>,
    ) => messages.inc({ transport, kind, outcome: problem === 'stopped' ? 'stopped' : state }),
    countRun: (kind: string, outcome: 'complete' | 'failed') => runs.inc({ kind, outcome }),
    /** Wraps stores to time their calls. */
    timeStores(stores: LedgerStores): LedgerStores {
      const timed = new WeakMap<LedgerStore, LedgerStore>();
      return {
        ...stores,
        of(workspaceId) {
          const store = stores.of(workspaceId);
          const known = timed.get(store) ?? timeStore(store);
          timed.set(store, known);
          return known;
        },
      };
    },
    /** Gauges that are read on each scrape. */
    gauge: (name: string, help: string, labelNames: string[] = []) =>
      new Gauge({ name, help, labelNames, registers }),
  };
}
