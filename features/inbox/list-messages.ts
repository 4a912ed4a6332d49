import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { alertRules, alerts } from '@/features/alerts/schema';
import { reportEditions, reportRecipients, reportSchedules } from '@/features/schedules/schema';
import { grants } from '@/lib/access/grants/schema';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import type { Db } from '@/lib/server/db/database';
import { users } from '@/lib/server/identity/schema';
import type { MessageState } from '@/lib/server/outbox/message-state';
import { type Message, messages } from '@/lib/server/outbox/schema';

/** A mail or a message to a channel, as those who manage the workspace see it. */
export type ShownMessage = {
  id: string;
  kind: string;
  /** The rule, report or grant that it is of. Null: none, or it is gone. */
  about: string | null;
  /** An e-mail address, or the name of a channel. Null: it is gone. */
  to: string | null;
  state: MessageState;
  /** The HTTP status of the last answer, or why there was none. */
  status: number | null;
  problem: string | null;
  /** When it was last sent, or stored if it was not. ISO 8601. */
  at: string;
};

const shown = 50;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The newest messages of a workspace. What one mail contains beside others is not a line of its own. */
export async function listMessages(db: Db, workspaceId: string): Promise<ShownMessage[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.workspaceId, workspaceId), isNull(messages.sentIn)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(shown);
  const receivers = await nameReceivers(
    db,
    rows.map(receiverOf).filter((id) => uuid.test(id)),
  );
  const subjects = await nameSubjects(
    db,
    rows.flatMap(({ subjectId }) => subjectId ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    about: subjects.get(row.subjectId ?? '') ?? null,
    to: row.details.address ?? receivers.get(receiverOf(row)) ?? null,
    state: row.state,
    status: row.status,
    problem: row.problem,
    at: (row.sentAt ?? row.createdAt).toISOString(),
  }));
}

/** The id of a channel, a member or a recipient. Mails of alerts are counted by member and workspace, so they name the member. */
const receiverOf = ({ destination, details }: Pick<Message, 'destination' | 'details'>): string =>
  details.userId ?? destination;

/** Names channels, members, and recipients of reports by their ids. */
async function nameReceivers(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const channels = await db
    .select({ id: alertChannels.id, name: alertChannels.name })
    .from(alertChannels)
    .where(inArray(alertChannels.id, [...ids]));
  const members = await db
    .select({ id: users.id, name: users.email })
    .from(users)
    .where(inArray(users.id, [...ids]));
  const recipients = await db
    .select({ id: reportRecipients.id, address: reportRecipients.address, email: users.email })
    .from(reportRecipients)
    .leftJoin(users, eq(users.id, reportRecipients.userId))
    .where(inArray(reportRecipients.id, [...ids]));
  const named = recipients.map(({ id, address, email }) => ({ id, name: address ?? email ?? '' }));
  return new Map([...channels, ...members, ...named].map(({ id, name }) => [id, name]));
}

/** Names the rules of alerts and the reports of editions by the ids of these, and grants by theirs. */
async function nameSubjects(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rules = await db
    .select({ id: alerts.id, name: alertRules.name })
    .from(alerts)
    .innerJoin(alertRules, eq(alertRules.id, alerts.ruleId))
    .where(inArray(alerts.id, [...ids]));
  const editions = await db
    .select({ id: reportEditions.id, recipientId: reportRecipients.id, name: reportSchedules.name })
    .from(reportSchedules)
    .leftJoin(reportEditions, eq(reportEditions.scheduleId, reportSchedules.id))
    .leftJoin(reportRecipients, eq(reportRecipients.scheduleId, reportSchedules.id))
    .where(or(inArray(reportEditions.id, [...ids]), inArray(reportRecipients.id, [...ids])));
  const made = await db
    .select({ id: grants.id, name: grants.name })
    .from(grants)
    .where(inArray(grants.id, [...ids]));
  const named = new Map([...rules, ...made].map(({ id, name }) => [id, name]));
  for (const { id, recipientId, name } of editions)
    for (const subject of [id, recipientId]) if (subject) named.set(subject, name);
  return named;
}
