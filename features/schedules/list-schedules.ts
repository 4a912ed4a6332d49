import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { pages } from '@/features/pages/pages';
import { viewPages } from '@/features/views/pages';
import { savedViews } from '@/features/views/schema';
import { type Member, may } from '@/lib/access/member';
import type { Workspace } from '@/lib/data/store/workspace';
import type { Db } from '@/lib/server/db/database';
import { memberships, users } from '@/lib/server/identity/schema';
import { messages } from '@/lib/server/outbox/schema';
import { shownSchedules } from './own-schedules';
import { reportKind } from './report-mails';
import type { SchedulesAnswer, ShownEdition, ShownRecipient, ShownSchedule } from './schedule-shape';
import { reportEditions, reportRecipients, reportSchedules } from './schema';

type Parts = Pick<Workspace, 'db' | 'member'>;

/** The scheduled reports that the member sees, their own first, and what a new one can be made of. */
export async function listSchedules({ db, member }: Parts, mailing: boolean): Promise<SchedulesAnswer> {
  const rows = await db
    .select({
      schedule: reportSchedules,
      owner: users.name,
      view: { page: savedViews.page, name: savedViews.name },
    })
    .from(reportSchedules)
    .innerJoin(users, eq(users.id, reportSchedules.userId))
    .leftJoin(savedViews, eq(savedViews.id, reportSchedules.viewId))
    .where(shownSchedules(member))
    .orderBy(
      desc(eq(reportSchedules.userId, member.userId)),
      asc(reportSchedules.name),
      asc(reportSchedules.id),
    );
  const ids = rows.map(({ schedule }) => schedule.id);
  const [recipients, editions, views, people] = await Promise.all([
    readRecipients(db, ids),
    readEditions(db, ids),
    readViews(db, member),
    readPeople(db, member),
  ]);
  return {
    schedules: rows.map(
      ({ schedule: { id, name, plan, content, paused, nextAt, currency, userId }, owner, view }) => ({
        id,
        name,
        owner,
        mine: userId === member.userId,
        plan,
        content,
        paused,
        source: toSource(currency, view),
        nextAt: paused ? null : (nextAt?.toISOString() ?? null),
        last: editions.get(id) ?? null,
        recipients: recipients.get(id) ?? [],
      }),
    ),
    views,
    people,
    mailing: mailing && !member.demo,
    outside: may(member.role, 'own', 'write'),
  };
}

function toSource(
  currency: string | null,
  view: { page: string; name: string } | null,
): ShownSchedule['source'] {
  if (currency !== null) return { kind: 'statement', currency };
  return view && { kind: 'view', ...view };
}

async function readRecipients(db: Db, ids: readonly string[]): Promise<Map<string, ShownRecipient[]>> {
  const rows = await db
    .select({ recipient: reportRecipients, name: users.name })
    .from(reportRecipients)
    .leftJoin(users, eq(users.id, reportRecipients.userId))
    .where(inArray(reportRecipients.scheduleId, [...ids]))
    .orderBy(asc(users.name), asc(reportRecipients.address));
  const bySchedule = new Map<string, ShownRecipient[]>();
  for (const { recipient, name } of rows) {
    const { id, userId, address, confirmedAt, stoppedAt, scheduleId } = recipient;
    const state = stoppedAt ? 'stopped' : userId || confirmedAt ? 'active' : 'unconfirmed';
    const shown = { id, userId, name: name ?? address ?? '', state } as const;
    bySchedule.set(scheduleId, [...(bySchedule.get(scheduleId) ?? []), shown]);
  }
  return bySchedule;
}

const countOf = (states: readonly string[]) =>
  sql<number>`count(*) FILTER (WHERE ${messages.state} IN ${states})`.mapWith(Number);

async function readEditions(db: Db, ids: readonly string[]): Promise<Map<string, ShownEdition>> {
  const rows = await db
    .selectDistinctOn([reportEditions.scheduleId], {
      edition: reportEditions,
      sent: countOf(['sent']),
      waiting: countOf(['waiting', 'sending']),
      failed: countOf(['failed', 'unknown']),
    })
    .from(reportEditions)
    .leftJoin(messages, and(eq(messages.subjectId, reportEditions.id), eq(messages.kind, reportKind)))
    .where(inArray(reportEditions.scheduleId, [...ids]))
    .groupBy(reportEditions.id)
    .orderBy(reportEditions.scheduleId, desc(reportEditions.createdAt));
  return new Map(
    rows.map(({ edition: { scheduleId, state, createdAt, problem }, ...mails }) => [
      scheduleId,
      { state, at: createdAt.toISOString(), problem, mails },
    ]),
  );
}

async function readViews(db: Db, { workspaceId }: Member): Promise<SchedulesAnswer['views']> {
  const rows = await db
    .select({ id: savedViews.id, page: savedViews.page, name: savedViews.name })
    .from(savedViews)
    .where(eq(savedViews.workspaceId, workspaceId))
    .orderBy(asc(savedViews.page), asc(savedViews.name));
  return rows.flatMap(({ page, ...view }) => {
    const known = viewPages.find((one) => one === page);
    return known ? { ...view, page: known, brands: pages[known].brands !== null } : [];
  });
}

async function readPeople(db: Db, { workspaceId }: Member): Promise<SchedulesAnswer['people']> {
  const rows = await db
    .select({ id: users.id, name: users.name, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(asc(users.name), asc(users.id));
  return rows.filter(({ role }) => may(role, 'view')).map(({ id, name }) => ({ id, name }));
}
