import { Failure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';
import { LeaseLostError } from '@/lib/data/store/windows/fence';
import { makeCounts } from '@/lib/data/terms/progress-shape';
import { fetchRange } from './fetch-range';
import { endLease, endLeaseUnlessWidened, type Lease, releaseLease, type SourceRequest } from './lease';
import { SyncEnd, toEnd } from './sync-end';
import type { SyncParts } from './sync-parts';

/**
 * Runs the sync of one source until it is complete, canceled or failed. Stored windows always stay. Never throws: the
 * result is in the lease's row.
 */
export async function runSync(parts: SyncParts, lease: Lease, first: SourceRequest): Promise<void> {
  const { db } = parts;
  const counts = makeCounts();
  const atRest = () => ({ ...counts, concurrency: 0, secondsLeft: null });
  try {
    let request: SourceRequest | null = first;
    let served = 0;
    while (request) {
      const { range, forced }: SourceRequest = request;
      const { fetched, missing } = await fetchRange(parts, lease, { range, force: forced > served }, counts);
      served = forced;
      const state = missing === null ? 'complete' : 'partial';
      const end = { state, reason: missing, counts: { ...atRest(), trouble: null } } as const;
      // Requests that joined at the last moment, or that ask for fresh days, wait for another round.
      request = await endLeaseUnlessWidened(db, lease, end, { range: fetched, forced });
    }
  } catch (error) {
    if (error instanceof LeaseLostError) return;
    if (error instanceof SyncEnd && error.state === 'closing') return releaseLease(db, lease);
    if (!(error instanceof SyncEnd || error instanceof Failure))
      log.error({ error, ...lease }, 'sync failed');
    await endLease(db, lease, { ...toEnd(error), counts: atRest() }).catch((failed: unknown) =>
      log.error({ error: failed, ...lease }, 'could not note the end of a sync'),
    );
  }
}
