'use client';

import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';

/** One request often starts when another ends. */
const quietMs = 100;

/** Sets `data-ready` on <html> while the page is hydrated and no requests run. Browser tests wait for it. */
export function ReadyMark() {
  const reading = useIsFetching() > 0;
  useEffect(() => {
    if (reading) return;
    const root = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = () => {
      timer = setTimeout(() => root.setAttribute('data-ready', ''), quietMs);
    };
    if (document.readyState === 'complete') mark();
    else window.addEventListener('load', mark, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', mark);
      root.removeAttribute('data-ready');
    };
  }, [reading]);
  return null;
}
