import { recordAudit } from '@/lib/access/audit';
import { requireCapability } from '@/lib/access/member';
import { requireQuota } from '@/lib/access/quotas';
import { sharedNow } from '@/lib/base/clock';
import { cutText } from '@/lib/base/cut-text';
import { Failure } from '@/lib/base/failure';
import type { Workspace } from '@/lib/data/store/workspace';
import { addDays, toDay } from '@/lib/data/terms/days';
import { alertLimits } from './alert-rule';
import { canMail } from './can-mail';
import { requireChannel } from './change-channels';
import { cleanNames } from './clean-names';
import { describeCondition } from './kinds';
import { nameSubject } from './name-subject';
import { rulesOf } from './own-rules';
import type { NewRule } from './rule';
import { evaluateSoon } from './schedule-alerts';
import { alertRules } from './schema';

type Parts = Pick<Workspace, 'db' | 'member' | 'store' | 'language' | 'now'>;

/**
 * Stores a rule of the member, in their language, and has it evaluated soon. Throws Failure `invalid_input` for an unknown subject
 * or channel, or mail that cannot be sent, and `conflict` over the quota.
 */
export async function addRule(
  { db, member, store, language, now = sharedNow }: Parts,
  { name, condition, mail, channel }: NewRule,
  mailing: boolean,
): Promise<{ id: string }> {
  requireCapability(member, 'view', 'write');
  const { workspaceId, userId } = member;
  if (mail) requireMail(canMail(member, mailing));
  if (channel) await requireChannel(db, member, channel);
  await nameSubject({ db, store }, workspaceId, condition);
  const ownName = name ?? cutText(describeCondition(language, cleanNames(condition)), alertLimits.name, '…');
  return db.transaction(async (tx) => {
    const firstDay = addDays(toDay(now()), -1);
    const [added] = await tx
      .insert(alertRules)
      .values({
        workspaceId,
        userId,
        name: ownName,
        condition,
        mail,
        channelId: channel,
        language: language.locale,
        firstDay,
      })
      .returning({ id: alertRules.id });
    if (!added) throw new Error('The rule was not stored.');
    await requireQuota(tx, 'alertRules', { workspaceId }, alertRules, rulesOf(workspaceId));
    await recordAudit(tx, { workspaceId, userId, action: 'alert.added', subject: ownName });
    await evaluateSoon(tx, workspaceId);
    return added;
  });
}

/** Throws Failure `invalid_input` unless mail can be sent. */
export function requireMail(can: boolean): void {
  if (can) return;
  const message = 'must be false, because this server cannot send mail to you';
  throw new Failure('invalid_input', 'Input Validation Failed', { issues: [{ field: 'mail', message }] });
}
