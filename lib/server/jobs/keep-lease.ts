import { setTimeout as sleep } from 'node:timers/promises';
import { steadyNow } from '@/lib/base/clock';
import { isDatabaseDown } from '@/lib/base/database-outage';
import { leaseSeconds } from './lease';

const beatMs = 1_000;

/**
 * Renews a lease every second. Rejects when `signal` aborts, with the error of `renew`, or if the database is down
 * until the lease has expired.
 */
export async function keepLease(renew: () => Promise<void>, signal: AbortSignal): Promise<never> {
  let renewedAt = steadyNow();
  for (;;) {
    await sleep(beatMs, undefined, { signal, ref: false });
    const beganAt = steadyNow();
    try {
      await renew();
      renewedAt = beganAt;
    } catch (error) {
      const expired = steadyNow() - renewedAt >= leaseSeconds * 1_000;
      if (expired || !isDatabaseDown(error)) throw error;
    }
  }
}
