const most = 1_000;

/** Values by key for so many milliseconds; the oldest leave beyond a thousand. A promise that fails is not kept. */
export function createKeyedCache<T>(lifeMs: number) {
  const entries = new Map<string, { value: T; until: number }>();
  return {
    getOrMake(key: string, make: () => T): T {
      const kept = entries.get(key);
      if (kept && kept.until > Date.now()) return kept.value;
      const value = make();
      entries.delete(key);
      entries.set(key, { value, until: Date.now() + lifeMs });
      if (value instanceof Promise) value.catch(() => entries.delete(key));
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      return value;
    },
    forget(key: string): void {
      entries.delete(key);
    },
  };
}
