'use client';

import { useSyncExternalStore } from 'react';
import { formatInstant, formatRelative } from '@/lib/format/time';

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for the page, which moves each half minute. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, 30_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** How long ago, with the whole time in the viewer's zone on hover. Written in UTC until the browser takes over. */
export function Instant({ at }: { at: string }) {
  const clock = useSyncExternalStore(
    subscribe,
    () => now,
    () => null,
  );
  return (
    <time dateTime={at} title={clock === null ? undefined : formatInstant(at)}>
      {clock === null
        ? formatInstant(at, 'UTC')
        : formatRelative(at, new Date(Math.max(clock, Date.parse(at))))}
    </time>
  );
}
