import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import { isUuid } from '@/lib/contract/uuid';
import { recordAudit } from '@/lib/server/accounts/audit';
import type { AuditAction } from '@/lib/server/accounts/audit-actions';
import type { Db } from '@/lib/server/db/database';
import { apiTokens } from './schema';

type By = { userId: string | null; action: Extract<AuditAction, `token.revoked${string}`> };

/** Revokes one of these tokens, which ends with its next request. Throws Failure `not_found`. */
export async function revokeToken(db: Db, id: string, where: SQL | undefined, by: By): Promise<void> {
  await db.transaction(async (tx) => {
    const [revoked] = isUuid(id)
      ? await tx
          .update(apiTokens)
          .set({ revokedAt: new Date() })
          .where(and(eq(apiTokens.id, id), where, isNull(apiTokens.revokedAt)))
          .returning({ workspaceId: apiTokens.workspaceId, subject: apiTokens.name })
      : [];
    if (!revoked) throw new Failure('not_found', 'This token is revoked already, or its owner has left.');
    await recordAudit(tx, { ...revoked, ...by });
  });
}
