import { steadyNow } from '@/lib/base/clock';
import { Failure, type FailureCode } from '@/lib/base/failure';
import type { Call } from '@/lib/gateway/call';
import type { RateLimiter } from './rate-limiter';

/** Failures without a response. */
const silent: readonly FailureCode[] = ['upstream_unavailable', 'upstream_timeout', 'key_missing'];

/**
 * Measures for how long the API has not responded to calls. Rejections are responses. Time without calls (while rows
 * are stored), or when the API asked us to wait, does not count.
 */
export function listen(call: Call, limiter: Pick<RateLimiter, 'pausedUntil'>, now: () => number = steadyNow) {
  let underWay = 0;
  let askedAt: number | null = null;
  const hear = () => {
    askedAt = underWay > 0 ? now() : null;
  };
  const listening: Call = async (id, input, options) => {
    underWay += 1;
    askedAt ??= now();
    try {
      const answer = await call(id, input, options).finally(() => {
        underWay -= 1;
      });
      hear();
      return answer;
    } catch (error) {
      if (error instanceof Failure && !silent.includes(error.code)) hear();
      throw error;
    }
  };
  const silentMs = () =>
    askedAt === null ? 0 : Math.max(0, now() - Math.max(askedAt, limiter.pausedUntil()));
  return { call: listening, silentMs };
}
