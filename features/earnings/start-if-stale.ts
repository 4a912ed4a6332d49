import { ageOf, isYounger } from '@/lib/base/clock';
import type { Syncs } from '@/lib/data/fetch/sync/syncs';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import type { SourceId } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import type { SyncProgress } from '@/lib/data/terms/progress-shape';
import { listFamilies } from '@/lib/gateway/connections/list-connections';

/** A failed sync is not repeated before this. */
const retryAfterMs = 30_000;

export type SyncingLedger = Ledger & { syncs: Pick<Syncs, 'start' | 'watch'> };

type Shown = { sources: readonly SourceId[]; range: DayRange; stale: boolean };

/**
 * Starts a sync of rows that are old or missing, without waiting for it, because creators cannot. Returns whether one runs.
 * Without a seller key, none does.
 */
export async function startIfStale(
  { id, db, syncs, ...ledger }: SyncingLedger,
  { sources, range, stale }: Shown,
): Promise<boolean> {
  const families = await listFamilies(db, id);
  if (!families.includes('seller')) return false;
  const before = await syncs.watch(id, sources);
  const starts = stale && !hasJustFailed(before, nowOf(ledger));
  const progress = starts ? await syncs.start(id, { sources, range }) : before;
  return progress.state === 'running';
}

/** Pages poll, and must not call a failing API each time. */
function hasJustFailed({ state, finishedAt }: SyncProgress, now: Date): boolean {
  if (state === 'complete' || finishedAt === null) return false;
  return isYounger(ageOf(finishedAt, now), retryAfterMs);
}
