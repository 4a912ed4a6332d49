import { log } from './log';

type About = { method: string; route: string };

/**
 * Logs a page's error with its route and the digest that the user sees. Never logs the URL: an invitation's contains
 * its token, and a query may contain typed text.
 */
export function logPageFailure(error: unknown, { method, route }: About): void {
  const digest = typeof error === 'object' && error !== null && 'digest' in error ? error.digest : undefined;
  log.error({ digest, method, route, error }, 'a page failed');
}
