import type { CatalogProduct } from '@/lib/contract/resources/product';
import { addItems, beginWalk, finishWalk } from '@/lib/data/lists/store-list';
import type { LedgerStore } from '@/lib/data/store/store';
import type { Db } from '@/lib/server/db/database';
import { listSources } from '../list-sources';
import { recordProductChanges } from '../record-product-changes';

type Place = { db: Db; store: LedgerStore; workspaceId: string; connection: string };

/** Stores products like a walk at that time. Later walks have a higher `fence`. */
export async function storeProducts(
  { db, store, workspaceId, connection }: Place,
  products: readonly CatalogProduct[],
  asOf: Date,
  fence: number,
): Promise<void> {
  const walk = { workspaceId, list: 'products', connection, fence, asOf };
  await beginWalk(store, walk);
  const items = products.map((product) => ({ ...listSources.products.toItem(product), data: product }));
  await addItems(store, walk, items, 0);
  const onChanges = (changes: Parameters<typeof recordProductChanges>[2]) =>
    recordProductChanges(db, connection, changes, asOf);
  await finishWalk(store, walk, { cut: false, onChanges });
}
