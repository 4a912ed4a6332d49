import { Failure } from '@/lib/base/failure';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import type { Catalog } from '@/lib/data/store/workspace';
import type { Db } from '@/lib/server/db/database';

/** A workspace's catalog as it is stored: nothing is fetched. */
export const storedCatalog = (db: Db, store: LedgerStore, id: string): Catalog => ({
  db,
  store,
  id,
  walk: () => Promise.reject(new Failure('busy', 'Nothing is fetched.')),
});
