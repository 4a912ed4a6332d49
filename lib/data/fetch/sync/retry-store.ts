import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseDown } from '@/lib/base/database-outage';
import type { LedgerStore } from '@/lib/data/store/engine/store';

const maxTries = 3;
const pauseMs = 250;

/** Transient errors: Postgres disconnected, or aborted the transaction in favor of another one. */
const mayPass = (error: unknown) =>
  isDatabaseDown(error) ||
  (error instanceof Error && 'code' in error && /^(40001|40P01)$/.test(String(error.code)));

/** A store that tries reads and writes up to three times. Writes must be idempotent. */
export function retryStore(store: LedgerStore, signal: AbortSignal): LedgerStore {
  async function retry<T>(run: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await run();
      } catch (error) {
        if (tries === maxTries || signal.aborted || !mayPass(error)) throw error;
        await sleep(pauseMs * 2 ** tries, undefined, { signal });
      }
    }
  }
  return {
    ...store,
    read: (sql, values) => retry(() => store.read(sql, values)),
    write: (work) => retry(() => store.write(work)),
  };
}
