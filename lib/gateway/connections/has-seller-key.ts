import type { Db } from '@/lib/server/db/database';
import { listFamilies } from './list-connections';

/** Whether a workspace has a seller key for the API in use. */
export async function hasSellerKey(db: Db, workspaceId: string): Promise<boolean> {
  return (await listFamilies(db, workspaceId)).includes('seller');
}
