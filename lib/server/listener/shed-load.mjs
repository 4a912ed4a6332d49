import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { readClientAddress } from './client-address.mjs';

/** The load is measured this often. */
const everyMs = 500;
const resolutionMs = 10;

/**
 * Beyond `busy`, the event loop cannot keep up; below `calm`, it can again. `delayMs` is its mean delay; `utilization`
 * the share of time in which it works.
 */
const busy = { delayMs: 100, utilization: 0.95 };
const calm = { delayMs: 50, utilization: 0.85 };

/** Requests without a response: of one caller, and of all. A browser sends six at once. */
const mostPending = { calm: { caller: 64, total: 128 }, busy: { caller: 8, total: 64 } };

/** Seconds after which a refused client may try again. */
export const retryAfterSeconds = 5;

export const busyMessage = 'The server is busy. Try again in a few seconds.';

/** Answered at any load: health checks, files of the build, and signing in. */
const always = /^\/+(?:livez|readyz|_next|sign-in|api\/+auth)(?:[/?]|$)/;

const sessionCookie = /session-token=([^;]+)/;

/** Who sends a request: a key, a session, or an address. */
const callerOf = (request, proxy) =>
  request.headers.authorization ??
  sessionCookie.exec(request.headers.cookie ?? '')?.[1] ??
  readClientAddress(request, proxy);

/**
 * Refuses requests at once while the event loop is busy, instead of letting all wait. First those of callers that have
 * many pending, so that others are still served. A burst, which comes before the load is measured, has wider limits.
 * @param {{ trustProxy?: boolean, measure?: () => { delayMs: number, utilization: number } }} options
 *   `trustProxy`: a proxy says where requests come from. `measure`: the load since its last call.
 */
export function createLoadShedder({ trustProxy = false, measure = createMeasure() } = {}) {
  let isBusy = false;
  /** @type {Map<import('node:http').ServerResponse, string>} */
  const pending = new Map();
  setInterval(() => {
    const { delayMs, utilization } = measure();
    const limit = isBusy ? calm : busy;
    isBusy = delayMs > limit.delayMs || utilization > limit.utilization;
  }, everyMs).unref();

  /** Whether to answer a request. Call it once for each. */
  return function admit(request, response) {
    if (always.test(request.url ?? '/')) return true;
    const caller = callerOf(request, { trustProxy });
    if (isOverLimit(pending, caller, isBusy ? mostPending.busy : mostPending.calm)) return false;
    pending.set(response, caller);
    response.once('close', () => pending.delete(response));
    return true;
  };
}

/** Responses that have begun, such as event streams and downloads, wait for nothing. */
function isOverLimit(pending, caller, most) {
  let own = 0;
  let total = 0;
  for (const [response, other] of pending) {
    if (response.headersSent) continue;
    total += 1;
    if (other === caller) own += 1;
  }
  return own >= most.caller || total >= most.total;
}

function createMeasure() {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    // Without a sample, the loop did not run.
    const delayMs = delay.count === 0 ? everyMs : delay.mean / 1e6 - resolutionMs;
    delay.reset();
    before = now;
    return { delayMs, utilization };
  };
}
