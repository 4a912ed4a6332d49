import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { lockWorkspace, requireQuota, requireRoom } from '@/lib/access/quotas';
import { steadyNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { createKeyedSemaphore } from '@/lib/base/keyed-semaphore';
import type { Db, Transaction } from '@/lib/server/db/database';
import type { FileLines } from './read-large-file';

/** One import of a workspace at a time in a process, so that the second is checked as a whole before it stores. */
const inTurn = createKeyedSemaphore({ total: 4, each: 1, patienceMs: 60_000, refuse: busy });

function busy(): Failure {
  return new Failure('busy', 'Other files are being imported. Try again shortly.', { retryAfter: 30 });
}

/** Time for others after a page: as long as the page took, but enough for most requests. */
const longestPauseMs = 50;

type Page<Line> = FileLines<Line>['pages'][number];

type Destination<Line> = {
  quota: 'costs' | 'credits' | 'importedLinks' | 'margins' | 'partners' | 'rates';
  table: PgTable;
  /** The rows of the workspace. */
  own: SQL | undefined;
  /** Those of a page that are stored already. */
  countKnown: (page: Page<Line>) => Promise<number>;
  /** Stores a page while the workspace is locked. The first one also records the import in the audit log. */
  store: (tx: Transaction, page: Page<Line>, isFirst: boolean) => Promise<void>;
};

/**
 * Stores the pages of a checked file, each in a transaction of its own, because all requests share the one connection of
 * an embedded database. A crash leaves a part of a file; importing it again stores the rest. Throws Failure `conflict`
 * over the quota and `busy` while others import, before it stores anything. Only if somebody else fills the quota
 * meanwhile, the pages before that stay.
 */
export const storePages = <Line>(
  db: Db,
  workspaceId: string,
  { pages, count }: FileLines<Line>,
  { quota, table, own, countKnown, store }: Destination<Line>,
): Promise<void> =>
  inTurn(workspaceId, async () => {
    await requireRoom(db, quota, table, own, count, async () => {
      let known = 0;
      for (const page of pages) {
        await setImmediate();
        known += await countKnown(page);
      }
      return count - known;
    });
    for (const [at, page] of pages.entries()) {
      const began = steadyNow();
      await db.transaction(async (tx) => {
        await lockWorkspace(tx, workspaceId);
        await store(tx, page, at === 0);
        await requireQuota(tx, quota, { workspaceId }, table, own);
      });
      // A request has several queries, and each would wait for a page.
      await sleep(Math.min(steadyNow() - began, longestPauseMs));
    }
  });
