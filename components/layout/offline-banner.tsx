'use client';

import { useSyncExternalStore } from 'react';
import { Banner } from '@/components/ui/banner';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <Banner tone="offline" title="You are offline." className="rounded-none!">
      What was loaded stays; new figures arrive when the connection is back.
    </Banner>
  );
}
