import { log } from './log';

type About = { method: string; route: string };

/**
 * A page's error in the log, by its route and the digest that its reader sees. The address stays out: an invitation's
 * holds its token, and a query what people typed.
 */
export function logPageFailure(error: unknown, { method, route }: About): void {
  const digest = typeof error === 'object' && error !== null && 'digest' in error ? error.digest : undefined;
  log.error({ digest, method, route, error }, 'a page failed');
}
