import { getRuntime } from '@/lib/runtime';
import type { LedgerContext } from './context';

/** The ledger of a workspace, on this process's runtime. */
export async function ledgerOf(workspaceId: string): Promise<LedgerContext> {
  const { ledger } = await getRuntime();
  return { workspaceId, store: ledger };
}
