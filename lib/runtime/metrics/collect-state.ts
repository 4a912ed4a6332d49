import { and, count, isNotNull, notLike, or, sql } from 'drizzle-orm';
import { countJobs } from '@/features/installation/count-jobs';
import { countMessages } from '@/features/installation/count-messages';
import { log } from '@/lib/base/log';
import type { LedgerStores } from '@/lib/data/store/engine/store';
import { ledgerSyncs } from '@/lib/data/store/schema';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import type { Db, Pools } from '@/lib/server/db/database';
import { scheduledRuns, scheduledWork } from '@/lib/server/jobs/schema';
import { transports } from '@/lib/server/outbox/message-state';
import type { Metrics } from './metrics';

type Parts = {
  db: Db;
  pools: Pools | undefined;
  ledger: LedgerStores;
  openBreakers: () => number;
  /** When the newest backup was made. Undefined without one, and with a Postgres, which its operator backs up. */
  newestBackup: () => Promise<Date | undefined>;
};

/** Unsettled windows may still change. Failed ones have no rows. */
const windowStates = ['settled', 'unsettled', 'failed'] as const;
const jobStates = ['running', 'abandoned'] as const;

type Collect = () => Promise<void>;

/** Adds gauges for syncs, batches, stored windows, messages, scheduled work, backups, connections and breakers. Returns the function that reads them. */
export function collectState(metrics: Metrics, parts: Parts): Collect {
  const collectConnections = watchConnections(metrics, parts);
  const collects = [
    collectJobs,
    collectLag,
    collectWindows,
    collectMessages,
    collectFailing,
    collectBackup,
  ].map((make) => make(metrics, parts));
  return async () => {
    collectConnections();
    try {
      await Promise.all(collects.map((collect) => collect()));
    } catch (error) {
      metrics.countFailedScrape();
      log.warn({ error }, 'metrics lack the state of the databases');
    }
  };
}

function watchConnections({ gauge }: Metrics, { pools, openBreakers }: Parts): () => void {
  const waits = gauge('partnerdeck_pool_waiting', 'Requests that wait for a connection of Postgres.', [
    'pool',
  ]);
  const used = gauge('partnerdeck_pool_connections', 'Open connections of Postgres.', ['pool', 'state']);
  const broken = gauge(
    'partnerdeck_upstream_breakers_open',
    'Workspaces and key families whose API is failing.',
  );
  return () => {
    broken.set(openBreakers());
    for (const [pool, { waitingCount, totalCount, idleCount }] of Object.entries(pools ?? {})) {
      waits.set({ pool }, waitingCount);
      used.set({ pool, state: 'idle' }, idleCount);
      used.set({ pool, state: 'busy' }, totalCount - idleCount);
    }
  };
}

function collectJobs({ gauge }: Metrics, { db }: Parts): Collect {
  const jobs = gauge(
    'partnerdeck_jobs',
    'Syncs and batches of links under way. Abandoned: nobody holds their lease.',
    ['kind', 'state'],
  );
  return async () => {
    const counts = await countJobs(db);
    for (const kind of ['sync', 'batch']) for (const state of jobStates) jobs.set({ kind, state }, 0);
    for (const { kind, state, total } of counts) if (state !== 'stopped') jobs.inc({ kind, state }, total);
  };
}

function collectLag({ gauge }: Metrics, { db }: Parts): Collect {
  const lag = gauge(
    'partnerdeck_sync_lag_seconds',
    'The longest time since a sync of the source ended, over all workspaces.',
    ['source'],
  );
  return async () => {
    const seconds = sql<number>`max(extract(epoch from now() - ${ledgerSyncs.finishedAt}))::float8`;
    const rows = await db
      .select({ source: ledgerSyncs.source, seconds })
      .from(ledgerSyncs)
      // Lists are fetched on demand, so their age is meaningless.
      .where(and(isNotNull(ledgerSyncs.finishedAt), notLike(ledgerSyncs.source, 'list:%')))
      .groupBy(ledgerSyncs.source);
    lag.reset();
    for (const row of rows) lag.set({ source: row.source }, row.seconds);
  };
}

function collectWindows({ gauge }: Metrics, { ledger }: Parts): Collect {
  const windows = gauge('partnerdeck_windows', 'Stored windows of report rows by state.', ['state']);
  return async () => {
    const rows = await ledger.readEach(
      `SELECT CASE WHEN status <> 'ok' THEN 'failed'
         WHEN all_final AND to_day < CAST(CAST(fetched_at AS TIMESTAMPTZ) AS DATE) - 45 THEN 'settled'
         ELSE 'unsettled' END AS state, CAST(COUNT(*) AS INTEGER) AS total
       FROM ledger.windows GROUP BY 1`,
    );
    for (const state of windowStates) windows.set({ state }, 0);
    for (const { state, total } of rows) windows.inc({ state: String(state) }, Number(total));
  };
}

function collectMessages({ gauge }: Metrics, { db }: Parts): Collect {
  const oldest = gauge(
    'partnerdeck_messages_oldest_waiting_seconds',
    'How long ago the oldest message was made that could be sent, or that waits for the mail server.',
    ['transport'],
  );
  return async () => {
    const counts = await countMessages(db);
    for (const transport of transports) {
      const waits = counts.flatMap((row) => (row.transport === transport ? (row.seconds ?? []) : []));
      oldest.set({ transport }, Math.max(0, ...waits));
    }
  };
}

function collectFailing({ gauge }: Metrics, { db }: Parts): Collect {
  const failing = gauge(
    'partnerdeck_scheduled_failing',
    'Scheduled work whose last three runs failed, by kind.',
    ['kind'],
  );
  const channels = gauge('partnerdeck_channels_failing', 'Channels that fail, or are disabled.', ['state']);
  return async () => {
    const newest = sql`(SELECT state FROM ${scheduledRuns} WHERE work_id = ${scheduledWork.id} AND state <> 'running'
      ORDER BY id DESC LIMIT 3)`;
    const failed = sql`(SELECT count(*) FROM ${newest} AS newest WHERE newest.state <> 'complete')`;
    const [works, broken] = await Promise.all([
      db
        .select({ kind: scheduledWork.kind, total: sql<number>`count(*) FILTER (WHERE ${failed} = 3)::int` })
        .from(scheduledWork)
        .groupBy(scheduledWork.kind),
      db
        .select({ isDisabled: isNotNull(alertChannels.disabled), total: count() })
        .from(alertChannels)
        .where(or(isNotNull(alertChannels.failingSince), isNotNull(alertChannels.disabled)))
        .groupBy(isNotNull(alertChannels.disabled)),
    ]);
    for (const { kind, total } of works) failing.set({ kind }, total);
    for (const state of ['failing', 'disabled']) channels.set({ state }, 0);
    for (const { isDisabled, total } of broken)
      channels.set({ state: isDisabled ? 'disabled' : 'failing' }, total);
  };
}

function collectBackup({ gauge }: Metrics, { newestBackup }: Parts): Collect {
  const backup = gauge(
    'partnerdeck_backup_age_seconds',
    'The age of the newest backup of the embedded database.',
  );
  return async () => {
    const at = await newestBackup();
    if (at) backup.set((Date.now() - at.getTime()) / 1_000);
    else backup.remove();
  };
}
