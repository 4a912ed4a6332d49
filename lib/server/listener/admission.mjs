import { AsyncResource } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { chunkedLimit, usualBody } from './body-limits.mjs';
import { networkOf, readClientAddress } from './client-address.mjs';
import { bodyDeadline, hasBody, receiveBody } from './receive-body.mjs';
import { onRequestEnd } from './request-end.mjs';
import { currentNote } from './request-note.mjs';
import { createTurns } from './turns.mjs';

/**
 * The places of each stage: of one caller, of one network, of all strangers, and of all. A browser sends six requests at
 * once, a sync sixteen, a script fifty.
 */
const budgets = {
  /** Bodies that arrive. */
  body: { caller: 64, network: 96, strangers: 128, total: 256 },
  /** Bodies of more than the usual size, until their request is answered: they take memory. */
  upload: { caller: 2, network: 4, strangers: 4, total: 8 },
  /** Handlers at work, or waiting for their turn. */
  work: { caller: 64, network: 96, strangers: 96, total: 128 },
  lateWork: { caller: 16, network: 32, strangers: 32, total: 48 },
  /** Sign-ins, also their bodies. Those of other networks do not count. */
  signIn: { caller: 16, network: 16, strangers: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY },
};

/** A handler that has sent nothing after this time is cut off. A large export takes a few minutes. */
const workDeadlineMs = 600_000;

/** Without a free place for this long, the server is not ready. */
const fullMs = 5_000;

/** Refusals of one caller that are sent at once in a second. Each further one waits a second. */
const mostRefusals = 100;
const refusalMs = 1_000;

export const busyMessage = 'The server is busy. Try again in a few seconds.';

/**
 * Health checks and files of the build. Other addresses below these render the not-found page. Next.js resolves dot segments,
 * so that `/_next/static/../../overview` is a page.
 */
export const worksAlone = /^\/(?:(?:livez|readyz)(?:\?|$)|_next\/static\/(?![^?]*(?:\.|%2[eE]){2}))/;

/** Tracked links have a limit per network, and are counted in groups. */
const trackedLink = /^\/l\/(?![^?]*(?:\.|%2[eE]){2})/;

const signIn = /^\/+(?:sign-in|api\/+auth)(?:[/?]|$)/;

/** Credentials that are remembered. */
const mostKnown = 10_000;

const sessionCookie = /session-token=([^;]+)/;

const bearer = /^bearer /i;

/** A token or key, or else the session's cookie. Other authorization is for a proxy in front of this server. */
const readCredential = ({ authorization = '', cookie = '' }) =>
  bearer.test(authorization) ? authorization : sessionCookie.exec(cookie)?.[1];

/**
 * Lets requests in by stages. Each has its own places and deadline: bodies that arrive, then handlers at work. A stranger's
 * caller is its network. A caller is known once a handler has recognised its credential (`noteRequest`), so invented ones
 * stay strangers, who never hold all places. Responses that have begun, such as event streams and downloads, hold none.
 * @param {{ trustProxy?: boolean, deadlines?: { body?: typeof bodyDeadline, work?: number } }} options `trustProxy`: a
 *   proxy says where requests come from.
 */
