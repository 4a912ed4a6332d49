import type { Route } from 'next';

/** A path of this site, as the router takes it: one slash first, so that no other host can be meant. */
export function isInternalPath(path: string): path is Route {
  return /^\/(?![/\\])/.test(path);
}
