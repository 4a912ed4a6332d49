import { performance } from 'node:perf_hooks';

/** How soon `choose` is asked again if all have to wait. */
const againMs = 5;

/**
 * Starts at most `most` of those that wait in each turn of the event loop.
 * @template {{ start: () => unknown }} T
 * @param {number} most
 * @param {(waiting: readonly T[], delayMs: number) => number} choose Returns the index of the next one, or -1 if all have to
 * wait. `delayMs`: how late the turn began.
 */
export function createQueue(most, choose) {
  /** @type {T[]} */
  const waiting = [];
  let scheduled = 0;
  function goOn() {
    if (scheduled >= most || scheduled >= waiting.length) return;
    scheduled += 1;
    setImmediate(startNext, performance.now());
  }
  function startNext(due) {
    const now = performance.now();
    const at = choose(waiting, now - due);
    if (at < 0) return setTimeout(startNext, againMs, now + againMs);
    const [next] = waiting.splice(at, 1);
    scheduled -= 1;
    // Scheduled now, it runs in the next turn.
    goOn();
    next?.start();
  }
  return {
    /** @param {T} one */
    add(one) {
      waiting.push(one);
      goOn();
    },
    oldest: () => waiting[0],
  };
}

/**
 * The index of the oldest request of those whose caller has the fewest at work, or -1 if each caller has `most`.
 * @param {readonly { caller: string }[]} waiting
 * @param {ReadonlyMap<{ headersSent: boolean }, { caller: string, isStarted: boolean }>} pending
 * @param {number} most
 */
export function chooseNext(waiting, pending, most) {
  const atWork = new Map();
  for (const [response, { caller, isStarted }] of pending) {
    if (isStarted && !response.headersSent) atWork.set(caller, (atWork.get(caller) ?? 0) + 1);
  }
  let best = -1;
  let fewest = most;
  for (let at = 0; at < waiting.length && fewest > 0; at += 1) {
    const count = atWork.get(waiting[at].caller) ?? 0;
    if (count < fewest) [best, fewest] = [at, count];
  }
  return best;
}
