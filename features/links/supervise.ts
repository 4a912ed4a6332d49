import { log } from '@/lib/base/log';
import { type Supervisor, supervise } from '@/lib/server/jobs/supervise';
import { listOrphans, settleOrphans } from './lease';
import { type Runner, runBatch } from './run-batch';

/**
 * Runs all batches of the database that no process runs: new ones, and those of dead processes. `close` lets running
 * rows finish, starts no more, and releases the batches.
 */
export function superviseBatches(parts: Omit<Runner, 'signal'>, everyMs?: number): Supervisor {
  const { db, owner } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Map<string, Promise<void>>();

  const { kick, close } = supervise(async () => {
    await settleOrphans(db, owner);
    for (const id of await listOrphans(db)) {
      if (running.has(id) || signal.aborted) continue;
      const work = runBatch({ ...parts, signal }, id)
        .catch((error: unknown) => log.error({ error, batchId: id }, 'a batch of links stopped'))
        .finally(() => running.delete(id));
      running.set(id, work);
    }
  }, everyMs);

  return {
    kick,
    close: async () => {
      stopping.abort();
      await close();
      await Promise.all(running.values());
    },
  };
}
