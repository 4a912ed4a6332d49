import { listFamilies } from '@/lib/connections/list-connections';
import type { Db } from '@/lib/db/database';
import { datasets } from '@/lib/ledger/datasets';
import { readEarnings } from '@/lib/ledger/earnings';
import type { EarningsQuery } from '@/lib/ledger/earnings-query';
import type { EarningsAnswer } from '@/lib/ledger/earnings-shape';
import type { LedgerStore } from '@/lib/ledger/store/store';
import type { Syncs } from '@/lib/ledger/syncs';
import { ledgerFor } from './placement-ledger';

type Parts = {
  member: { workspaceId: string; userId: string };
  db: Db;
  store: LedgerStore;
  syncs: Pick<Syncs, 'start' | 'watch'>;
};

/**
 * What the links that a member made earn, as stored now. Creators may not start a sync, so old or missing rows are sent
 * for here; the answer does not wait for them.
 */
export async function answerEarnings(
  { syncs, ...parts }: Parts,
  query: EarningsQuery,
): Promise<EarningsAnswer> {
  const { workspaceId, userId } = parts.member;
  const ledger = await ledgerFor(parts, { makers: [userId] });
  const earnings = await readEarnings(ledger, query, userId);
  const families = await listFamilies(parts.db, workspaceId);
  if (!families.includes('seller')) return { ...earnings, refreshing: false };
  const { sources } = datasets.reports;
  const { range, receipt } = earnings;
  const progress = receipt.stale
    ? await syncs.start(workspaceId, { sources, range })
    : await syncs.watch(workspaceId, sources);
  return { ...earnings, refreshing: progress.state === 'running' };
}
