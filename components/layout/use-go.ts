'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { blockOffline } from './block-offline';

/** Navigates to a path of this site, for places that cannot use a link. Returns whether it navigates. */
export function useGo(): (path: string) => boolean {
  const router = useRouter();
  return (path) => {
    if (!isInternalPath(path) || blockOffline()) return false;
    router.push(path);
    return true;
  };
}

/** Accepts paths with exactly one leading slash, which cannot point to another host. */
function isInternalPath(path: string): path is Route {
  return /^\/(?![/\\])/.test(path);
}
