import { performance } from 'node:perf_hooks';
import { readAddress, toNetwork } from '../../base/network.mjs';
import { readClientAddress } from './client-address.mjs';

/** A request that waited this long for its turn came to a server that is late. */
const lateMs = 200;

/**
 * Requests without a response: of one caller, of one address, and of all. A browser sends six at once, a sync sixteen, a script
 * fifty.
 */
const mostPending = {
  onTime: { caller: 64, address: 96, total: 128 },
  late: { caller: 16, address: 32, total: 48 },
};

/** Requests of one caller that are at work on a late server. The others of this caller wait until one is answered. */
const mostAtWork = 4;

/** How soon waiting requests are looked at again if none may start. */
const lookAgainMs = 10;

/** Sign-ins of one address that have no response yet. Those of others do not count. */
const mostSignIns = 16;

/**
 * Refusals of one caller that are sent at once in a second. Each further one waits a second. Clients that ignore
 * `Retry-After` would otherwise keep the server busy with refusals.
 */
const mostRefusals = 100;
const refusalMs = 1_000;

/** Seconds after which a refused client may try again. */
export const retryAfterSeconds = 5;

export const busyMessage = 'The server is busy. Try again in a few seconds.';

/**
 * Answered at any load: health checks, files of the build, and tracked links, which have a limit per network and are
 * counted in groups.
 */
const always = /^\/+(?:livez|readyz|_next|l)(?:[/?]|$)/;

/** Answered at any load of others. */
const signIn = /^\/+(?:sign-in|api\/+auth)(?:[/?]|$)/;

/** Where a successful response shows that the key or session is real. */
const needsKey = /^\/+api\/+(?!auth|openapi|dashboard\/openapi|csp-reports|testing)/;

/** Keys and sessions that are remembered as real. */
const mostKnown = 10_000;

const sessionCookie = /session-token=([^;]+)/;

/**
 * Starts one request in each turn of the event loop: the embedded database works in this thread, so the more requests are
 * at work, the longer each takes. Who has the fewest requests at work comes first. While requests wait long for their
 * turn, a caller has few at work, and callers that have many are refused at once, so that others are still served.
 *
 * A caller is a key or a session. Anyone can invent those, so one that no response has confirmed counts as its address.
 * @param {{ trustProxy?: boolean }} options `trustProxy`: a proxy says where requests come from.
 */
