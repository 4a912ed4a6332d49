import { STATUS_CODES } from 'node:http';

/** A complete HTTP response as text. The connection closes after it. */
export function writeAnswer(status, headers, body) {
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
