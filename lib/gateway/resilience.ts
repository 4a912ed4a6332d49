import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IRetryBackoffContext,
  retry,
  wrap,
} from 'cockatiel';
import { Failure, type FailureCode } from '@/lib/failure';

/** Pages and syncs queue apart, so that a long sync never holds up a page. */
export type Lane = 'page' | 'sync';

const retries = 2;
const longestWaitSeconds = 4;
/** `own`: calls that need no place in common, so that others cannot take the last one. */
const slots: Record<Lane, { atOnce: number; own: number; waiting: number }> = {
  page: { atOnce: 16, own: 4, waiting: 100 },
  sync: { atOnce: 16, own: 2, waiting: 1_000 },
};
const breakAfterFailures = 8;
const breakForMs = 10_000;

/** A refusal is an answer: it says nothing against the next request, and so leaves the breaker closed. */
const outages: readonly FailureCode[] = ['upstream_failed', 'upstream_unavailable', 'upstream_timeout'];
const curable: Record<Lane, readonly FailureCode[]> = {
  page: ['throttled', 'upstream_unavailable', 'upstream_timeout'],
  // A sync slows down and asks again by itself, and so has to see each refusal and failure.
  sync: [],
};

function isOneOf(codes: readonly FailureCode[], error: Error): error is Failure {
  return error instanceof Failure && codes.includes(error.code);
}

/** Full jitter on 200 ms doubled, or what the API asked for where that is longer. */
function backOff({ attempt, result }: IRetryBackoffContext<unknown>): number {
  const jittered = Math.random() * 200 * 2 ** attempt;
  const failure = 'error' in result ? result.error : undefined;
  const asked = failure instanceof Failure ? (failure.retryAfter ?? 0) * 1000 : 0;
  return Math.max(jittered, asked);
}

/** Places that all workspaces share. They bound the connections of a process, however many workspaces wait. */
export const createCommonPlaces = (count = 512) => bulkhead(count, Number.POSITIVE_INFINITY);

/** What stands between one workspace and one family of the API. Calls beyond its own take places in common. */
export function createResilience(common: ReturnType<typeof createCommonPlaces>) {
  const breaker = circuitBreaker(
    handleWhen((error) => isOneOf(outages, error)),
    { halfOpenAfter: breakForMs, breaker: new ConsecutiveBreaker(breakAfterFailures) },
  );
  const lanes = { page: createLane('page'), sync: createLane('sync') };

  function createLane(lane: Lane) {
    const room = bulkhead(slots[lane].atOnce, slots[lane].waiting);
    const again = retry(
      handleWhen((error) => isOneOf(curable[lane], error) && (error.retryAfter ?? 0) <= longestWaitSeconds),
      { maxAttempts: retries, backoff: new DelegateBackoff(backOff) },
    );
    const own = bulkhead(slots[lane].own);
    return { own, GET: wrap(room, again, breaker), POST: wrap(room, breaker) };
  }

  /** Runs a call: a GET again where that may cure it, a POST once. Throws Failure. */
  async function run<T>(
    lane: Lane,
    method: 'GET' | 'POST',
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> {
    const { own, [method]: policy } = lanes[lane];
    const attempt = () => {
      signal.throwIfAborted();
      return own.executionSlots > 0 ? own.execute(work, signal) : common.execute(work, signal);
    };
    try {
      return await policy.execute(attempt, signal);
    } catch (cause) {
      if (cause instanceof BrokenCircuitError) {
        throw new Failure('upstream_unavailable', 'The API is failing. We will try again in a moment.', {
          retryAfter: breakForMs / 1000,
          cause,
        });
      }
      if (cause instanceof BulkheadRejectedError) {
        throw new Failure('upstream_unavailable', 'Too many requests to the API are waiting already.', {
          retryAfter: 1,
          cause,
        });
      }
      throw cause;
    }
  }

  return { run, isOpen: () => breaker.state === CircuitState.Open };
}