export function createAdmission({ trustProxy = false, deadlines = {} } = {}) {
  const { body: bodyTime = bodyDeadline, work: workMs = workDeadlineMs } = deadlines;
  /**
   * @typedef {{ caller: string, network: string, isKnown: boolean, response: import('node:http').ServerResponse }} Holder
   * @typedef {Holder & { stage: 'body' | 'upload' | 'work' | 'signIn', isStarted: boolean }} Place
   * @type {Set<Place>}
   */
  const places = new Set();
  const known = rememberCallers();
  const turns = createTurns(() => countAtWork(places));
  let fullSince = Number.POSITIVE_INFINITY;
  const refuseInTime = slowRefusals();

  /** Whether no place at work is left, also for known callers. */
  const isFilled = () => count(places, 'work').total >= budgets.work.total;

  /** Takes a place of a stage, or returns undefined if none is free. */
  function enter(stage, holder) {
    const isLate = stage === 'work' && turns.isLate();
    const most = isLate ? budgets.lateWork : budgets[stage];
    const taken = count(places, stage, holder);
    // A caller who holds nothing is not refused because of others of its network. If it is known, it is also let in on a
    // late server, up to the total of one on time.
    const isGreedy = taken.caller >= most.caller || (taken.caller > 0 && taken.network >= most.network);
    const { total } = holder.isKnown && taken.caller === 0 ? budgets[stage] : most;
    if (isGreedy || taken.total >= total || (!holder.isKnown && taken.strangers >= most.strangers)) return;
    const place = { ...holder, stage, isStarted: false };
    places.add(place);
    if (stage === 'work' && isFilled()) fullSince = performance.now();
    return place;
  }

  function leave(place) {
    if (places.delete(place) && place.stage === 'work') fullSince = Number.POSITIVE_INFINITY;
  }

  return {
    /** Whether all places at work have been taken for five seconds, and none was given back. */
    isFull: () => performance.now() - fullSince > fullMs && isFilled(),

    /**
     * Takes a request in the turn in which its headers arrived. Calls `start` once its body is there, or `refuse` with a
     * status, a message and a code.
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     * @param {{
     *   limit: number,
     *   start: () => unknown,
     *   refuse: (status: 408 | 413 | 503, message: string, code: string) => void,
     * }} options `limit`: the largest body, in bytes.
     */
    admit(request, response, { limit, start, refuse }) {
      const url = request.url ?? '/';
      const credential = readCredential(request.headers);
      const network = networkOf(readClientAddress(request, { trustProxy }));
      const isSignIn = signIn.test(url);
      const caller = isSignIn ? undefined : known.callerOf(credential);
      const holder = { caller: caller ?? network, network, isKnown: caller !== undefined, response };
      const note = currentNote();
      /** What to undo at the request's end. */
      const ends = [() => known.learn(credential, note, response.statusCode)];
      onRequestEnd(request, response, () => {
        for (const end of ends) end();
      });
      const take = (stage) => {
        const place = enter(stage, holder);
        if (place) ends.push(() => leave(place));
        else refuseInTime(holder.caller, () => refuse(503, busyMessage, 'busy'));
        return place;
      };
      // Started by the turn of another request, or by the parser.
      const begin = AsyncResource.bind(start);

      function work() {
        const timer = setTimeout(() => response.headersSent || request.socket.destroy(), workMs);
        ends.push(() => clearTimeout(timer));
        // Started at any load.
        if (isSignIn || worksAlone.test(url) || trackedLink.test(url)) return begin();
        const place = take('work');
        if (!place) return;
        const giveUp = turns.wait(holder.caller, () => {
          place.isStarted = true;
          begin();
        });
        ends.push(giveUp);
      }

      const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
      const most = encoding === undefined ? limit : Math.min(limit, chunkedLimit);
      const tooLong = () => refuse(413, `The body may have at most ${most} bytes.`, 'too_large');
      if (Number(length) > most) return tooLong();
      if (isSignIn && !take('signIn')) return;
      if (!hasBody(request)) return work();
      const isUpload = Number(length) > usualBody;
      const place = isSignIn || take(isUpload ? 'upload' : 'body');
      if (!place) return;
      const stop = receiveBody(request, {
        most,
        deadline: bodyTime,
        onBody() {
          // An upload keeps its place: its body is in memory.
          if (!isUpload) leave(place);
          work();
        },
        onFailure: (status) =>
          status === 413 ? tooLong() : refuse(408, 'The request did not arrive in time.', 'bad_request'),
      });
      ends.push(stop);
    },
  };
}

/** The callers of recognised credentials. */
function rememberCallers() {
  /** The latest at the end. */
  const callers = new Map();
  return {
    callerOf: (credential) => callers.get(credential),
    /** Remembers the credential that a handler has recognised, if the request has it. A 401 takes that back. */
    learn(credential, { caller }, status) {
      if (status === 401) callers.delete(credential);
      if (caller === undefined || caller.credential !== credential) return;
      callers.delete(credential);
      callers.set(credential, caller.id);
      if (callers.size > mostKnown) callers.delete(callers.keys().next().value);
    },
  };
}

/** Refuses a request at once, or in a second if the caller was refused too often: some clients ignore `Retry-After`. */
function slowRefusals() {
  let second = 0;
  let counts = new Map();
  return (caller, refuse) => {
    const now = Math.floor(performance.now() / refusalMs);
    if (second !== now) counts = new Map();
    second = now;
    const times = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, times);
    if (times > mostRefusals) setTimeout(refuse, refusalMs);
    else refuse();
  };
}

/** Responses that have begun wait for nothing. */
function count(places, stage, { caller, network } = {}) {
  const counts = { caller: 0, network: 0, strangers: 0, total: 0 };
  for (const other of places) {
    if (other.stage !== stage || other.response.headersSent) continue;
    counts.total += 1;
    if (!other.isKnown) counts.strangers += 1;
    if (other.caller === caller) counts.caller += 1;
    if (other.network === network) counts.network += 1;
  }
  return counts;
}

/** Requests at work by caller. */
function countAtWork(places) {
  const atWork = new Map();
  for (const { isStarted, response, caller } of places) {
    if (isStarted && !response.headersSent) atWork.set(caller, (atWork.get(caller) ?? 0) + 1);
  }
  return atWork;
}
