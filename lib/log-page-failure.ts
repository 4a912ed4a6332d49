import { log } from './log';

type About = { method: string; path: string; route: string };

/** A page's error in the log, by the digest that the reader of the page sees. The query may hold what people typed. */
export function logPageFailure(error: unknown, { method, path, route }: About): void {
  const digest = typeof error === 'object' && error !== null && 'digest' in error ? error.digest : undefined;
  log.error({ digest, method, path: path.split('?')[0], route, error }, 'a page failed');
}
