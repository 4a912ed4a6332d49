'use client';

import { createContext, useSyncExternalStore } from 'react';

const everyMs = 30_000;
const listeners = new Set<() => void>();
let now = '';
let timer: ReturnType<typeof setInterval> | undefined;

/** When the server drew the page, ISO 8601. Null where no page says it. */
export const DrawnAt = createContext<string | null>(null);

/** The current time, accurate to half a minute. Returns `drawn` during hydration. */
export function useClock<Drawn extends string | null>(drawn: Drawn): string | Drawn {
  return useSyncExternalStore<string | Drawn>(subscribe, read, () => drawn);
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
