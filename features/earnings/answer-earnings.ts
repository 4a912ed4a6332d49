import { ageOf, isYounger } from '@/lib/base/clock';
import type { Syncs } from '@/lib/data/fetch/sync/syncs';
import type { Ledger, Workspace } from '@/lib/data/store/workspace';
import { nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import type { SyncProgress } from '@/lib/data/terms/progress-shape';
import { listFamilies } from '@/lib/gateway/connections/list-connections';
import { readEarnings } from './earnings';
import type { EarningsQuery } from './earnings-query';
import type { EarningsAnswer } from './earnings-shape';
import { listMonths } from './list-months';

/** A failed sync is not repeated before this. */
const retryAfterMs = 30_000;

type Parts = Ledger & Pick<Workspace, 'member'> & { syncs: Pick<Syncs, 'start' | 'watch'> };

/**
 * Stored earnings of the links that a member created. Creators cannot start syncs, so this starts one for old or
 * missing rows, without waiting for it.
 */
export async function answerEarnings(
  { syncs, ...ledger }: Parts,
  query: EarningsQuery,
): Promise<EarningsAnswer> {
  const { id: workspaceId, db, member } = ledger;
  const [read, calendar] = await Promise.all([
    readEarnings(ledger, query, member.userId),
    listMonths(ledger, member.userId),
  ]);
  const earnings = { ...read, calendar };
  const families = await listFamilies(db, workspaceId);
  if (!families.includes('seller')) return { ...earnings, refreshing: false };
  const { sources } = datasets.reports;
  const { range, receipt } = earnings;
  const before = await syncs.watch(workspaceId, sources);
  const starts = receipt.stale && !hasJustFailed(before, nowOf(ledger));
  const progress = starts ? await syncs.start(workspaceId, { sources, range }) : before;
  return { ...earnings, refreshing: progress.state === 'running' };
}

/** Pages poll, and must not call a failing API each time. */
function hasJustFailed({ state, finishedAt }: SyncProgress, now: Date): boolean {
  if (state === 'complete' || finishedAt === null) return false;
  return isYounger(ageOf(finishedAt, now), retryAfterMs);
}
