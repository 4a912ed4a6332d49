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
  const [earnings, { range: calendarRange, stale: isCalendarStale, ...calendar }] = await Promise.all([
    readEarnings(ledger, query, userId),
    listMonths(ledger, userId),
  ]);
  const { range, receipt } = earnings;
  const { sources } = datasets.reports;
  // The days that were asked for come first. The next request starts the others.
  const refreshing =
    (await startIfStale(ledger, { sources, range, stale: receipt.stale })) ||
    (await startIfStale(ledger, { sources, range: calendarRange, stale: isCalendarStale }));
  return { ...earnings, calendar, refreshing };
}
