import { performance } from 'node:perf_hooks';

/** A body may take this long, and a second more for each 8 kB: a slow phone sends twice as fast. */
export const bodyDeadline = { ms: 30_000, bytesPerMs: 8 };

/** @param {import('node:http').IncomingMessage} request */
export const hasBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/**
 * Keeps a body until its end, then hands it back to the request and calls `onBody`. Calls `onFailure` with 413 if the
 * body is longer than `most`, and with 408 if it is too slow. Call it in the turn in which the headers arrived: the
 * parser hands on the rest of the packet next. Returns a function that stops it.
 * @param {import('node:http').IncomingMessage} request
 * @param {{
 *   most: number,
 *   deadline?: typeof bodyDeadline,
 *   onBody: () => void,
 *   onFailure: (status: 408 | 413) => void,
 * }} options
 */
export function receiveBody(request, { most, deadline = bodyDeadline, onBody, onFailure }) {
  const began = performance.now();
  /** @type {Buffer[]} */
  const parts = [];
  let received = 0;
  let timer = setTimeout(checkTime, deadline.ms);

  function stop() {
    clearTimeout(timer);
    Reflect.deleteProperty(request, 'push');
  }
  function fail(status) {
    stop();
    onFailure(status);
    return true;
  }
  function checkTime() {
    const left = began + deadline.ms + received / deadline.bytesPerMs - performance.now();
    if (left > 0) timer = setTimeout(checkTime, Math.ceil(left));
    else fail(408);
  }

  // The HTTP parser calls this with every part of a body, and with null at its end.
  request.push = (part) => {
    received += part?.length ?? 0;
    if (received > most) return fail(413);
    if (part !== null) return parts.push(part) > 0;
    stop();
    for (const one of [...parts, null]) request.push(one);
    onBody();
    return true;
  };
  return stop;
}
