import type { Environment } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';
import { foreignOrigin, isOwnOrigin } from '@/lib/server/listener/own-origin.mjs';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the method is read-only. */
export function isReading(method: string): boolean {
  return reading.has(method);
}

/**
 * Throws Failure `forbidden` if another site made the browser send this request. Compares the origin with APP_URL, or
 * else with the Host header. Ignores X-Forwarded-Host, which any client can set.
 */
export function requireSameOrigin(headers: Headers, { APP_URL }: Pick<Environment, 'APP_URL'>): void {
  const [origin, site, host] = ['origin', 'sec-fetch-site', 'host'].map((name) => headers.get(name));
  if (!isOwnOrigin({ origin, site, host }, APP_URL)) throw new Failure('forbidden', foreignOrigin(APP_URL));
}

/**
 * Throws Failure `forbidden` if a browser reads for another site, or in any way but our own fetch or a navigation: an
 * image must not start an export. Programs, and browsers on plain HTTP, do not send these headers and pass.
 */
export function requireOwnRead(headers: Headers): void {
  const site = headers.get('sec-fetch-site');
  const destination = headers.get('sec-fetch-dest');
  const known = site === null || site === 'same-origin' || site === 'none';
  if (known && (destination === null || destination === 'empty' || destination === 'document')) return;
  throw new Failure('forbidden', 'This is read by the dashboard alone. Open the dashboard.');
}
