'use client';

import { useEffect } from 'react';
import { hydratedEvent } from './queue-events';

/** Tells `queueEvents` that the content around it is hydrated. */
export function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
