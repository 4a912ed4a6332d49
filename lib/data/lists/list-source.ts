import type { ListName } from '@/lib/data/basis';
import type { Page } from '@/lib/data/sync/walk-pages';
import type { Catalog } from '@/lib/data/workspace';
import type { Db } from '@/lib/server/db/database';
import type { Item } from './item';
import type { ChangedItem } from './store-list';

/** A list of the seller API: how to read its pages, and what to store of its rows. */
export type ListSource<Row extends object> = {
  name: ListName;
  readPage: (catalog: Catalog, cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>;
  /** The columns of a row. The row itself is stored as JSON. */
  toItem: (row: Row) => Omit<Item, 'data'>;
  /** Receives changes of listed values since the previous walk. */
  onChanges?: (db: Db, connection: string, changes: ChangedItem[], asOf: Date) => Promise<void>;
};
