import { and, count, eq, isNotNull, notLike, sql } from 'drizzle-orm';
import { log } from '@/lib/base/log';
import { linkBatches } from '@/lib/data/links/schema';
import { ledgerSyncs } from '@/lib/data/schema';
import type { LedgerStores } from '@/lib/data/store/store';
import type { Db, Pools } from '@/lib/server/db/database';
import { isFree } from '@/lib/server/jobs/lease';
import type { Metrics } from './metrics';

type Parts = {
  db: Db;
  pools: Pools | undefined;
  ledger: LedgerStores;
  openBreakers: () => number;
};

/** Unsettled windows may still change. Failed ones have no rows. */
const windowStates = ['settled', 'unsettled', 'failed'] as const;
const jobStates = ['running', 'abandoned'] as const;

/** Adds gauges for syncs, batches, stored windows, connections and breakers. Returns the function that reads them. */
export function collectState(
  metrics: Metrics,
  { db, pools, ledger, openBreakers }: Parts,
): () => Promise<void> {
  const { gauge } = metrics;
  const lag = gauge(
    'partnerdeck_sync_lag_seconds',
    'The longest time since a sync of the source ended, over all workspaces.',
    ['source'],
  );
  const windows = gauge('partnerdeck_windows', 'Stored windows of report rows by state.', ['state']);
  const jobs = gauge(
    'partnerdeck_jobs',
    'Syncs and batches of links under way. Abandoned: nobody holds their lease.',
    ['kind', 'state'],
  );
  const waits = gauge('partnerdeck_pool_waiting', 'Requests that wait for a connection of Postgres.', [
    'pool',
  ]);
  const used = gauge('partnerdeck_pool_connections', 'Open connections of Postgres.', ['pool', 'state']);
  const broken = gauge(
    'partnerdeck_upstream_breakers_open',
    'Workspaces and key families whose API is failing.',
  );

  async function collectJobs() {
    const [syncs, batches] = await Promise.all([
      db
        .select({ free: isFree(ledgerSyncs.leaseUntil), total: count() })
        .from(ledgerSyncs)
        .where(eq(ledgerSyncs.state, 'running'))
        .groupBy(isFree(ledgerSyncs.leaseUntil)),
      db
        .select({ free: isFree(linkBatches.leaseUntil), total: count() })
        .from(linkBatches)
        .where(eq(linkBatches.state, 'running'))
        .groupBy(isFree(linkBatches.leaseUntil)),
    ]);
    for (const [kind, rows] of Object.entries({ sync: syncs, batch: batches })) {
      for (const state of jobStates) jobs.set({ kind, state }, 0);
      for (const { free, total } of rows) jobs.set({ kind, state: free ? 'abandoned' : 'running' }, total);
    }
  }

  async function collectLag() {
    const seconds = sql<number>`max(extract(epoch from now() - ${ledgerSyncs.finishedAt}))::float8`;
    const rows = await db
      .select({ source: ledgerSyncs.source, seconds })
      .from(ledgerSyncs)
      // Lists are fetched on demand, so their age is meaningless.
      .where(and(isNotNull(ledgerSyncs.finishedAt), notLike(ledgerSyncs.source, 'list:%')))
      .groupBy(ledgerSyncs.source);
    lag.reset();
    for (const row of rows) lag.set({ source: row.source }, row.seconds);
  }

  async function collectWindows() {
    const rows = await ledger.readEach(
      `SELECT CASE WHEN status <> 'ok' THEN 'failed'
         WHEN all_final AND to_day < CAST(CAST(fetched_at AS TIMESTAMPTZ) AS DATE) - 45 THEN 'settled'
         ELSE 'unsettled' END AS state, CAST(COUNT(*) AS INTEGER) AS total
       FROM ledger.windows GROUP BY 1`,
    );
    for (const state of windowStates) windows.set({ state }, 0);
    for (const { state, total } of rows) windows.inc({ state: String(state) }, Number(total));
  }

  return async () => {
    broken.set(openBreakers());
    for (const [pool, { waitingCount, totalCount, idleCount }] of Object.entries(pools ?? {})) {
      waits.set({ pool }, waitingCount);
      used.set({ pool, state: 'idle' }, idleCount);
      used.set({ pool, state: 'busy' }, totalCount - idleCount);
    }
    try {
      await Promise.all([collectJobs(), collectLag(), collectWindows()]);
    } catch (error) {
      metrics.countFailedScrape();
      log.warn({ error }, 'metrics lack the state of the databases');
    }
  };
}
