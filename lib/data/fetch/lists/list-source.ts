import type { Page } from '@/lib/data/fetch/sync/walk-pages';
import type { Item } from '@/lib/data/store/lists/item';
import type { ChangedItem } from '@/lib/data/store/lists/store-list';
import type { Catalog } from '@/lib/data/store/workspace';
import type { ListName } from '@/lib/data/terms/basis';
import type { Db } from '@/lib/server/db/database';

/** A list of the seller API: how to read its pages, and what to store of its rows. */
export type ListSource<Row extends object> = {
  name: ListName;
  readPage: (catalog: Catalog, cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>;
  /** The columns of a row. The row itself is stored as JSON. */
  toItem: (row: Row) => Omit<Item, 'data'>;
  /** Receives changes of listed values since the previous walk. */
  onChanges?: (db: Db, connection: string, changes: ChangedItem[], asOf: Date) => Promise<void>;
};
