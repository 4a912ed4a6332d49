'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';

const parameter = 'open';

/** An address that opens a part of a page, such as a dialog. */
export const withOpen = <Path extends string>(path: Path, part: string) =>
  `${path}?${parameter}=${part}` as const;

/** Calls `open` if the address asks for this part of the page, and removes that from the address. */
export function useArrival(part: string, open: () => void): void {
  const asked = useSearchParams()?.get(parameter) === part;
  const arrive = useEffectEvent(open);
  useEffect(() => {
    const url = new URL(location.href);
    // Another part of this name may have taken it.
    if (!asked || url.searchParams.get(parameter) !== part) return;
    url.searchParams.delete(parameter);
    window.history.replaceState(null, '', url);
    arrive();
  }, [asked, part]);
}
