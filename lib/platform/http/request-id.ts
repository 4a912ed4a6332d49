import { randomUUID } from 'node:crypto';

/** The caller's request id where it is one that can stand in a log, else a new one. */
export function readRequestId(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}
