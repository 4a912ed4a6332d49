'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { PaletteEntry } from './palette-entry';
import type { Found } from './use-palette-search';

const chosen = '[role="option"][aria-selected="true"]';

/** Enter pressed before the answer is there opens the first of what it brings; any other key calls it off. */
export function useAwaitedEnter({ searching, groups }: Found, choose: (entry: PaletteEntry) => void) {
  const awaits = useRef(false);
  useEffect(() => {
    if (searching || !awaits.current) return;
    awaits.current = false;
    const first = groups.flatMap(({ entries }) => entries)[0];
    if (first) choose(first);
  });
  return (event: KeyboardEvent<HTMLElement>) => {
    const enters = event.key === 'Enter' && !event.nativeEvent.isComposing;
    awaits.current = enters && searching && !event.currentTarget.querySelector(chosen);
  };
}
