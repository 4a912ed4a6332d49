import { and, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import type { Workspace } from '@/lib/data/store/workspace';
import { toDay } from '@/lib/data/terms/days';
import type { Db } from '@/lib/server/db/database';
import { requireMail } from './add-rule';
import { canMail } from './can-mail';
import { requireChannel } from './change-channels';
import { shownRules } from './own-rules';
import type { RuleChanges } from './rule';
import { alertRules } from './schema';

type Parts = Pick<Workspace, 'db' | 'member' | 'language' | 'now'>;

/**
 * Changes the given fields of a rule. What happened while it was paused is not told. What it sends is in the language of the
 * request that switched it on. Throws Failure `not_found`, `forbidden`, or `invalid_input` for mail that cannot be sent or an
 * unknown channel.
 */
export async function changeRule(
  { db, member, language, now = sharedNow }: Parts,
  id: string,
  { name, mail, channel, paused, mutedUntil }: RuleChanges,
  mailing: boolean,
): Promise<void> {
  if (mail) requireMail(canMail(member, mailing));
  if (channel) await requireChannel(db, member, channel);
  await db.transaction(async (tx) => {
    const before = await requireRule(tx, member, id);
    if ([name, mail, channel].some((change) => change !== undefined)) requireOwner(member, before.userId);
    await tx
      .update(alertRules)
      .set({
        ...(name === undefined ? {} : { name }),
        ...(mail === undefined ? {} : { mail }),
        ...(channel === undefined ? {} : { channelId: channel }),
        ...(mail || channel ? { language: language.locale } : {}),
        ...(paused === undefined ? {} : { paused }),
        ...(mutedUntil === undefined ? {} : { mutedUntil }),
        ...(before.paused && paused === false ? { firstDay: toDay(now()) } : {}),
      })
      .where(eq(alertRules.id, id));
    await recordAudit(tx, { ...idsOf(member), action: 'alert.changed', subject: name ?? before.name });
  });
}

/** Deletes a rule of the member, and its alerts. Throws Failure `not_found` or `forbidden`. */
export async function deleteRule(db: Db, member: Member, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { userId, name } = await requireRule(tx, member, id);
    requireOwner(member, userId);
    await tx.delete(alertRules).where(eq(alertRules.id, id));
    await recordAudit(tx, { ...idsOf(member), action: 'alert.deleted', subject: name });
  });
}

const idsOf = ({ workspaceId, userId }: Member) => ({ workspaceId, userId });

/** The rule, locked until the transaction ends. */
async function requireRule(tx: Db, member: Member, id: string) {
  requireCapability(member, 'view', 'write');
  const [rule] = await tx
    .select()
    .from(alertRules)
    .where(and(shownRules(member), eq(alertRules.id, id)))
    .for('update');
  if (!rule) throw new Failure('not_found', 'This rule no longer exists.');
  return rule;
}

function requireOwner(member: Member, userId: string): void {
  if (userId === member.userId) return;
  throw new Failure(
    'forbidden',
    'Only its owner may change this rule. Owners and admins may pause and mute it.',
  );
}
