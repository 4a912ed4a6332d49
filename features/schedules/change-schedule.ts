import { and, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/access/audit';
import { type Member, requireCapability } from '@/lib/access/member';
import { refuseInDemo } from '@/lib/access/members';
import { requireQuota } from '@/lib/access/quotas';
import { countAttempt } from '@/lib/access/throttle';
import { Failure } from '@/lib/base/failure';
import type { Workspace } from '@/lib/data/store/workspace';
import type { Db, Transaction } from '@/lib/server/db/database';
import { nextRun } from '@/lib/server/jobs/next-run';
import { runSoon } from '@/lib/server/jobs/plan-workspaces';
import { refusesMail } from '@/lib/server/outbox/questions';
import { askRecipient } from './confirmations';
import { schedulesOf, shownSchedules } from './own-schedules';
import { schedulesKind } from './plan-schedules';
import { requireSource, storeSource } from './read-source';
import { setRecipients } from './recipients';
import type { NewSchedule, ScheduleChanges, ScheduleContent } from './schedule';
import { byHand, localDay, type SchedulePlan, toPattern } from './schedule-plan';
import { reportEditions, reportRecipients, reportSchedules } from './schema';

type Parts = Pick<Workspace, 'db' | 'member' | 'language'> & {
  /** Whether this server sends mail. */
  mailing: boolean;
  now: () => Date;
};

/**
 * Stores a schedule of the member, in their language, and asks outside addresses to confirm. Throws Failure: `conflict` without
 * mail, in the demo and over the quota, `forbidden`, `invalid_input`, and `throttled`.
 */
export async function addSchedule(parts: Parts, schedule: NewSchedule): Promise<{ id: string }> {
  const { db, member, language } = parts;
  requireWriter(parts);
  const { name, plan, content } = schedule;
  requireWait(schedule.source.kind === 'statement', plan, content);
  const stored = storeSource(schedule.source);
  await requireSource(db, member, stored, content);
  const { workspaceId, userId } = member;
  const now = parts.now();
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(reportSchedules)
      .values({
        workspaceId,
        userId,
        name,
        plan,
        content,
        ...stored,
        language: language.locale,
        nextAt: nextRun(toPattern(plan), plan.timeZone, now),
      })
      .returning({ id: reportSchedules.id });
    if (!added) throw new Error('The schedule was not stored.');
    await requireQuota(tx, 'reportSchedules', { workspaceId }, reportSchedules, schedulesOf(workspaceId));
    await askAll(tx, parts, await setRecipients(tx, member, added.id, schedule));
    await audit(tx, member, 'schedule.added', name);
    return added;
  });
}

/**
 * Changes the given fields. A resumed schedule begins with the next time. Throws Failure: `not_found`, `forbidden`,
 * `invalid_input`, `throttled`, and `conflict` for a new address without mail.
 */
export async function changeSchedule(parts: Parts, id: string, changes: ScheduleChanges): Promise<void> {
  const { db, member, language } = parts;
  requireCapability(member, 'view', 'write');
  const { members, addresses, paused, ...fields } = changes;
  const now = parts.now();
  await db.transaction(async (tx) => {
    const before = await lockSchedule(tx, member, id);
    const isOwn = before.userId === member.userId;
    if (!isOwn && Object.keys(changes).some((field) => field !== 'paused')) throw notOwner();
    const after = { ...before, ...fields };
    requireWait(before.currency !== null, after.plan, after.content);
    if (fields.content) await requireSource(tx, member, before, fields.content);
    const isMoved = fields.plan !== undefined || (before.paused && paused === false);
    await tx
      .update(reportSchedules)
      .set({
        name: after.name,
        plan: after.plan,
        content: after.content,
        paused: paused ?? before.paused,
        ...(isOwn ? { language: language.locale } : {}),
        ...(isMoved ? { nextAt: nextRun(toPattern(after.plan), after.plan.timeZone, now) } : {}),
      })
      .where(eq(reportSchedules.id, id));
    if (members || addresses) {
      await askAll(tx, parts, await changeRecipients(tx, member, id, { members, addresses }));
    }
    await audit(tx, member, 'schedule.changed', after.name);
  });
}

type Given = Pick<ScheduleChanges, 'members' | 'addresses'>;

async function changeRecipients(tx: Transaction, member: Member, id: string, given: Given) {
  const stored = await tx.select().from(reportRecipients).where(eq(reportRecipients.scheduleId, id));
  const {
    members = stored.flatMap(({ userId }) => userId ?? []),
    addresses = stored.flatMap(({ address }) => address ?? []),
  } = given;
  return setRecipients(tx, member, id, { members, addresses });
}

