import type { Db } from '@/lib/db/database';
import type { Call } from '@/lib/gateway/call';
import { log } from '@/lib/log';
import { listOrphans, settleOrphans } from './lease';
import { runBatch } from './run-batch';

export type Supervisor = {
  /** Checks for batches to run now instead of at the next interval. */
  kick: () => void;
  /** Lets running rows finish, starts no more, and releases the batches. */
  close: () => Promise<void>;
};

type Parts = { db: Db; callFor: (workspaceId: string) => Call; owner: string; everyMs?: number };

/** Runs all batches of the database that no process runs: new ones, and those of dead processes. */
export function superviseBatches({ db, callFor, owner, everyMs = 5_000 }: Parts): Supervisor {
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  let looking: Promise<void> | undefined;
  let lookAgain = false;

  async function look(): Promise<void> {
    try {
      await settleOrphans(db);
      for (const id of await listOrphans(db)) {
        if (running.has(id) || stopping.signal.aborted) continue;
        const work = runBatch({ db, callFor, owner, signal: stopping.signal }, id)
          .catch((error: unknown) => log.error({ error, batchId: id }, 'a batch of links stopped'))
          .finally(() => running.delete(id));
        running.set(id, work);
      }
    } catch (error) {
      log.error({ error }, 'could not look for batches of links');
    }
  }

  function kick(): void {
    if (stopping.signal.aborted) return;
    if (looking) {
      lookAgain = true;
      return;
    }
    looking = look().finally(() => {
      looking = undefined;
      if (!lookAgain) return;
      lookAgain = false;
      kick();
    });
  }

  kick();
  const timer = setInterval(kick, everyMs);
  timer.unref();

  return {
    kick,
    close: async () => {
      stopping.abort();
      clearInterval(timer);
      await looking;
      await Promise.all(running.values());
    },
  };
}
