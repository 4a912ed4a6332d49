import type { OperationId } from '@/lib/contract/paths';
import type { Db } from '@/lib/db/database';
import type { Cursors } from './cursors/cursors';

/** What an operation works with: the store, and the owner of the key, to whom every query is bound. */
export type Context = {
  db: Db;
  /** Address the platform is reached at, without a trailing slash. */
  publicUrl: string;
  cursors: Cursors;
  operation: OperationId;
  /** A seller's id in the seller API, a creator's in the creator API. */
  ownerId: string;
};
