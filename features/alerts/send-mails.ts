import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, lte, or, type SQL } from 'drizzle-orm';
import { type Day, toDay } from '@/lib/data/days';
import { findLanguage } from '@/lib/language/find-language';
import { createLinkToken } from '@/lib/server/accounts/link-token';
import { may } from '@/lib/server/accounts/member';
import { memberFields } from '@/lib/server/accounts/member-fields';
import { memberships, users, workspaces } from '@/lib/server/accounts/schema';
import type { Db } from '@/lib/server/db/database';
import type { Unsent } from '@/lib/server/mail/describe-problem';
import {
  type MailState,
  mailGivenUpBefore,
  mailLostBefore,
  mailTriedBefore,
  nextMailState,
} from '@/lib/server/mail/mail-state';
import type { Mailer } from '@/lib/server/mail/mailer';
import { writeAlert, writeDigest } from '@/lib/server/mail/mails';
import type { Mail } from '@/lib/server/mail/write-mail';
import { readSettings } from './alert-settings';
import { cleanNames } from './clean-names';
import { eventOf, tellEvent } from './kinds';
import { tellReceipt } from './list-alerts';
import { ownRules, rulesOf } from './own-rules';
import { alertRules, alerts } from './schema';

const hourMs = 3_600_000;
/** Alerts that one mail contains, at most. */
const inOneMail = 50;

type Parts = {
  db: Db;
  mailer: Pick<Mailer, 'attempt' | 'isReady'>;
  /** The dashboard's address, without a trailing slash. */
  site: string;
  workspaceId: string;
  now: () => Date;
};

/**
 * Sends the mails that wait: each on its own, or in one mail if there are more than their reader wants in an hour. Each is
 * claimed before it is sent, so that none is sent twice, whatever happens.
 */
export async function sendMails(parts: Parts, signal: AbortSignal): Promise<void> {
  await settleOld(parts);
  const readers = await listReaders(parts);
  // A problem with the server must not end a mail as unknown.
  if (readers.length === 0 || !(await parts.mailer.isReady())) return;
  for (const reader of readers) {
    if (!(await sendToReader(parts, reader, signal))) return;
  }
}

/** Sends what a member may get now. False if the server takes no mail: the next run tries again. */
async function sendToReader(parts: Parts, userId: string, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    signal.throwIfAborted();
    const { token, tokenDigest } = createLinkToken();
    const claimed = await claimMail(parts, userId, tokenDigest);
    if (!isFilled(claimed)) return true;
    const outcome = await send(parts, claimed, token);
    await settle(parts.db, claimed, outcome && nextMailState[outcome]);
    if (outcome === 'unreachable') return false;
  }
}

const ofWorkspace = ({ db, workspaceId }: Parts, userId?: string) =>
  inArray(
    alerts.ruleId,
    db
      .select({ id: alertRules.id })
      .from(alertRules)
      .where(userId === undefined ? rulesOf(workspaceId) : ownRules({ workspaceId, userId })),
  );

async function settleOld(parts: Parts): Promise<void> {
  const { db } = parts;
  const now = parts.now();
  const set = (mail: MailState, from: MailState, isOld: SQL) =>
    db
      .update(alerts)
      .set({ mail })
      .where(and(ofWorkspace(parts), eq(alerts.mail, from), isOld));
  await set('unknown', 'sending', lt(alerts.mailAt, mailLostBefore(now)));
  await set('failed', 'waiting', lt(alerts.mailFrom, mailGivenUpBefore(now)));
}

/** The mails that may be sent now. */
const waits = (parts: Parts, userId?: string) =>
  and(
    ...[ofWorkspace(parts, userId), eq(alerts.mail, 'waiting'), lte(alerts.mailFrom, parts.now())],
    or(isNull(alerts.mailAt), lt(alerts.mailAt, mailTriedBefore(parts.now()))),
  );

/** The members whose mails may be sent now. */
async function listReaders(parts: Parts): Promise<string[]> {
  const readers = await parts.db
    .selectDistinct({ userId: alertRules.userId })
    .from(alerts)
    .innerJoin(alertRules, eq(alertRules.id, alerts.ruleId))
    .where(waits(parts))
    .orderBy(alertRules.userId);
  return readers.map(({ userId }) => userId);
}

type Claimed = Awaited<ReturnType<typeof readClaimed>>[number];
type Filled = [Claimed, ...Claimed[]];

