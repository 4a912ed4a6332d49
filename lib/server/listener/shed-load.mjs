import { performance } from 'node:perf_hooks';
import { readClientAddress } from './client-address.mjs';

/** The event loop comes round this often, unless it is late. */
const roundMs = 50;

/**
 * How many requests are taken, of one caller and of all, by how late the event loop is. A browser sends six at once. On
 * time, those without a response count. When it is late, those count too that were answered in this round: the embedded
 * database answers a request before the next one is read.
 */
const limits = [
  { lateMs: 400, caller: 8, total: 12 },
  { lateMs: 100, caller: 8, total: 64 },
  { lateMs: 0, caller: 64, total: 128 },
];

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
 * Refuses requests at once while the event loop is late, instead of letting all wait. First those of callers that have
 * many, so that others are still served.
 * @param {{ trustProxy?: boolean }} options `trustProxy`: a proxy says where requests come from.
 */
export function createLoadShedder({ trustProxy = false } = {}) {
  /**
   * Requests that were taken in this round or have no response yet.
   * @type {Map<import('node:http').ServerResponse, string>}
   */
  const taken = new Map();
  let roundBegan = performance.now();
  let lastRoundMs = 0;
  setInterval(() => {
    lastRoundMs = performance.now() - roundBegan;
    roundBegan += lastRoundMs;
    for (const response of taken.keys()) if (isAnswered(response)) taken.delete(response);
  }, roundMs).unref();

  /** Whether to answer a request. Call it once for each. */
  return function admit(request, response) {
    if (always.test(request.url ?? '/')) return true;
    const caller = callerOf(request, { trustProxy });
    const lateMs = Math.max(performance.now() - roundBegan, lastRoundMs) - roundMs;
    if (isOverLimit(taken, caller, lateMs)) return false;
    taken.set(response, caller);
    return true;
  };
}

function isOverLimit(taken, caller, lateMs) {
  const most = limits.find((one) => lateMs > one.lateMs) ?? limits.at(-1);
  let own = 0;
  let total = 0;
  for (const [response, other] of taken) {
    if (most.lateMs === 0 && isAnswered(response)) continue;
    total += 1;
    if (other === caller) own += 1;
  }
  return own >= most.caller || total >= most.total;
}

/** Responses that have begun, such as event streams and downloads, wait for nothing. */
const isAnswered = (response) => response.headersSent || response.destroyed;
