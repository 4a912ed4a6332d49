import { callFor } from '@/lib/gateway/workspace-call';
import { ledgerOf } from '@/lib/ledger/workspace-ledger';
import { getRuntime } from '@/lib/runtime';
import type { CatalogContext } from './list-products';

/** What a catalog page reads from, for one workspace, on this process's runtime. */
export async function catalogOf(workspaceId: string): Promise<CatalogContext> {
  const { db } = await getRuntime();
  // Walks queue apart from pages, so that a long one never holds a page up.
  return {
    reader: { db, workspaceId, call: callFor(workspaceId, 'sync') },
    ledger: await ledgerOf(workspaceId),
  };
}
