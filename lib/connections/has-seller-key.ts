import 'server-only';
import { getRuntime } from '@/lib/runtime';
import { listFamilies } from './list-connections';

/** Whether a workspace has a seller key for the API in use. */
export async function hasSellerKey(workspaceId: string): Promise<boolean> {
  const { db } = await getRuntime();
  return (await listFamilies(db, workspaceId)).includes('seller');
}
