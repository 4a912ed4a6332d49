'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';

const everyMs = 30_000;
const listeners = new Set<() => void>();
let now = '';
let timer: ReturnType<typeof setInterval> | undefined;

/** When the server answered, ISO 8601. Pages begin with this time, so that hydration matches. */
export const DrawnAt = createContext<string | null>(null);

/** The current time, accurate to half a minute. During hydration, when the server answered. */
export function useClock(): string {
  const drawnAt = useContext(DrawnAt);
  return useSyncExternalStore(subscribe, read, () => drawnAt ?? read());
}

/** The same until the next tick, unless it is old, or ahead of a clock that was set back. */
function read(): string {
  const age = Date.now() - Date.parse(now);
  if (!(age >= 0 && age < everyMs)) now = new Date().toISOString();
  return now;
}

/** One timer for the page, which runs while something subscribes. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = new Date().toISOString();
    for (const each of listeners) each();
  }, everyMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
