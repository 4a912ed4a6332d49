import type { OperationId } from '@/lib/contract/paths';
import type { Db } from '@/lib/server/db/database';
import type { Cursors } from './cursors/cursors';

/** The context of an operation: the database, and the key's owner, to whom every query is scoped. */
export type Context = {
  db: Db;
  /** Public address of the platform, without a trailing slash. */
  publicUrl: string;
  cursors: Cursors;
  operation: OperationId;
  /** A seller's id in the seller API, a creator's in the creator API. */
  ownerId: string;
};
