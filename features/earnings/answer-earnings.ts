import type { Workspace } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { readEarnings } from './earnings';
import type { EarningsQuery } from './earnings-query';
import type { EarningsAnswer } from './earnings-shape';
import { listMonths } from './list-months';
import { type SyncingLedger, startIfStale } from './start-if-stale';

/** Stored earnings of the links that a member created, and when months settle. Starts a sync of old or missing rows. */
export async function answerEarnings(
  ledger: SyncingLedger & Pick<Workspace, 'member'>,
  query: EarningsQuery,
): Promise<EarningsAnswer> {
  const { userId } = ledger.member;
  const [earnings, calendar] = await Promise.all([
    readEarnings(ledger, query, userId),
    listMonths(ledger, userId),
  ]);
  const { range, receipt } = earnings;
  const { sources } = datasets.reports;
  const refreshing = await startIfStale(ledger, { sources, range, stale: receipt.stale });
  return { ...earnings, calendar, refreshing };
}
