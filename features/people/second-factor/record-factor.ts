import { addFactorMail, type FactorMail } from '@/features/people/accounts/factor-mails';
import { recordAudit } from '@/lib/access/audit';
import type { AuditAction } from '@/lib/access/audit-actions';
import { listWorkspaces } from '@/lib/access/workspaces';
import type { Transaction } from '@/lib/server/db/database';
import type { FactorChange } from '@/lib/server/mail/mails';

const actions = {
  appAdded: 'factor.added',
  passkeyAdded: 'factor.added',
  appRemoved: 'factor.removed',
  passkeyRemoved: 'factor.removed',
  codesRenewed: 'factor.codes',
  codeUsed: 'factor.code',
} as const satisfies Partial<Record<FactorChange, AuditAction>>;

/** `subject`: what changed, never a secret. */
type Recorded = { change: keyof typeof actions; subject?: string; mail: FactorMail };

/** Audits a change of a person's second factor in each of their workspaces, and stores the mail that tells them. */
export async function recordFactor(
  tx: Transaction,
  userId: string,
  { change, subject = '', mail }: Recorded,
): Promise<void> {
  for (const { id: workspaceId } of await listWorkspaces(tx, userId)) {
    await recordAudit(tx, { workspaceId, userId, action: actions[change], subject });
  }
  await addFactorMail(tx, userId, change, mail);
}
