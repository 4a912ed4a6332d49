'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { heldOffline } from './held-offline';

/** Goes to a path of this site where no link can stand, and answers whether it does. */
export function useGo(): (path: string) => boolean {
  const router = useRouter();
  return (path) => {
    if (!isInternalPath(path) || heldOffline()) return false;
    router.push(path);
    return true;
  };
}

/** As the router takes it: one slash first, so that no other host can be meant. */
function isInternalPath(path: string): path is Route {
  return /^\/(?![/\\])/.test(path);
}
