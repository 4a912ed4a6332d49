import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { listSecurityHeaders } from '../../base/security-headers.mjs';

const refusals = {
  HPE_HEADER_OVERFLOW: [431, 'too_large', 'The address and headers may have at most 64 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'bad_request', 'The request did not arrive in time.'],
};
const unreadable = [400, 'bad_request', 'This is not a request of HTTP.'];

const describeFailure = (status, message, code) => ({
  status,
  message,
  code,
  issues: [],
  requestId: randomUUID(),
});

/**
 * Responds to malformed requests, which Node cannot parse, with the usual security headers.
 * @param {import('node:http').Server} server
 * @param {{
 *   https: boolean,
 *   describe?: (status: number, message: string, code: string) => object,
 * }} options `https`: browsers reach this server by HTTPS. `describe`: the response body.
 */
export function answerUnreadable(server, { https, describe = describeFailure }) {
  server.on('clientError', (error, socket) => {
    const current = socket._httpMessage;
    // A response has started. Node itself makes the same check.
    if (!socket.writable || current?.headersSent) return socket.destroy(error);
    // A complete request still waits for its answer and would get this one. Close the connection after its own answer.
    if (current?.req.complete) {
      current.shouldKeepAlive = false;
      return;
    }
    const [status, code, message] = refusals[error.code] ?? unreadable;
    const body = describe(status, message, code);
    const text = writeAnswer(status, listSecurityHeaders({ path: '', https }), body);
    // A client that keeps sending must not keep the connection open.
    socket.end(text, () => socket.destroy());
  });
}

/** A complete HTTP response as text. The connection closes after it. */
function writeAnswer(status, headers, body) {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`;
}
