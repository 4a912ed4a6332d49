import { and, eq, inArray, isNotNull, notInArray, or } from 'drizzle-orm';
import { type Member, may } from '@/lib/access/member';
import { Failure } from '@/lib/base/failure';
import type { Transaction } from '@/lib/server/db/database';
import { memberships } from '@/lib/server/identity/schema';
import { refusesMail } from '@/lib/server/outbox/questions';
import type { ScheduleChanges } from './schedule';
import { reportRecipients } from './schema';

const invalid = (field: string, message: string) =>
  new Failure('invalid_input', 'Input Validation Failed', { issues: [{ field, message }] });

/**
 * Makes these the recipients of a schedule. Returns the new outside addresses, which get nothing until they confirm. Throws
 * Failure `invalid_input` for people who may not see reports, outside addresses of a member who does not own the workspace
 * or that want no mail, or no recipient at all.
 */
export async function setRecipients(
  tx: Transaction,
  member: Member,
  scheduleId: string,
  { members, addresses }: Required<Pick<ScheduleChanges, 'members' | 'addresses'>>,
): Promise<{ id: string; address: string }[]> {
  if (members.length + addresses.length === 0) throw invalid('members', 'must not be empty');
  await requirePeople(tx, member.workspaceId, members);
  const before = await tx.select().from(reportRecipients).where(eq(reportRecipients.scheduleId, scheduleId));
  const known = new Set(before.flatMap(({ userId, address }) => userId ?? address ?? []));
  const added = [...new Set(addresses)].filter((address) => !known.has(address));
  if (added.length > 0 && !may(member.role, 'own', 'write')) {
    throw invalid('addresses', 'may be added by owners of the workspace');
  }
  for (const address of added) {
    if (await refusesMail(tx, address))
      throw invalid('addresses', `must not contain ${address}, which wants no mail`);
  }
  const kept = before.filter(({ userId, address }) =>
    userId ? members.includes(userId) : address !== null && addresses.includes(address),
  );
  await tx.delete(reportRecipients).where(
    and(
      eq(reportRecipients.scheduleId, scheduleId),
      notInArray(
        reportRecipients.id,
        kept.map(({ id }) => id),
      ),
    ),
  );
  const rows = [
    ...[...new Set(members)].filter((id) => !known.has(id)).map((userId) => ({ scheduleId, userId })),
    ...added.map((address) => ({ scheduleId, address })),
  ];
  if (rows.length === 0) return [];
  const stored = await tx.insert(reportRecipients).values(rows).returning();
  return stored.flatMap(({ id, address }) => (address === null ? [] : { id, address }));
}

async function requirePeople(tx: Transaction, workspaceId: string, ids: readonly string[]): Promise<void> {
  const found = await tx
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), inArray(memberships.userId, [...ids])));
  const allowed = new Set(found.filter(({ role }) => may(role, 'view')).map(({ userId }) => userId));
  if (ids.some((id) => !allowed.has(id))) {
    throw invalid('members', 'must be people of this workspace who see reports');
  }
}

/** The recipients that get mail: members, and addresses that have confirmed and did not stop. */
export const wantsMail = or(isNotNull(reportRecipients.userId), isNotNull(reportRecipients.confirmedAt));
