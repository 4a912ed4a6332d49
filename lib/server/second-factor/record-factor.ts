import { recordAudit } from '@/lib/server/accounts/audit';
import type { AuditAction } from '@/lib/server/accounts/audit-actions';
import { listWorkspaces } from '@/lib/server/accounts/workspaces';
import type { Transaction } from '@/lib/server/db/database';

/** Audits a change of a person's second factor in each of their workspaces. `subject`: what it was, never a secret. */
export async function recordFactor(
  tx: Transaction,
  userId: string,
  action: Extract<AuditAction, `factor.${string}`>,
  subject = '',
): Promise<void> {
  for (const { id: workspaceId } of await listWorkspaces(tx, userId)) {
    await recordAudit(tx, { workspaceId, userId, action, subject });
  }
}
