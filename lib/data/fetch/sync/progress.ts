import { and, eq, inArray } from 'drizzle-orm';
import { ledgerSyncs } from '@/lib/data/store/schema';
import type { SourceId } from '@/lib/data/terms/datasets';
import {
  makeCounts,
  type SourceProgress,
  type SyncProgress,
  type SyncState,
} from '@/lib/data/terms/progress-shape';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';

/** The state of syncs, whichever instance runs them. */
export async function readProgress(
  db: Db,
  workspaceId: string,
  sources: readonly SourceId[],
): Promise<SyncProgress> {
  const rows = await db
    .select()
    .from(ledgerSyncs)
    .where(
      and(
        eq(ledgerSyncs.workspaceId, workspaceId),
        isOfApiInUse(ledgerSyncs.api),
        inArray(ledgerSyncs.source, [...sources]),
      ),
    );
  const found = sources.map((source): SourceProgress => {
    const row = rows.find((candidate) => candidate.source === source);
    if (!row) return { source, ...nothing };
    return {
      ...row.counts,
      source,
      state: row.state,
      range: { from: row.fromDay, to: row.toDay },
      startedAt: row.startedAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      reason: row.reason,
    };
  });
  return { ...addUp(found), sources: found };
}

const nothing: Omit<SourceProgress, 'source'> = {
  state: 'idle',
  range: null,
  ...makeCounts(),
  startedAt: null,
  finishedAt: null,
  reason: null,
};

/** Most important state first. */
const order: SyncState[] = ['running', 'failed', 'cancelled', 'partial', 'complete', 'idle'];

function addUp(sources: readonly SourceProgress[]): Omit<SyncProgress, 'sources'> {
  const sum = (pick: (source: SourceProgress) => number) =>
    sources.reduce((total, source) => total + pick(source), 0);
  const state = order.find((candidate) => sources.some((source) => source.state === candidate)) ?? 'idle';
  const running = sources.filter((source) => source.state === 'running');
  const times = (pick: (source: SourceProgress) => string | null) =>
    sources.flatMap((source) => pick(source) ?? []).sort();
  const waits = running.map(({ secondsLeft }) => secondsLeft);
  return {
    state,
    windows: {
      done: sum(({ windows }) => windows.done),
      total: sum(({ windows }) => windows.total),
      missing: sum(({ windows }) => windows.missing),
    },
    // Syncs of earlier versions have no counts.
    days: { done: sum(({ days }) => days?.done ?? 0), total: sum(({ days }) => days?.total ?? 0) },
    rows: sum(({ rows }) => rows),
    pages: sum(({ pages }) => pages),
    concurrency: sum(({ concurrency }) => concurrency),
    secondsLeft: waits.reduce<number | null>(
      (longest, wait) => (wait === null ? longest : Math.max(longest ?? 0, wait)),
      null,
    ),
    trouble: (running.length > 0 ? running : sources).find(({ trouble }) => trouble)?.trouble ?? null,
    startedAt: times(({ startedAt }) => startedAt)[0] ?? null,
    finishedAt: state === 'running' ? null : (times(({ finishedAt }) => finishedAt).at(-1) ?? null),
    reason: sources.find(({ reason }) => reason !== null)?.reason ?? null,
  };
}
