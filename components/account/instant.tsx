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
export function Instant({ at, future = false }: { at: string; future?: boolean }) {
  const clock = useSyncExternalStore(
    subscribe,
    () => now,
    () => null,
  );
  // A server's clock may be ahead of this one: what has happened is never shown as still to come.
  const from = future ? clock : Math.max(clock ?? 0, Date.parse(at));
  return (
    <time dateTime={at} title={clock === null ? undefined : formatInstant(at)}>
      {clock === null || from === null ? formatInstant(at, 'UTC') : formatRelative(at, new Date(from))}
    </time>
  );
}
