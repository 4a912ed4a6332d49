import type { Call } from '@/lib/server/gateway/call';
import { type DayRange, toDay } from '../days';
import type { LedgerStore } from '../store/store';
import { listScopes } from '../sync/fetch-page';
import type { Lease } from '../sync/lease';
import { planRanges } from '../sync/plan';
import { makeCounts } from '../sync/progress-shape';
import { makeQueue } from '../sync/queue';
import { createRateLimiter } from '../sync/rate-limiter';
import { makeWindowWork } from '../sync/window-work';
import { raiseFence } from '../windows/fence';
import { sumMonths } from '../windows/month-sums';

type Place = { store: LedgerStore; call: Call; now: () => Date; connection: string; range: DayRange };

/**
 * Fetches and stores a source like a sync, but without its lease, and in as few windows as possible: one per scope, cut
 * at the day from which rows may change. Most of a sync's time goes into its small windows.
 */
export async function storeSource(
  { store, call, now, connection, range }: Place,
  lease: Lease,
): Promise<void> {
  const { signal } = new AbortController();
  const { source } = lease;
  const today = toDay(now());
  const limiter = createRateLimiter();
  const shared = { store, call, now, lease, connection, today, signal };
  const work = makeWindowWork({
    ...shared,
    limiter,
    queue: makeQueue(source),
    counts: makeCounts(),
    onPage: () => {},
  });
  await store.write((session) => raiseFence(session, source, lease));
  const scopes = await listScopes({ call, limiter, signal }, source);
  for (const pending of planRanges({ range, scopes, windows: [], now: now(), today, force: false })) {
    const fetched = await work.fetch(pending);
    if (!fetched) throw new Error(`The window of ${source} from ${pending.from} cannot be stored.`);
    await work.store([fetched]);
  }
  await sumMonths(store, lease, source, { range, today });
}
