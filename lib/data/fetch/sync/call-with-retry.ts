import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '@/lib/base/failure';
import type { RateLimiter } from './rate-limiter';
import { SyncEnd } from './sync-end';

/** A truncated or garbled response may succeed on a retry. */
export const outages = ['upstream_failed', 'upstream_unavailable', 'upstream_timeout', 'upstream_invalid'];
const maxOutages = 4;
const maxThrottles = 10;
/** Longer waits are not worth it. The API is never called sooner than it asks. */
const longestWaitSeconds = 5 * 60;

/**
 * Retries transient errors with exponential backoff, and honors the API's Retry-After. Throws SyncEnd if that is longer
 * than five minutes, otherwise like `ask`.
 */
export async function callWithRetry<T>(
  limiter: RateLimiter,
  signal: AbortSignal,
  ask: () => Promise<T>,
): Promise<T> {
  let outagesSeen = 0;
  let throttlesSeen = 0;
  for (;;) {
    try {
      return await limiter.run(signal, () => callOnce(limiter, ask));
    } catch (error) {
      if (signal.aborted || !mayPass(error)) throw error;
      const retryAfter = error.retryAfter ?? 0;
      if (retryAfter > longestWaitSeconds) throw tooLong(retryAfter);
      if (error.code === 'throttled') throttlesSeen += 1;
      else outagesSeen += 1;
      if (throttlesSeen >= maxThrottles || outagesSeen >= maxOutages) throw error;
      const wait = retryAfter * 1000 + Math.random() * 200 * 2 ** (outagesSeen + throttlesSeen);
      await sleep(wait, undefined, { signal });
    }
  }
}

/** Pauses the limiter before releasing its slot, so that no waiting call starts in between. */
async function callOnce<T>(limiter: RateLimiter, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (mayPass(error) && (error.retryAfter ?? 0) <= longestWaitSeconds) limiter.slowDown(error.retryAfter);
    throw error;
  }
}

const mayPass = (error: unknown): error is Failure =>
  error instanceof Failure && (error.code === 'throttled' || outages.includes(error.code));

function tooLong(seconds: number): SyncEnd {
  const minutes = Math.ceil(seconds / 60);
  return new SyncEnd('failed', `The API asks to wait ${minutes} minutes. Sync again after that.`);
}
