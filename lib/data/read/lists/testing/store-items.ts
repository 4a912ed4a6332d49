import type { ListSource } from '@/lib/data/fetch/lists/list-source';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { addItems, beginWalk, finishWalk } from '@/lib/data/store/lists/store-list';
import type { Db } from '@/lib/server/db/database';

type Place = { db: Db; store: LedgerStore; workspaceId: string; connection: string };

/** Stores a list like a walk at that time. Later walks have a higher `fence`. */
export async function storeItems<Row extends object>(
  { db, store, workspaceId, connection }: Place,
  source: ListSource<Row>,
  rows: readonly Row[],
  { asOf, fence }: { asOf: Date; fence: number },
): Promise<void> {
  const walk = { workspaceId, list: source.name, connection, fence, asOf };
  await beginWalk(store, walk);
  const items = rows.map((row) => ({ ...source.toItem(row), data: row }));
  await addItems(store, walk, items, 0);
  await finishWalk(store, walk, {
    cut: false,
    onChanges: async (changes) => source.onChanges?.(db, connection, changes, asOf),
  });
}
