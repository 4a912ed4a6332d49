import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  DelegateBackoff,
  handleWhen,
  type IRetryBackoffContext,
  retry,
  wrap,
} from 'cockatiel';
import { Failure, type FailureCode } from '@/lib/base/failure';
import { createBreaker } from './breaker';

/** Pages and syncs have separate queues, so that a long sync never blocks a page. */
export type Queue = 'page' | 'sync';

const retries = 2;
/** As long as our own platform asks for while it is busy. */
const longestWaitSeconds = 5;
/** `own`: slots reserved for each workspace. */
const slots: Record<Queue, { atOnce: number; own: number; waiting: number }> = {
  page: { atOnce: 16, own: 4, waiting: 100 },
  sync: { atOnce: 16, own: 2, waiting: 1_000 },
};
const breakAfterFailures = 8;
const breakForMs = 10_000;

/** Failures that open the breaker. A rejected request says nothing about the next one. */
const outages: readonly FailureCode[] = ['upstream_failed', 'upstream_unavailable', 'upstream_timeout'];
const curable: Record<Queue, readonly FailureCode[]> = {
  page: ['throttled', 'upstream_unavailable', 'upstream_timeout'],
  // A sync has its own rate limiter and retries, so it must see every failure.
  sync: [],
};

function isOneOf(codes: readonly FailureCode[], error: Error): error is Failure {
  return error instanceof Failure && codes.includes(error.code);
}

/** Full jitter on 200 ms doubled, or the API's Retry-After if that is longer. Milliseconds. */
function backOff({ attempt, result }: IRetryBackoffContext<unknown>): number {
  const jittered = Math.random() * 200 * 2 ** attempt;
  const failure = 'error' in result ? result.error : undefined;
  const retryAfterMs = failure instanceof Failure ? (failure.retryAfter ?? 0) * 1000 : 0;
  return Math.max(jittered, retryAfterMs);
}

/** A semaphore shared by all workspaces. Limits the connections of a process. */
export const createSharedSlots = (count = 512) => bulkhead(count, Number.POSITIVE_INFINITY);

/** Queues, retries and the breaker between one workspace and one key family. Calls beyond its own slots use shared ones. */
export function createResilience(shared: ReturnType<typeof createSharedSlots>) {
  const breaker = createBreaker({
    failures: breakAfterFailures,
    openMs: breakForMs,
    isOutage: (error) => error instanceof Failure && outages.includes(error.code),
  });
  const queues = { page: createQueue('page'), sync: createQueue('sync') };

  function createQueue(queue: Queue) {
    const limit = bulkhead(slots[queue].atOnce, slots[queue].waiting);
    const again = retry(
      handleWhen((error) => isOneOf(curable[queue], error) && (error.retryAfter ?? 0) <= longestWaitSeconds),
      { maxAttempts: retries, backoff: new DelegateBackoff(backOff) },
    );
    const own = bulkhead(slots[queue].own);
    return { own, GET: wrap(limit, again), POST: limit };
  }

  /** Runs a call. Retries a GET after transient errors, and never a POST. Throws Failure. */
  async function run<T>(
    queue: Queue,
    method: 'GET' | 'POST',
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> {
    const { own, [method]: policy } = queues[queue];
    const attempt = () =>
      breaker.run(async () => {
        signal.throwIfAborted();
        return own.executionSlots > 0 ? own.execute(work, signal) : shared.execute(work, signal);
      });
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

  return { run, isOpen: breaker.isOpen };
}
