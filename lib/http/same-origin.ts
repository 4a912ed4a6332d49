import type { Environment } from '@/lib/environment';
import { Failure } from '@/lib/failure';
import { foreignOrigin, isOwnOrigin } from '@/lib/server/own-origin.mjs';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the method only reads. */
export function isReading(method: string): boolean {
  return reading.has(method);
}

/**
 * Throws Failure `forbidden` where another site made a browser send this. The origin is compared with APP_URL, or
 * with the Host the request was addressed to; X-Forwarded-Host is whatever a client says, and is not looked at.
 */
export function requireSameOrigin(headers: Headers, { APP_URL }: Pick<Environment, 'APP_URL'>): void {
  const [origin, site, host] = ['origin', 'sec-fetch-site', 'host'].map((name) => headers.get(name));
  if (!isOwnOrigin({ origin, site, host }, APP_URL)) throw new Failure('forbidden', foreignOrigin(APP_URL));
}

/**
 * Throws Failure `forbidden` where a browser reads on behalf of another site, or as anything but a fetch of ours or an
 * address that a person opened: an image must not start an export. Programs, and browsers on plain http, send no
 * such headers and pass.
 */
export function requireOwnRead(headers: Headers): void {
  const site = headers.get('sec-fetch-site');
  const destination = headers.get('sec-fetch-dest');
  const known = site === null || site === 'same-origin' || site === 'none';
  if (known && (destination === null || destination === 'empty' || destination === 'document')) return;
  throw new Failure('forbidden', 'This is read by the dashboard alone. Open the dashboard.');
}
