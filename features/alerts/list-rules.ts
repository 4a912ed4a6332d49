import { asc, desc, eq, max } from 'drizzle-orm';
import { sharedNow } from '@/lib/base/clock';
import type { Workspace } from '@/lib/data/store/workspace';
import { users } from '@/lib/server/identity/schema';
import type { RulesAnswer } from './alert-shape';
import { canMail } from './can-mail';
import { describeCondition } from './kinds';
import { shownRules } from './own-rules';
import { alertRules, alerts } from './schema';

type Parts = Pick<Workspace, 'db' | 'member' | 'language' | 'now'>;

/** The rules that the member sees: their own first, then by name. */
export async function listRules(
  { db, member, language, now = sharedNow }: Parts,
  mailing: boolean,
): Promise<RulesAnswer> {
  const at = now();
  const rows = await db
    .select({ rule: alertRules, owner: users.name, lastAlertAt: max(alerts.createdAt) })
    .from(alertRules)
    .innerJoin(users, eq(users.id, alertRules.userId))
    .leftJoin(alerts, eq(alerts.ruleId, alertRules.id))
    .where(shownRules(member))
    .groupBy(alertRules.id, users.id)
    .orderBy(desc(eq(alertRules.userId, member.userId)), asc(alertRules.name), asc(alertRules.id));
  return {
    rules: rows.map(
      ({
        rule: { id, name, condition, mail, channelId, paused, mutedUntil, userId },
        owner,
        lastAlertAt,
      }) => ({
        id,
        name,
        mail,
        channel: channelId,
        paused,
        owner,
        mutedUntil: mutedUntil && mutedUntil > at ? mutedUntil.toISOString() : null,
        about: describeCondition(language, condition),
        mine: userId === member.userId,
        lastAlertAt: lastAlertAt?.toISOString() ?? null,
      }),
    ),
    mailing: canMail(member, mailing),
  };
}
