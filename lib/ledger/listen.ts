import { Failure, type FailureCode } from '@/lib/failure';
import type { Call } from '@/lib/gateway/call';
import type { Pace } from './pace';

/** Failures without an answer behind them. */
const silent: readonly FailureCode[] = ['upstream_unavailable', 'upstream_timeout', 'key_missing'];

/** Notes when the API last answered, a refusal included. It is not silent while it asked for nothing to be sent. */
export function listen(call: Call, pace: Pick<Pace, 'pausedUntil'>, now: () => number = Date.now) {
  let heardAt = now();
  const listening: Call = async (id, input, options) => {
    try {
      const answer = await call(id, input, options);
      heardAt = now();
      return answer;
    } catch (error) {
      if (error instanceof Failure && !silent.includes(error.code)) heardAt = now();
      throw error;
    }
  };
  return { call: listening, silentMs: () => now() - Math.max(heardAt, pace.pausedUntil()) };
}