/** An address with an open question is not asked another: its answer counts for all reports of the workspace. */
async function askAll(
  tx: Transaction,
  { member, language, mailing, now }: Parts,
  added: Awaited<ReturnType<typeof setRecipients>>,
): Promise<void> {
  if (added.length > 0) requireMail(mailing);
  for (const recipient of added) await askRecipient(tx, recipient, { member, language, now: now() });
}

/** Deletes a schedule and what is stored of its mails. Throws Failure `not_found` or `forbidden`. */
export async function deleteSchedule(db: Db, member: Member, id: string): Promise<void> {
  requireCapability(member, 'view', 'write');
  await db.transaction(async (tx) => {
    const { userId, name } = await lockSchedule(tx, member, id);
    if (userId !== member.userId) throw notOwner();
    await tx.delete(reportSchedules).where(eq(reportSchedules.id, id));
    await audit(tx, member, 'schedule.deleted', name);
  });
}

/** Has a report sent now, besides those of its periods. Throws Failure: `not_found`, `forbidden`, `throttled`, `conflict`. */
export async function sendNow(parts: Parts, id: string): Promise<void> {
  const { db, member } = parts;
  requireWriter(parts);
  await countAttempt(db, 'reportMail', member.userId);
  const now = parts.now();
  await db.transaction(async (tx) => {
    const { userId, name, plan } = await lockSchedule(tx, member, id);
    if (userId !== member.userId) throw notOwner();
    const day = localDay(now, plan.timeZone);
    const edition = { scheduleId: id, period: `${byHand}${now.toISOString()}`, day, createdAt: now };
    await tx.insert(reportEditions).values(edition).onConflictDoNothing();
    await runSoon(tx, schedulesKind, member.workspaceId);
    await audit(tx, member, 'schedule.sent', name);
  });
}

/**
 * Asks an outside address to confirm again. The link of an earlier mail stays valid. Throws Failure `not_found`, `forbidden`,
 * `throttled`, or `conflict` if it was asked within a week, or wants no mail.
 */
export async function askAgain(parts: Parts, recipientId: string): Promise<void> {
  const { db, member, language, now } = parts;
  requireWriter(parts);
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ recipient: reportRecipients, schedule: reportSchedules })
      .from(reportRecipients)
      .innerJoin(reportSchedules, eq(reportSchedules.id, reportRecipients.scheduleId))
      .where(and(shownSchedules(member), eq(reportRecipients.id, recipientId)));
    const { recipient, schedule } = found ?? {};
    if (!recipient?.address || recipient.confirmedAt || !schedule) {
      throw new Failure('not_found', 'There is no such address to ask.');
    }
    if (schedule.userId !== member.userId) throw notOwner();
    const { address } = recipient;
    if (await refusesMail(tx, address)) {
      throw new Failure('conflict', 'This address wants no mail from this server.');
    }
    const isAsked = await askRecipient(tx, { id: recipientId, address }, { member, language, now: now() });
    if (!isAsked) throw new Failure('conflict', 'This address was asked within the last week.');
  });
}

function requireWriter({ member, mailing }: Parts): void {
  requireCapability(member, 'view', 'write');
  refuseInDemo(member);
  requireMail(mailing);
}

function requireMail(mailing: boolean): void {
  if (!mailing) throw new Failure('conflict', 'This server sends no mail yet.');
}

/** Only reports of whole months wait, and only statements wait until their month is closed. */
function requireWait(
  isStatement: boolean,
  { every }: SchedulePlan,
  { waitFor, range }: ScheduleContent,
): void {
  if (waitFor === null) return;
  const isMonthly = every === 'month' && (isStatement || range === 'last-month');
  if (isMonthly && (isStatement || waitFor === 'settled')) return;
  const message = isMonthly
    ? 'must be settled or null, because only statements are closed'
    : 'must be null, unless it is sent monthly for the last month';
  throw new Failure('invalid_input', 'Input Validation Failed', {
    issues: [{ field: 'content.waitFor', message }],
  });
}

async function lockSchedule(tx: Transaction, member: Member, id: string) {
  const [schedule] = await tx
    .select()
    .from(reportSchedules)
    .where(and(shownSchedules(member), eq(reportSchedules.id, id)))
    .for('update');
  if (!schedule) throw new Failure('not_found', 'This scheduled report no longer exists.');
  return schedule;
}

const notOwner = () =>
  new Failure('forbidden', 'Only its owner may change this report. Owners and admins may pause it.');

type Action = 'schedule.added' | 'schedule.changed' | 'schedule.deleted' | 'schedule.sent';

const audit = (tx: Transaction, { workspaceId, userId }: Member, action: Action, subject: string) =>
  recordAudit(tx, { workspaceId, userId, action, subject });