const isFilled = (claimed: Claimed[]): claimed is Filled => claimed.length > 0;

/**
 * Takes the oldest mail of a member that waits, or all of them for one mail, with the digest of its new secret. None if the
 * member got as many in the last hour as they want.
 */
async function claimMail(parts: Parts, userId: string, stopDigest: string): Promise<Claimed[]> {
  const { db, workspaceId, now } = parts;
  const taken = await db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: alerts.id })
      .from(alerts)
      .where(waits(parts, userId))
      .orderBy(asc(alerts.createdAt), asc(alerts.correction))
      .limit(inOneMail)
      .for('update', { skipLocked: true });
    const { perHour } = await readSettings(tx, { workspaceId, userId });
    const room = perHour - (await tx.$count(alerts, isSentSince(parts, userId)));
    const [first, ...others] = waiting.map(({ id }) => id);
    if (first === undefined || room < 1) return [];
    const rest = others.length < room ? [] : others;
    const claim = { mail: 'sending' as const, mailAt: now() };
    await tx
      .update(alerts)
      .set({ ...claim, stopDigest, mailedIn: null })
      .where(eq(alerts.id, first));
    await tx
      .update(alerts)
      .set({ ...claim, mailedIn: first })
      .where(inArray(alerts.id, rest));
    return [first, ...rest];
  });
  return taken.length === 0 ? [] : readClaimed(db, taken);
}

/** Mails to a member within an hour. One whose outcome is unknown may have arrived. */
const isSentSince = (parts: Parts, userId: string) =>
  and(
    ...[ofWorkspace(parts, userId), inArray(alerts.mail, ['sending', 'sent', 'unknown'])],
    ...[isNull(alerts.mailedIn), gt(alerts.mailAt, new Date(parts.now().getTime() - hourMs))],
  );

/** Alerts with their rules and owner, in the order of their mail. */
const readClaimed = (db: Db, ids: readonly string[]) =>
  db
    .select({ alert: getTableColumns(alerts), rule: getTableColumns(alertRules), member: memberFields })
    .from(alerts)
    .innerJoin(alertRules, eq(alertRules.id, alerts.ruleId))
    .innerJoin(users, eq(users.id, alertRules.userId))
    .innerJoin(workspaces, eq(workspaces.id, alertRules.workspaceId))
    .innerJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.workspaceId, workspaces.id)))
    .where(inArray(alerts.id, [...ids]))
    .orderBy(desc(isNull(alerts.mailedIn)), asc(alerts.createdAt), asc(alerts.correction));

/** Sends a mail to the owner of its rules, as they are now. Returns what became of it; null if it is not wanted any more. */
async function send(
  { db, mailer, site, now }: Parts,
  claimed: Filled,
  token: string,
): Promise<'sent' | Unsent | null> {
  const [{ alert, member }] = claimed;
  const wanted = claimed.filter(({ rule }) => rule.mail);
  if (!isFilled(wanted) || !may(member.role, 'view')) return null;
  const stopUrl = `${site}/stop-mail/${token}`;
  const mail = writeAlerts(wanted, { site, stopUrl, today: toDay(now()) });
  const answers = alert.correction && claimed.length === 1 ? await findFirst(db, alert) : undefined;
  return mailer.attempt(member.email, {
    ...mail,
    stopUrl: `${site}/api/stop-mail/${token}`,
    thread: { id: nameMail(alert.id), answers: answers && nameMail(answers) },
  });
}

type About = { site: string; stopUrl: string; today: Day };

function writeAlerts(wanted: Filled, { site, stopUrl, today }: About): Mail {
  const [{ rule, member }] = wanted;
  const language = findLanguage(rule.language);
  const tell = ({ alert, rule }: Claimed) => {
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
  const [first] = await db
    .select({ id: alerts.id, mailedIn: alerts.mailedIn })
    .from(alerts)
    .where(and(eq(alerts.ruleId, ruleId), eq(alerts.period, period), eq(alerts.correction, false)));
  return first?.mailedIn ?? first?.id;
}

/** Stores an outcome. A mail that was taken for lost meanwhile stays `unknown`. */
async function settle(db: Db, claimed: Filled, mail: MailState | null): Promise<void> {
  const ids = claimed.map(({ alert }) => alert.id);
  await db
    .update(alerts)
    .set({ mail })
    .where(and(inArray(alerts.id, ids), eq(alerts.mail, 'sending')));
}