export function createLoadShedder({ trustProxy = false } = {}) {
  /**
   * @typedef {{ caller: string, address: string, kind: 'signIn' | 'other', isStarted: boolean }} Pending
   * @typedef {{ pending: Pending, start: () => unknown, arrived: number, isHeld: boolean }} Waiting `isHeld`: it waited
   *   because its own caller had too many at work, which does not make the server late.
   */
  /** @type {Map<import('node:http').ServerResponse, Pending>} */
  const pending = new Map();
  /** @type {Waiting[]} */
  const waiting = [];
  /** @type {Set<string>} */
  const known = new Set();
  let isScheduled = false;
  let lastWaitMs = 0;
  /** Refusals of each caller in this second. */
  let refusals = { second: 0, counts: new Map() };

  /** Whether requests wait long for their turn, other than for those of their own caller. */
  function isLate(now) {
    const atWork = countAtWork(pending);
    const first = waiting.find((one) => (atWork.get(one.pending.caller) ?? 0) < mostAtWork);
    return Math.max(lastWaitMs, now - (first?.arrived ?? now)) > lateMs;
  }

  function schedule() {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    // Scheduled now, it runs in the next turn.
    setImmediate(startNext);
  }

  function startNext() {
    const most = isLate(performance.now()) ? mostAtWork : Number.POSITIVE_INFINITY;
    const atWork = countAtWork(pending);
    for (const one of waiting) one.isHeld ||= (atWork.get(one.pending.caller) ?? 0) >= most;
    const next = takeNext(waiting, atWork, most);
    if (!next && waiting.length > 0) return void setTimeout(startNext, lookAgainMs);
    isScheduled = false;
    if (!next) return;
    schedule();
    if (!next.isHeld) lastWaitMs = performance.now() - next.arrived;
    next.pending.isStarted = true;
    next.start();
  }

  /** Refuses a request at once, or in a second if the caller was refused too often. */
  function refuseInTime(caller, refuse) {
    const second = Math.floor(performance.now() / refusalMs);
    if (refusals.second !== second) refusals = { second, counts: new Map() };
    const count = (refusals.counts.get(caller) ?? 0) + 1;
    refusals.counts.set(caller, count);
    if (count > mostRefusals) setTimeout(refuse, refusalMs);
    else refuse();
  }

  /** Remembers whether a key or session is real. */
  function learn(key, url, status) {
    if (key === undefined || !needsKey.test(url)) return;
    if (status === 401) known.delete(key);
    if (status < 200 || status > 299) return;
    known.delete(key);
    known.add(key);
    if (known.size > mostKnown) known.delete(known.values().next().value);
  }

  /** Starts a request soon, or refuses it. */
  return function admit(request, response, { start, refuse }) {
    const url = request.url ?? '/';
    if (always.test(url)) return start();
    const address = networkOf(readClientAddress(request, { trustProxy }));
    const add = (one) => {
      pending.set(response, one);
      response.once('close', () => {
        pending.delete(response);
        // It may still wait: nobody reads the answer any more.
        const at = waiting.findIndex((turn) => turn.pending === one);
        if (at >= 0) waiting.splice(at, 1);
      });
    };
    if (signIn.test(url)) {
      if (countPending(pending, { address, kind: 'signIn' }).address >= mostSignIns) {
        return refuseInTime(address, refuse);
      }
      add({ caller: address, address, kind: 'signIn', isStarted: true });
      return start();
    }
    const key = request.headers.authorization ?? sessionCookie.exec(request.headers.cookie ?? '')?.[1];
    const isKnown = key !== undefined && known.has(key);
    const caller = isKnown ? key : address;
    const arrived = performance.now();
    const most = isLate(arrived) ? mostPending.late : mostPending.onTime;
    const own = countPending(pending, { caller, address, kind: 'other' });
    // A caller who waits for nothing is not refused because of others at its address. If it is known, it is also served
    // on a late server, up to the total of one on time.
    const isGreedy = own.caller >= most.caller || (own.caller > 0 && own.address >= most.address);
    const { total } = isKnown && own.caller === 0 ? mostPending.onTime : most;
    if (isGreedy || own.total >= total) return refuseInTime(caller, refuse);
    const one = { caller, address, kind: 'other', isStarted: false };
    add(one);
    response.once('finish', () => learn(key, url, response.statusCode));
    waiting.push({ pending: one, start, arrived, isHeld: false });
    schedule();
  };
}

/** An IPv4 address, or the /64 of an IPv6 address, which usually is one household. */
function networkOf(text) {
  const address = readAddress(text);
  return address ? toNetwork(address, { ipv4: 32, ipv6: 64 }) : text;
}

/** Responses that have begun, such as event streams and downloads, wait for nothing. */
function countPending(pending, { caller, address, kind }) {
  const counts = { caller: 0, address: 0, total: 0 };
  for (const [response, other] of pending) {
    if (response.headersSent || other.kind !== kind) continue;
    counts.total += 1;
    if (other.caller === caller) counts.caller += 1;
    if (other.address === address) counts.address += 1;
  }
  return counts;
}

/** Requests at work by caller. */
function countAtWork(pending) {
  const atWork = new Map();
  for (const [response, { caller, isStarted }] of pending) {
    if (isStarted && !response.headersSent) atWork.set(caller, (atWork.get(caller) ?? 0) + 1);
  }
  return atWork;
}

/** Takes the oldest request of those whose caller has the fewest at work. Undefined if each has `most` at work. */
function takeNext(waiting, atWork, most) {
  if (waiting.length === 0) return undefined;
  const workOf = (at) => atWork.get(waiting[at].pending.caller) ?? 0;
  let best = 0;
  for (let at = 1; at < waiting.length && workOf(best) > 0; at += 1) if (workOf(at) < workOf(best)) best = at;
  return workOf(best) < most ? waiting.splice(best, 1)[0] : undefined;
}
