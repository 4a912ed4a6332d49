import { hasBody } from './receive-body.mjs';

/** Seconds after which a refused client may try again. */
export const retryAfterSeconds = 5;

/** Time for a client that is still sending to read the response. Closing at once would discard it. */
const lingerMs = 1_000;

/**
 * Responds with an error. The connection closes if the request's body has not arrived: at its end, or after a second.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {object | string} body A page, or what becomes JSON.
 */
export function refuse(request, response, status, body) {
  const isPage = typeof body === 'string';
  const text = isPage ? body : JSON.stringify(body);
  if (status === 503) response.setHeader('retry-after', String(retryAfterSeconds));
  const isSending = hasBody(request) && !request.complete;
  if (isSending) response.setHeader('connection', 'close');
  response.writeHead(status, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  if (!isSending) return response.end(text);
  response.write(text);
  const timer = setTimeout(() => response.end(), lingerMs);
  response.once('close', () => clearTimeout(timer));
  request.once('end', () => response.end());
  request.resume();
}
