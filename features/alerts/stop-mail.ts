import { and, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordAudit } from '@/lib/access/audit';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { digestToken } from '@/lib/server/identity/link-token';
import { messages } from '@/lib/server/outbox/schema';
import { alertMailKind } from './alert-messages';
import { alertRules, alerts } from './schema';

/** The rules whose alerts were in the mail with a secret. None if they were all deleted. */
export async function findMailedRules(db: Db, token: string) {
  const mailed = alias(messages, 'mailed');
  return db
    .selectDistinct({
      id: alertRules.id,
      name: alertRules.name,
      mail: alertRules.mail,
      workspaceId: alertRules.workspaceId,
    })
    .from(mailed)
    .innerJoin(messages, or(eq(messages.id, mailed.id), eq(messages.sentIn, mailed.id)))
    .innerJoin(alerts, eq(alerts.id, messages.subjectId))
    .innerJoin(alertRules, eq(alertRules.id, alerts.ruleId))
    .where(and(eq(mailed.secretDigest, digestToken(token)), eq(mailed.kind, alertMailKind)))
    .orderBy(alertRules.name, alertRules.id);
}

/**
 * Stops the mail of the rules in a mail by its secret, without a session. Does nothing if it has stopped. Throws Failure
 * `not_found`.
 */
export async function stopMail(db: Db, token: string): Promise<void> {
  const rules = await findMailedRules(db, token);
  if (rules.length === 0)
    throw new Failure(
      'not_found',
      'This link has ended. Its rule was deleted, or its alert is older than a year.',
    );
  await db.transaction(async (tx) => {
    for (const { id, workspaceId, name: subject } of rules.filter(({ mail }) => mail)) {
      await tx.update(alertRules).set({ mail: false }).where(eq(alertRules.id, id));
      await recordAudit(tx, { workspaceId, userId: null, action: 'alert.stopped', subject });
    }
  });
}
