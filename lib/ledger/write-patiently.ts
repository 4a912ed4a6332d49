import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseDown } from '@/lib/db/outage';
import type { LedgerStore, Session } from './store/store';

const mostTries = 3;
const pauseMs = 250;

/** Writes that may succeed if they run again: Postgres went away, or gave way to another transaction. */
const mayPass = (error: unknown) =>
  isDatabaseDown(error) ||
  (error instanceof Error && 'code' in error && /^(40001|40P01)$/.test(String(error.code)));

/** As `store.write`, up to three times. `work` must have the same effect if it runs twice. */
export async function writePatiently<T>(
  store: LedgerStore,
  signal: AbortSignal,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await store.write(work);
    } catch (error) {
      if (tries === mostTries || signal.aborted || !mayPass(error)) throw error;
      await sleep(pauseMs * 2 ** tries, undefined, { signal });
    }
  }
}
