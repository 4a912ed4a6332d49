import type { Db } from '@/lib/db/database';
import type { LedgerContext } from '../context';
import { type DatasetName, datasetNames, datasets } from '../datasets';
import type { DayRange } from '../days';
import type { LedgerStores } from '../store/store';
import { createSyncs } from '../sync/syncs';
import { type ApiRows, makeFakeApi } from './fake-api';
import { addWorkspace } from './ledgers';

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
): Promise<LedgerContext> {
  const workspaceId = await addWorkspace(db);
  const now = () => at;
  const syncs = createSyncs({ db, storeFor: stores.of, callFor: () => makeFakeApi(rows).call, now });
  await syncs.start(workspaceId, { sources: fetched.flatMap((name) => datasets[name].sources), range });
  await syncs.settle();
  return { workspaceId, store: stores.of(workspaceId), now };
}

function listDatasets(rows: Partial<ApiRows>): readonly DatasetName[] {
  const withRows = datasetNames.filter((name) => listsOf[name].some((list) => rows[list]?.length));
  return withRows.length > 0 ? withRows : datasetNames;
}
