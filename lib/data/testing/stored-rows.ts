import type { LedgerStores } from '@/lib/data/store/engine/store';
import type { Ledger } from '@/lib/data/store/workspace';
import { type DatasetName, datasetNames, datasets } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import { requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import type { Db } from '@/lib/server/db/database';
import { type ApiRows, makeFakeApi } from './fake-api';
import { addWorkspace } from './ledgers';
import { storeSource } from './store-source';

const listsOf: Record<DatasetName, readonly (keyof ApiRows)[]> = {
  reports: ['standard', 'cpc'],
  clicks: ['clicks', 'cpcClicks'],
  brb: ['bonuses'],
  program: ['program'],
};

type Options = {
  /** When the rows are fetched. */
  at?: Date;
  /** Defaults to the datasets with rows, because an empty one is as slow as a full one; all if there are no rows. */
  fetched?: readonly DatasetName[];
};

/** A workspace whose ledger contains these rows. */
export async function storeRows(
  { db, stores }: { db: Db; stores: LedgerStores },
  rows: Partial<ApiRows>,
  range: DayRange,
  { at = new Date('2026-06-30T12:00:00.000Z'), fetched = listDatasets(rows) }: Options = {},
): Promise<Ledger> {
  const workspaceId = await addWorkspace(db);
  const connection = await requireConnectionInUse(db, workspaceId, 'seller');
  const store = stores.of(workspaceId);
  const now = () => at;
  const { call } = makeFakeApi(rows, Number.POSITIVE_INFINITY);
  const place = { store, call, now, connection, range };
  for (const source of fetched.flatMap((name) => datasets[name].sources)) {
    await storeSource(place, { workspaceId, source, fence: 1 });
  }
  return { id: workspaceId, db, store, now };
}

function listDatasets(rows: Partial<ApiRows>): readonly DatasetName[] {
  const withRows = datasetNames.filter((name) => listsOf[name].some((list) => rows[list]?.length));
  return withRows.length > 0 ? withRows : datasetNames;
}
