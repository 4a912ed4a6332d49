'use client';

import { useEffect } from 'react';
import { hydratedEvent } from './hold-events';

/** Tells `holdEvents` that the content around it answers events. */
export function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
