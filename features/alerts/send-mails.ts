import { and, asc, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { toDay } from '@/lib/data/days';
import { findLanguage } from '@/lib/language/find-language';
import { createLinkToken } from '@/lib/server/accounts/link-token';
import { may } from '@/lib/server/accounts/member';
import { memberFields } from '@/lib/server/accounts/member-fields';
import { memberships, users, workspaces } from '@/lib/server/accounts/schema';
import type { Db } from '@/lib/server/db/database';
import type { Unsent } from '@/lib/server/mail/describe-problem';
import type { Mailer } from '@/lib/server/mail/mailer';
import { writeAlert } from '@/lib/server/mail/mails';
import type { MailState } from './alert-shape';
import { cleanNames } from './clean-names';
import { eventOf, tellEvent } from './kinds';
import { tellReceipt } from './list-alerts';
import { rulesOf } from './own-rules';
import { alertRules, alerts } from './schema';

/** A mail that a process began to send this long ago has no outcome: the process died. Sending takes less. */
const lostAfter = sql`now() - interval '1 minute'`;
/** A mail that could not be sent for this long is not sent any more. */
const givenUpAfter = sql`now() - interval '6 hours'`;
/** A mail that the server did not take is tried again after this long, and meanwhile the others are. */
const triedBefore = sql`now() - interval '10 minutes'`;

type Parts = {
  db: Db;
  mailer: Pick<Mailer, 'attempt' | 'isReady'>;
  /** The dashboard's address, without a trailing slash. */
  site: string;
  workspaceId: string;
};

/** Sends the mails that wait. Each is claimed before it is sent, so that none is sent twice, whatever happens. */
export async function sendMails(parts: Parts, signal: AbortSignal): Promise<void> {
  await settleOld(parts);
  // A problem with the server must not end a mail as unknown.
  if ((await parts.db.$count(alerts, waits(parts))) === 0 || !(await parts.mailer.isReady())) return;
  for (;;) {
    signal.throwIfAborted();
    const { token, tokenDigest } = createLinkToken();
    const claimed = await claimMail(parts, tokenDigest);
    if (!claimed) return;
    const outcome = await send(parts, claimed, token);
    await settle(parts.db, claimed.alert.id, outcome && nextState[outcome]);
    // The next run tries again.
    if (outcome === 'unreachable') return;
  }
}

const ofWorkspace = ({ db, workspaceId }: Parts) =>
  inArray(alerts.ruleId, db.select({ id: alertRules.id }).from(alertRules).where(rulesOf(workspaceId)));

async function settleOld(parts: Parts): Promise<void> {
  const { db } = parts;
  const set = (mail: MailState, from: MailState, before: ReturnType<typeof lt>) =>
    db
      .update(alerts)
      .set({ mail })
      .where(and(ofWorkspace(parts), eq(alerts.mail, from), before));
  await set('unknown', 'sending', lt(alerts.mailAt, lostAfter));
  await set('failed', 'waiting', lt(alerts.createdAt, givenUpAfter));
}

/** The mails to be sent now. */
const waits = (parts: Parts) =>
  and(
    ofWorkspace(parts),
    eq(alerts.mail, 'waiting'),
    or(isNull(alerts.mailAt), lt(alerts.mailAt, triedBefore)),
  );

type Claimed = Awaited<ReturnType<typeof claimMail>> & {};

/** Takes the oldest mail that waits, with the digest of its new secret. */
async function claimMail(parts: Parts, stopDigest: string) {
  const { db } = parts;
  const next = db
    .select({ id: alerts.id })
    .from(alerts)
    .where(waits(parts))
    .orderBy(asc(alerts.createdAt), asc(alerts.correction))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(alerts)
    .set({ mail: 'sending', mailAt: sql`now()`, stopDigest })
    .where(inArray(alerts.id, next))
    .returning({ id: alerts.id });
  if (!taken) return undefined;
  const [row] = await db
    .select({ alert: getTableColumns(alerts), rule: getTableColumns(alertRules), member: memberFields })
    .from(alerts)
    .innerJoin(alertRules, eq(alertRules.id, alerts.ruleId))
    .innerJoin(users, eq(users.id, alertRules.userId))
    .innerJoin(workspaces, eq(workspaces.id, alertRules.workspaceId))
    .innerJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.workspaceId, workspaces.id)))
    .where(eq(alerts.id, taken.id));
  return row;
}

/** Sends a mail to the rule's owner, as they are now. Returns what became of it; null if it is not wanted any more. */
async function send(
  { db, mailer, site }: Parts,
  { alert, rule, member }: Claimed,
  token: string,
): Promise<'sent' | Unsent | null> {
  if (!rule.mail || !may(member.role, 'view')) return null;
  const language = findLanguage(rule.language);
  const { text, path } = tellEvent(
    language,
    cleanNames(eventOf(rule.condition, alert.facts)),
    alert.correction,
  );
  const mail = writeAlert(language, {
    ...{ text, rule: rule.name, workspace: member.workspaceName, url: `${site}${path}` },
    note: tellReceipt(language, alert.facts, toDay(new Date())),
    stopUrl: `${site}/stop-mail/${token}`,
  });
  const answers = alert.correction ? await findFirst(db, alert) : undefined;
  return mailer.attempt(member.email, {
    ...mail,
    stopUrl: `${site}/api/stop-mail/${token}`,
    thread: { id: nameMail(alert.id), answers: answers && nameMail(answers) },
  });
}

const nextState: Record<'sent' | Unsent, MailState> = {
  ...{ sent: 'sent', rejected: 'failed', unreachable: 'waiting', unsent: 'waiting', unknown: 'unknown' },
};

const nameMail = (alertId: string): string => `alert-${alertId}`;

/** The alert that a correction takes back. */
async function findFirst(
  db: Db,
  { ruleId, period }: typeof alerts.$inferSelect,
): Promise<string | undefined> {
  const [first] = await db
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(eq(alerts.ruleId, ruleId), eq(alerts.period, period), eq(alerts.correction, false)));
  return first?.id;
}

/** Stores an outcome. A mail that was taken for lost meanwhile stays `unknown`. */
async function settle(db: Db, id: string, mail: MailState | null): Promise<void> {
  await db
    .update(alerts)
    .set({ mail })
    .where(and(eq(alerts.id, id), eq(alerts.mail, 'sending')));
}
