import { setTimeout as sleep } from 'node:timers/promises';
import { steadyNow } from '@/lib/base/clock';

export type RateLimiter = {
  /** The current limit of concurrent calls. */
  limit: () => number;
  /** Waits for a slot, runs the call, and adapts the limit to its result. */
  run: <T>(signal: AbortSignal, call: () => Promise<T>) => Promise<T>;
  /** The API asked to slow down, or failed. No call starts for `seconds`. */
  slowDown: (seconds?: number) => void;
  /** The time until which no call starts. */
  pausedUntil: () => number;
};

const most = 16;
const first = 4;
const restMs = 1_000;
/**
 * Latency may rise to this multiple of its best before it counts as the API's limit: sixteen calls share the capacity
 * of one, and a busy machine is not a slow API. The best latency decays slowly, because networks change.
 */
const rise = 5;
const riseMs = 100;
const forget = 1.001;

/**
 * Adapts the number of concurrent calls (AIMD): one more with each response at first, then one more per round; half on
 * a rejection, a failure or rising latency. From 1 to 16.
 */
export function createRateLimiter(now: () => number = steadyNow): RateLimiter {
  let limit = first;
  let steady = false;
  let active = 0;
  let pausedUntil = 0;
  let halvedAt = Number.NEGATIVE_INFINITY;
  let best = Number.POSITIVE_INFINITY;
  let recent: number | null = null;
  const waiting = new Set<() => void>();

  function wake(): void {
    for (const resume of [...waiting].slice(0, Math.max(0, Math.floor(limit) - active))) {
      waiting.delete(resume);
      resume();
    }
  }

  function halve(): void {
    if (now() - halvedAt < restMs) return;
    halvedAt = now();
    steady = true;
    limit = Math.max(1, limit / 2);
    recent = null;
  }

  function learn(latency: number): void {
    recent = recent === null ? latency : recent + (latency - recent) / most;
    best = Math.min(best * forget, recent);
    if (recent > best * rise + riseMs) halve();
    else limit = Math.min(most, limit + (steady ? 1 / limit : 1));
  }

  async function enter(signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const pause = pausedUntil - now();
      if (pause > 0) await sleep(pause, undefined, { signal });
      else if (active < Math.floor(limit)) break;
      else await nextPlace(signal);
    }
    active += 1;
  }

  function nextPlace(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const resume = () => {
        signal.removeEventListener('abort', resume);
        waiting.delete(resume);
        resolve();
      };
      waiting.add(resume);
      signal.addEventListener('abort', resume, { once: true });
    });
  }

  return {
    limit: () => Math.floor(limit),
    async run(signal, call) {
      await enter(signal);
      const started = now();
      try {
        const answer = await call();
        learn(now() - started);
        return answer;
      } finally {
        active -= 1;
        wake();
      }
    },
    slowDown(seconds = 0) {
      pausedUntil = Math.max(pausedUntil, now() + seconds * 1000);
      halve();
    },
    pausedUntil: () => pausedUntil,
  };
}
