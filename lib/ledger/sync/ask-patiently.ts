import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '@/lib/failure';
import type { RateLimiter } from './rate-limiter';
import { SyncEnd } from './sync-end';

/** An answer cut off or garbled on its way may come whole the next time. */
export const outages = ['upstream_failed', 'upstream_unavailable', 'upstream_timeout', 'upstream_invalid'];
const mostOutages = 4;
const mostThrottles = 10;
/** Whoever is asked to wait longer than this does not wait, and never asks sooner. */
const longestWaitSeconds = 5 * 60;

/**
 * Asks again where that may help, slower each time; waits as long as the API asks for. Throws SyncEnd where that is
 * longer than five minutes, otherwise as `ask` does.
 */
export async function askPatiently<T>(
  limiter: RateLimiter,
  signal: AbortSignal,
  ask: () => Promise<T>,
): Promise<T> {
  let outagesSeen = 0;
  let throttlesSeen = 0;
  for (;;) {
    try {
      return await limiter.run(signal, () => heed(limiter, ask));
    } catch (error) {
      if (signal.aborted || !mayPass(error)) throw error;
      const asked = error.retryAfter ?? 0;
      if (asked > longestWaitSeconds) throw tooLong(asked);
      if (error.code === 'throttled') throttlesSeen += 1;
      else outagesSeen += 1;
      if (throttlesSeen >= mostThrottles || outagesSeen >= mostOutages) throw error;
      const wait = asked * 1000 + Math.random() * 200 * 2 ** (outagesSeen + throttlesSeen);
      await sleep(wait, undefined, { signal });
    }
  }
}

/** Slows down before its place is free: nobody who waits for one is to ask in between. */
async function heed<T>(limiter: RateLimiter, ask: () => Promise<T>): Promise<T> {
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
