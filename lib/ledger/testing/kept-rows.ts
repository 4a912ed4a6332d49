import type { Db } from '@/lib/db/database';
import type { LedgerContext } from '../context';
import { sourceIds } from '../datasets';
import type { DayRange } from '../days';
import type { LedgerStore } from '../store/store';
import { createSyncs } from '../sync/syncs';
import { type ApiRows, makeFakeApi } from './fake-api';
import { addWorkspace } from './ledgers';

/** A workspace whose ledger holds these rows, fetched on `at`. */
export async function keepRows(
  { db, store }: { db: Db; store: LedgerStore },
  rows: Partial<ApiRows>,
  range: DayRange,
  at = new Date('2026-06-30T12:00:00.000Z'),
): Promise<LedgerContext> {
  const workspaceId = await addWorkspace(db);
  const now = () => at;
  const syncs = createSyncs({ db, store, callFor: () => makeFakeApi(rows).call, now });
  await syncs.start(workspaceId, { sources: sourceIds, range });
  await syncs.settle();
  return { workspaceId, store, now };
}
