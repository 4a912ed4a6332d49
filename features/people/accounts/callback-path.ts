import type { Route } from 'next';

const here = 'http://here.invalid';

/** A path of this site, or `/`. Drops anything that could lead to another site. */
export function readCallbackPath(value: unknown): Route {
  if (typeof value !== 'string' || !isOwnPath(value)) return '/';
  const { pathname, search, hash } = new URL(value, here);
  const path = pathname + search + hash;
  return isOwnPath(path) ? path : '/';
}

function isOwnPath(path: string): path is Route {
  return /^\/(?![/\\])/.test(path) && URL.canParse(path, here) && new URL(path, here).origin === here;
}
