import { vi } from 'vitest';

/** Resolves with what `check` returns once it no longer throws. Waits as long as a busy machine may need. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
