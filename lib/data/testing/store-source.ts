import { listScopes } from '@/lib/data/fetch/sync/fetch-page';
import type { Lease } from '@/lib/data/fetch/sync/lease';
import { planRanges } from '@/lib/data/fetch/sync/plan';
import { makeQueue } from '@/lib/data/fetch/sync/queue';
import { createRateLimiter } from '@/lib/data/fetch/sync/rate-limiter';
import { makeWindowWork } from '@/lib/data/fetch/sync/window-work';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { raiseFence } from '@/lib/data/store/windows/fence';
import { sumMonths } from '@/lib/data/store/windows/month-sums';
import { type DayRange, toDay } from '@/lib/data/terms/days';
import { makeCounts } from '@/lib/data/terms/progress-shape';
import type { Call } from '@/lib/gateway/call';

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
