import { chunkedLimit } from './body-limits.mjs';

/** Time for a client that is still sending to read the response. Closing at once would discard it. */
const lingerMs = 1_000;

/**
 * Calls `handle` if the request's body is within the limit. Otherwise responds with 413 and closes the connection. A
 * chunked body has no length, so it is read to its end first.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ limit: number, describe: (status: number, message: string) => object, handle: () => unknown }} options
 *   `describe`: the body of the 413.
 */
export function limitBody(request, response, { limit, describe, handle }) {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (Number(length) > limit) return refuse(request, response, { limit, describe });
  if (encoding === undefined) return handle();

  /** @type {Buffer[]} */
  const parts = [];
  const most = Math.min(limit, chunkedLimit);
  let received = 0;
  // The HTTP parser calls this with every part of a body, and with null at its end.
  request.push = (part) => {
    received += part?.length ?? 0;
    if (part !== null && received <= most) return parts.push(part) > 0;
    Reflect.deleteProperty(request, 'push');
    if (received > most) refuse(request, response, { limit: most, describe });
    else {
      for (const part of [...parts, null]) request.push(part);
      handle();
    }
    return true;
  };
}

function refuse(request, response, { limit, describe }) {
  const text = JSON.stringify(describe(413, `The body may have at most ${limit} bytes.`));
  response.writeHead(413, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.write(text);
  const timer = setTimeout(() => response.end(), lingerMs);
  response.once('close', () => clearTimeout(timer));
  request.once('end', () => response.end());
  request.resume();
}
