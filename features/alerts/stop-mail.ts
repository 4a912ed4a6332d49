import { eq } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import { recordAudit } from '@/lib/server/accounts/audit';
import { digestToken } from '@/lib/server/accounts/link-token';
import type { Db } from '@/lib/server/db/database';
import { alertRules, alerts } from './schema';

/** The rule whose mail the secret in a mail stops. Undefined if there is none any more. */
export async function findMailedRule(db: Db, token: string) {
  const [found] = await db
    .select({
      id: alertRules.id,
      name: alertRules.name,
      mail: alertRules.mail,
      workspaceId: alertRules.workspaceId,
    })
    .from(alerts)
    .innerJoin(alertRules, eq(alertRules.id, alerts.ruleId))
    .where(eq(alerts.stopDigest, digestToken(token)));
  return found;
}

/**
 * Stops the mail of a rule by the secret in a mail, without a session. Does nothing if it has stopped. Throws Failure
 * `not_found`.
 */
export async function stopMail(db: Db, token: string): Promise<void> {
  const rule = await findMailedRule(db, token);
  if (!rule)
    throw new Failure(
      'not_found',
      'This link has ended. Its rule was deleted, or its alert is older than a year.',
    );
  if (!rule.mail) return;
  await db.transaction(async (tx) => {
    await tx.update(alertRules).set({ mail: false }).where(eq(alertRules.id, rule.id));
    const { workspaceId, name: subject } = rule;
    await recordAudit(tx, { workspaceId, userId: null, action: 'alert.stopped', subject });
  });
}
