import { performance } from 'node:perf_hooks';

/** A request that waited this long for its turn came to a server that is late. */
const lateMs = 200;

/** Requests of one caller that are at work on a late server. The others of this caller wait until one is answered. */
const mostAtWork = 4;

/** How soon waiting requests are looked at again if none may start. */
const lookAgainMs = 10;

/**
 * Starts one request in each turn of the event loop: the embedded database works in this thread, so the more requests are
 * at work, the longer each takes. Who has the fewest requests at work comes first. While requests wait long, each caller
 * has few at work.
 * @param {() => Map<string, number>} countAtWork Requests at work by caller.
 */
export function createTurns(countAtWork) {
  /**
   * @typedef {{ caller: string, start: () => void, arrived: number, isHeld: boolean }} Waiting `isHeld`: it waited because
   *   its own caller had too many at work, which does not make the server late.
   * @type {Waiting[]}
   */
  const waiting = [];
  let isScheduled = false;
  let lastWaitMs = 0;

  /** Whether requests wait long for their turn, other than for those of their own caller. */
  function isLate(now = performance.now()) {
    const atWork = countAtWork();
    const first = waiting.find(({ caller }) => (atWork.get(caller) ?? 0) < mostAtWork);
    return Math.max(lastWaitMs, now - (first?.arrived ?? now)) > lateMs;
  }

  function schedule() {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    // Scheduled now, it runs in the next turn.
    setImmediate(startNext);
  }

  function startNext() {
    const most = isLate() ? mostAtWork : Number.POSITIVE_INFINITY;
    const atWork = countAtWork();
    for (const one of waiting) one.isHeld ||= (atWork.get(one.caller) ?? 0) >= most;
    const next = takeNext(waiting, atWork, most);
    if (!next && waiting.length > 0) return void setTimeout(startNext, lookAgainMs);
    isScheduled = false;
    if (!next) return;
    schedule();
    if (!next.isHeld) lastWaitMs = performance.now() - next.arrived;
    next.start();
  }

  return {
    isLate,
    /** Calls `start` soon. Returns a function that gives up the turn. */
    wait(caller, start) {
      const one = { caller, start, arrived: performance.now(), isHeld: false };
      waiting.push(one);
      schedule();
      return () => {
        const at = waiting.indexOf(one);
        if (at >= 0) waiting.splice(at, 1);
      };
    },
  };
}

/** Takes the oldest request of those whose caller has the fewest at work. Undefined if each has `most` at work. */
function takeNext(waiting, atWork, most) {
  const workOf = (at) => atWork.get(waiting[at].caller) ?? 0;
  let best = 0;
  for (let at = 1; at < waiting.length && workOf(best) > 0; at += 1) if (workOf(at) < workOf(best)) best = at;
  return waiting.length > 0 && workOf(best) < most ? waiting.splice(best, 1)[0] : undefined;
}
