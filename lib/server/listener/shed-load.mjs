import { performance } from 'node:perf_hooks';
import { readClientAddress } from './client-address.mjs';

/** A request that waited this long for its turn came to a server that is late. */
const lateMs = 100;

/** Requests without a response: of one caller, and of all. A browser sends six at once, a sync sixteen, a script fifty. */
const mostPending = { onTime: { caller: 64, total: 128 }, late: { caller: 16, total: 48 } };

/** Requests that start in one turn of the event loop. */
const startsPerTurn = 4;

/** Seconds after which a refused client may try again. */
export const retryAfterSeconds = 5;

export const busyMessage = 'The server is busy. Try again in a few seconds.';

/**
 * Answered at any load: health checks, files of the build, signing in, and tracked links, which have a limit per network
 * and are counted in groups.
 */
const always = /^\/+(?:livez|readyz|_next|sign-in|api\/+auth|l)(?:[/?]|$)/;

const sessionCookie = /session-token=([^;]+)/;

/** Who sends a request: a key, a session, or an address. */
const callerOf = (request, proxy) =>
  request.headers.authorization ??
  sessionCookie.exec(request.headers.cookie ?? '')?.[1] ??
  readClientAddress(request, proxy);

/**
 * Starts a few requests in each turn of the event loop: the embedded database answers within a turn, and others would
 * wait unread. While requests wait long for their turn, those of callers that have many are refused at once, so
 * that others are still served.
 * @param {{ trustProxy?: boolean }} options `trustProxy`: a proxy says where requests come from.
 */
export function createLoadShedder({ trustProxy = false } = {}) {
  /** @type {Map<import('node:http').ServerResponse, string>} */
  const pending = new Map();
  /** @type {{ response: import('node:http').ServerResponse, start: () => unknown, arrived: number }[]} */
  const waiting = [];
  let scheduled = 0;
  let lastWaitMs = 0;

  function schedule() {
    scheduled += 1;
    setImmediate(startNext);
  }

  function startNext() {
    const { response, start, arrived } = waiting.shift();
    scheduled -= 1;
    // Scheduled now, it runs in the next turn.
    if (waiting.length > scheduled) schedule();
    lastWaitMs = performance.now() - arrived;
    if (!response.destroyed) start();
  }

  /** Starts a request soon and returns true, or returns false: refuse it. */
  return function admit(request, response, start) {
    if (always.test(request.url ?? '/')) {
      start();
      return true;
    }
    const caller = callerOf(request, { trustProxy });
    const arrived = performance.now();
    const waitMs = Math.max(lastWaitMs, arrived - (waiting[0]?.arrived ?? arrived));
    if (isOverLimit(pending, caller, waitMs > lateMs ? mostPending.late : mostPending.onTime)) return false;
    pending.set(response, caller);
    response.once('close', () => pending.delete(response));
    waiting.push({ response, start, arrived });
    if (scheduled < startsPerTurn) schedule();
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
