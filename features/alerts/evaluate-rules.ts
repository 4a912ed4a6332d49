import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { may } from '@/lib/access/member';
import { log } from '@/lib/base/log';
import { nowOf } from '@/lib/data/store/workspace';
import { addDays, toDay } from '@/lib/data/terms/days';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import type { WebhookShape } from '@/lib/gateway/webhooks/webhook-shape';
import { memberships } from '@/lib/server/identity/schema';
import { addAlertMessages } from './alert-messages';
import type { Facts } from './alert-shape';
import type { Findings, KindParts } from './kind';
import { lookFor } from './kinds';
import { rulesOf } from './own-rules';
import { findSendTime, type QuietHours } from './quiet-hours';
import { alertRules, alertSettings, alerts } from './schema';

type Rule = typeof alertRules.$inferSelect & {
  /** When its owner is not told. */
  quiet: QuietHours | null;
  /** Of its channel. Null without one. */
  shape: WebhookShape | null;
};
type Parts = KindParts & {
  /** Whether mail can be sent. */
  mailing: boolean;
};

/**
 * Stores what the rules of a workspace find in stored rows, each once. A rule that fails does not keep others from being
 * evaluated. Returns how many alerts are new, and how many rules failed.
 */
export async function evaluateRules(
  ledger: Parts,
  signal: AbortSignal,
): Promise<{ added: number; failed: number }> {
  const { db } = ledger;
  const ofMember = and(
    eq(memberships.workspaceId, alertRules.workspaceId),
    eq(memberships.userId, alertRules.userId),
  );
  const rows = await db
    .select({
      rule: { ...getTableColumns(alertRules), quiet: alertSettings.quiet, shape: alertChannels.shape },
      role: memberships.role,
    })
    .from(alertRules)
    .innerJoin(memberships, ofMember)
    .leftJoin(
      alertSettings,
      and(eq(alertSettings.workspaceId, alertRules.workspaceId), eq(alertSettings.userId, alertRules.userId)),
    )
    .leftJoin(alertChannels, eq(alertChannels.id, alertRules.channelId))
    .where(and(rulesOf(ledger.id), eq(alertRules.paused, false)));
  let [added, failed] = [0, 0];
  for (const { rule } of rows.filter(({ role }) => may(role, 'view'))) {
    signal.throwIfAborted();
    try {
      added += await evaluateRule(ledger, rule);
    } catch (error) {
      failed += 1;
      log.error({ error, rule: rule.id }, 'an alert rule could not be evaluated');
    }
  }
  return { added, failed };
}

async function evaluateRule(ledger: Parts, rule: Rule): Promise<number> {
  const told = await ledger.db.select().from(alerts).where(eq(alerts.ruleId, rule.id));
  const findings: Findings<Facts> = await lookFor({ ...ledger, userId: rule.userId }, rule.condition);
  const first = told.filter(({ correction }) => !correction).sort((a, b) => (a.period < b.period ? -1 : 1));
  const today = toDay(nowOf(ledger));
  // Only a clock that was ahead sets a day in the future. Such a rule begins like a new one.
  const firstDay = rule.firstDay > today ? addDays(today, -1) : rule.firstDay;
  let added = 0;
  for (const { period, facts } of findings.since(firstDay, first)) {
    added += await tell(ledger, rule, { period, facts, correction: false });
  }
  const corrected = new Set(told.filter(({ correction }) => correction).map(({ period }) => period));
  for (const { period, facts } of told) {
    const now = corrected.has(period) ? null : await findings.takenBack({ period, facts });
    if (now) added += await tell(ledger, rule, { period, facts: now, correction: true });
  }
  return added;
}

/** Stores an alert unless it is stored already. Its mail and its message to a channel are stored with it. */
async function tell(
  { mailing, ...ledger }: Parts,
  rule: Rule,
  found: { period: string; facts: Facts; correction: boolean },
): Promise<number> {
  const createdAt = nowOf(ledger);
  // After a restore, `firstDay` is the day of the restore. Corrections of earlier days may have been sent already.
  const isKnown = found.correction && found.period < rule.firstDay;
  const isSent = !isKnown && !(rule.mutedUntil && rule.mutedUntil > createdAt);
  return ledger.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(alerts)
      .values({ ruleId: rule.id, ...found, createdAt })
      .onConflictDoNothing()
      .returning({ id: alerts.id });
    if (!stored) return 0;
    if (isSent) {
      const at = findSendTime(rule.quiet, createdAt);
      const mail = rule.mail && mailing;
      await addAlertMessages(tx, { rule, alertId: stored.id, mail, shape: rule.shape, createdAt, at });
    }
    return 1;
  });
}

/** Deletes alerts that are a year old. No rule looks back as far. */
export async function purgeAlerts(db: KindParts['db']): Promise<void> {
  await db.delete(alerts).where(sql`${alerts.createdAt} < now() - interval '1 year'`);
}
