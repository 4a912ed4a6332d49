'use client';

import { useSyncExternalStore } from 'react';
import { touchQuery } from './touch-query';

/** Whether fingers press here, as the variant `touch` of the styles has it; false until the page has taken over. */
export function useTouch(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

const read = () => matchMedia(touchQuery).matches;

function subscribe(listener: () => void) {
  const query = matchMedia(touchQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
