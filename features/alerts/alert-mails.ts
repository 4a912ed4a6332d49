import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { may } from '@/lib/access/member';
import { memberFields } from '@/lib/access/member-fields';
import { type Day, toDay } from '@/lib/data/terms/days';
import { findLanguage } from '@/lib/language/find-language';
import type { Db } from '@/lib/server/db/database';
import { memberships, users, workspaces } from '@/lib/server/identity/schema';
import { writeAlert, writeDigest } from '@/lib/server/mail/mails';
import type { Mail } from '@/lib/server/mail/write-mail';
import { byMail, type MailParts } from '@/lib/server/outbox/by-mail';
import { messages } from '@/lib/server/outbox/schema';
import type { MessageKind } from '@/lib/server/outbox/sender';
import { alertMailKind } from './alert-messages';
import { readSettings } from './alert-settings';
import { cleanNames } from './clean-names';
import { eventOf, tellEvent } from './kinds';
import { tellReceipt } from './list-alerts';
import { alertRules, alerts } from './schema';

/** Mails of alerts to the owners of their rules, as those are now: each on its own, or what waits in one. */
export const alertMails = ({ db, mailer, site, now }: MailParts): MessageKind => ({
  atOnce: 4,
  isReady: mailer.isReady,
  perHour: async (tx, { workspaceId, details: { userId = '' } }) =>
    (await readSettings(tx, { workspaceId: workspaceId ?? '', userId })).perHour,
  make: async ({ message, parts }, secret) => {
    const told = await readTold(
      db,
      [message, ...parts].flatMap(({ subjectId }) => subjectId ?? []),
    );
    const wanted = told.filter(({ rule, member }) => rule.mail && may(member.role, 'view'));
    const [first] = told;
    if (!first || !isFilled(wanted)) return 'stopped';
    const stopUrl = `${site}/stop-mail/${secret}`;
    const mail = writeAlerts(wanted, { site, stopUrl, today: toDay(now()) });
    const answers =
      first.alert.correction && told.length === 1 ? await findFirst(db, first.alert) : undefined;
    return byMail({ db, mailer, now }, first.member.email, {
      ...mail,
      stopUrl: `${site}/api/stop-mail/${secret}`,
      thread: { id: nameMail(first.alert.id), answers: answers && nameMail(answers) },
    });
  },
});

type Told = Awaited<ReturnType<typeof readTold>>[number];
type Filled = [Told, ...Told[]];

const isFilled = (told: Told[]): told is Filled => told.length > 0;

/** Alerts with their rules and owner, in the order of their ids. */
async function readTold(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ alert: getTableColumns(alerts), rule: getTableColumns(alertRules), member: memberFields })
    .from(alerts)
    .innerJoin(alertRules, eq(alertRules.id, alerts.ruleId))
    .innerJoin(users, eq(users.id, alertRules.userId))
    .innerJoin(workspaces, eq(workspaces.id, alertRules.workspaceId))
    .innerJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.workspaceId, workspaces.id)))
    .where(inArray(alerts.id, [...ids]));
  return rows.sort((a, b) => ids.indexOf(a.alert.id) - ids.indexOf(b.alert.id));
}

type About = { site: string; stopUrl: string; today: Day };

function writeAlerts(wanted: Filled, { site, stopUrl, today }: About): Mail {
  const [{ rule, member }] = wanted;
  const language = findLanguage(rule.language);
  const tell = ({ alert, rule }: Told) => {
    const event = cleanNames(eventOf(rule.condition, alert.facts));
    const { text, path } = tellEvent(language, event, alert.correction);
    return { text, note: tellReceipt(language, alert.facts, today), rule: rule.name, url: `${site}${path}` };
  };
  const about = { workspace: member.workspaceName, stopUrl };
  if (wanted.length === 1) return writeAlert(language, { ...tell(wanted[0]), ...about });
  return writeDigest(language, { alerts: wanted.map(tell), url: site, ...about });
}

const nameMail = (alertId: string): string => `alert-${alertId}`;

/** The alert whose mail told what a correction takes back. */
async function findFirst(
  db: Db,
  { ruleId, period }: typeof alerts.$inferSelect,
): Promise<string | undefined> {
  const whole = alias(messages, 'whole');
  const [first] = await db
    .select({ id: alerts.id, toldIn: whole.subjectId })
    .from(alerts)
    .leftJoin(messages, and(eq(messages.subjectId, alerts.id), eq(messages.kind, alertMailKind)))
    .leftJoin(whole, eq(whole.id, messages.sentIn))
    .where(and(eq(alerts.ruleId, ruleId), eq(alerts.period, period), eq(alerts.correction, false)));
  return first?.toldIn ?? first?.id;
}
