'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Banner } from '@/components/ui/banner';
import { useLanguage } from '@/lib/language/use-language';
import { blockOffline, onBlocked } from './block-offline';

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

const block = (selector: string) => (event: Event) => {
  if (!(event.target instanceof Element) || !event.target.closest(selector) || !blockOffline()) return;
  event.preventDefault();
  event.stopPropagation();
};

/** Links and server actions would replace the page with the browser's offline page. */
const blockers = [
  ['click', block('a[href^="/"]')],
  ['submit', block('form[action]')],
] as const;

function Offline() {
  const { t } = useLanguage();
  const [blocked, setBlocked] = useState(false);
  useEffect(() => onBlocked(() => setBlocked(true)), []);
  useEffect(() => {
    for (const [name, listener] of blockers) window.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of blockers) window.removeEventListener(name, listener, true);
    };
  }, []);
  return (
    <Banner tone="offline" title={t('layout.offline.title')} className="rounded-none!">
      {t(blocked ? 'layout.offline.blocked' : 'layout.offline.reading')}
    </Banner>
  );
}
