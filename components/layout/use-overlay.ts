'use client';

import { useSyncExternalStore } from 'react';
import { readOverlay, type ShellOverlay, subscribeToOverlay } from './overlay-store';

export function useOverlay(name: ShellOverlay): boolean {
  return useSyncExternalStore(subscribeToOverlay, readOverlay, () => null) === name;
}
