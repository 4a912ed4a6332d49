import { and, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import { createLinkToken, digestToken } from '@/lib/server/accounts/link-token';
import { type Member, may } from '@/lib/server/accounts/member';
import { memberships } from '@/lib/server/accounts/schema';
import type { Db, Transaction } from '@/lib/server/db/database';
import type { ScheduleChanges } from './schedule';
import { reportRecipients, reportSchedules } from './schema';

const weekMs = 7 * 86_400_000;

/** A new outside address, and the secret of the mail that asks it to confirm. */
export type Asked = { address: string; token: string };

const invalid = (field: string, message: string) =>
  new Failure('invalid_input', 'Input Validation Failed', { issues: [{ field, message }] });

/**
 * Makes these the recipients of a schedule. Returns the new outside addresses, which get nothing until they confirm. Throws
 * Failure `invalid_input` for people who may not see reports, outside addresses of a member who does not own the workspace,
 * or no recipient at all.
 */
export async function setRecipients(
  tx: Transaction,
  member: Member,
  scheduleId: string,
  { members, addresses }: Required<Pick<ScheduleChanges, 'members' | 'addresses'>>,
  now: Date,
): Promise<Asked[]> {
  if (members.length + addresses.length === 0) throw invalid('members', 'must not be empty');
  await requirePeople(tx, member.workspaceId, members);
  const stored = await tx.select().from(reportRecipients).where(eq(reportRecipients.scheduleId, scheduleId));
  const known = new Set(stored.flatMap(({ userId, address }) => userId ?? address ?? []));
  const added = [...new Set(addresses)].filter((address) => !known.has(address));
  if (added.length > 0 && !may(member.role, 'own', 'write')) {
    throw invalid('addresses', 'may be added by owners of the workspace');
  }
  const kept = stored.filter(({ userId, address }) =>
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
  const asked = added.map((address) => ({ address, ...createLinkToken() }));
  const rows = [
    ...[...new Set(members)].filter((id) => !known.has(id)).map((userId) => ({ scheduleId, userId })),
    ...asked.map(({ address, tokenDigest: confirmDigest }) => ({
      ...{ scheduleId, address, confirmDigest, askedAt: now },
    })),
  ];
  if (rows.length > 0) await tx.insert(reportRecipients).values(rows);
  return asked.map(({ address, token }) => ({ address, token }));
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

/** The recipient whom the secret of a mail asked. Undefined if it is a week old, or was asked again. */
export async function findAsked(db: Db, token: string, now: Date) {
  const { id, address, askedAt, confirmedAt, stoppedAt } = reportRecipients;
  const [found] = await db
    .select({
      id,
      address: sql<string>`${address}`,
      askedAt,
      confirmedAt,
      stoppedAt,
      report: reportSchedules.name,
    })
    .from(reportRecipients)
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportRecipients.scheduleId))
    .where(eq(reportRecipients.confirmDigest, digestToken(token)));
  const isValid = found?.askedAt && now.getTime() - found.askedAt.getTime() < weekMs;
  return found && (found.confirmedAt || isValid) ? found : undefined;
}

/** Confirms an address by the secret of its mail, without a session. Throws Failure `not_found`. */
export async function confirmAddress(db: Db, token: string, now: Date): Promise<void> {
  const asked = await findAsked(db, token, now);
  if (!asked) throw new Failure('not_found', 'This link has ended. Ask for another mail.');
  await db
    .update(reportRecipients)
    .set({ confirmedAt: now, stoppedAt: null })
    .where(eq(reportRecipients.id, asked.id));
}
