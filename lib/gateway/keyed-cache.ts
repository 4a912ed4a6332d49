import { steadyNow } from '@/lib/base/clock';

/** Caches values by key for `lifeMs`, up to `most` entries (oldest dropped first). Rejected promises are not cached. */
export function createKeyedCache<T>(lifeMs: number, most = 1_000) {
  const entries = new Map<string, { value: T; until: number }>();

  /** All entries live equally long, so they expire in insertion order. */
  function dropEnded(now: number): void {
    for (const [key, { until }] of entries) {
      if (entries.size <= most && until > now) return;
      entries.delete(key);
    }
  }

  return {
    getOrMake(key: string, make: () => T): T {
      const entry = entries.get(key);
      if (entry && entry.until > steadyNow()) return entry.value;
      const value = make();
      const now = steadyNow();
      entries.delete(key);
      entries.set(key, { value, until: now + lifeMs });
      if (value instanceof Promise) {
        value.catch(() => {
          if (entries.get(key)?.value === value) entries.delete(key);
        });
      }
      dropEnded(now);
      return value;
    },
    forget(key: string): void {
      entries.delete(key);
    },
    size: () => entries.size,
    values: () => [...entries.values()].map(({ value }) => value),
  };
}
