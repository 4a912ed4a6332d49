'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
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
  return online ? null : <Offline />;
}

/** Keeps the page: a link would leave it for the browser's own page about the missing connection. */
function Offline() {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    const keep = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('a[href^="/"]')) return;
      event.preventDefault();
      event.stopPropagation();
      setKept(true);
    };
    window.addEventListener('click', keep, true);
    return () => window.removeEventListener('click', keep, true);
  }, []);
  return (
    <Banner tone="offline" title="You are offline." className="rounded-none!">
      {kept
        ? 'Other pages open when the connection is back; this one stays.'
        : 'What was loaded stays; new figures arrive when the connection is back.'}
    </Banner>
  );
}
