import { sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { apiKeys } from '../store/schema';

type KeyUses = { record: (keyId: string) => void; flush: () => Promise<void> };

const pause = 1_000;

/** Records when keys are used and stores it at most once a second, outside of requests. */
export function createKeyUses(db: Db, onError: (error: unknown) => void): KeyUses {
  const pending = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  /** Flushes run one after another, so waiting for the last one waits for all. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.catch(() => {}).then(write);
    return writing;
  }

  async function write(): Promise<void> {
    const uses = [...pending];
    pending.clear();
    for (const [id, usedAt] of uses) {
      await db
        .update(apiKeys)
        .set({ lastUsedAt: sql`greatest(${apiKeys.lastUsedAt}, ${usedAt}::timestamptz)` })
        .where(sql`${apiKeys.id} = ${id}`);
    }
  }

  return {
    record(keyId) {
      pending.set(keyId, new Date().toISOString());
      timer ??= setTimeout(() => void flush().catch(onError), pause).unref();
    },
    flush,
  };
}
