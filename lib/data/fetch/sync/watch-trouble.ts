import { randomUUID } from 'node:crypto';
import { steadyNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';
import type { SyncTrouble } from '@/lib/data/terms/progress-shape';
import type { Call } from '@/lib/gateway/call';
import { outages } from './call-with-retry';
import type { RateLimiter } from './rate-limiter';

/** The current problem of a workspace's API, shared by its syncs. */
export type Failing = { current: Omit<SyncTrouble, 'retryAt'> | null };

type Parts = {
  failing: Failing;
  call: Call;
  limiter: Pick<RateLimiter, 'pausedUntil'>;
  /** Milliseconds since the API last responded. */
  silentMs: () => number;
  /** Context for the log. */
  about: Record<string, unknown>;
  now?: () => number;
};

/** A single failed or slow call is not reported yet. */
const patienceMs = 3_000;

/** Reports since when no call has succeeded, and why. */
export function watchTrouble({ failing, call, limiter, silentMs, about, now = steadyNow }: Parts) {
  function note(since: number, message: string): void {
    if (failing.current) return;
    failing.current = { message, since: new Date(since).toISOString(), requestId: randomUUID() };
    log.warn({ ...about, requestId: failing.current.requestId }, `the API fails a sync: ${message}`);
  }

  const watched: Call = async (id, input, options) => {
    try {
      const answer = await call(id, input, options);
      failing.current = null;
      return answer;
    } catch (error) {
      if (error instanceof Failure) {
        if (error.code === 'throttled' || outages.includes(error.code)) note(now(), error.message);
        else failing.current = null;
      }
      throw error;
    }
  };

  /** Null while the API responds, or has failed only briefly. */
  function trouble(patience = patienceMs): SyncTrouble | null {
    const silent = silentMs();
    if (silent > patienceMs) note(now() - silent, 'The API does not answer.');
    if (!failing.current || now() - Date.parse(failing.current.since) < patience) return null;
    const until = limiter.pausedUntil();
    return { ...failing.current, retryAt: until > now() ? new Date(until).toISOString() : null };
  }

  return { call: watched, trouble };
}
