import { randomUUID } from 'node:crypto';

/** The client's request id if it is safe to log, otherwise a new one. */
export function readRequestId(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}
