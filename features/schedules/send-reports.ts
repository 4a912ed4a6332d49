import { and, asc, eq, getTableColumns, inArray, isNull, lt, or } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';
import { findLanguage } from '@/lib/language/find-language';
import { createLinkToken } from '@/lib/server/accounts/link-token';
import type { Member } from '@/lib/server/accounts/member';
import { memberFields } from '@/lib/server/accounts/member-fields';
import { memberships, users, workspaces } from '@/lib/server/accounts/schema';
import type { Db } from '@/lib/server/db/database';
import type { Unsent } from '@/lib/server/mail/describe-problem';
import {
  mailGivenUpBefore,
  mailLostBefore,
  mailTriedBefore,
  nextMailState,
} from '@/lib/server/mail/mail-state';
import { composeReport } from './compose/compose-report';
import { isFinal } from './is-final';
import { schedulesOf } from './own-schedules';
import { readSource } from './read-source';
import type { ComposedReport } from './report-shape';
import type { RunParts } from './run-parts';
import { noonOf } from './schedule-plan';
import { reportEditions, reportMails, reportRecipients, reportSchedules } from './schema';
import { writeReport } from './write-report';

type Next = Awaited<ReturnType<typeof readNext>> & {};
/** A report as one reader may see it. Mails of the same report come one after the other. */
type Made = { key: string; report: ComposedReport };

/** Sends the mails that wait. Each is made, claimed, sent, and gets an outcome, so that none is sent twice. */
export async function sendReports(parts: RunParts, signal: AbortSignal): Promise<void> {
  await settleOld(parts);
  let next = await readNext(parts);
  // A problem with the server must not end a mail as unknown.
  if (!next || !(await parts.mailer.isReady())) return;
  let made: Made | undefined;
  for (; next; next = await readNext(parts)) {
    signal.throwIfAborted();
    try {
      made = await make(parts, next, made);
    } catch (error) {
      signal.throwIfAborted();
      await putOff(parts, next, error);
      continue;
    }
    // The next run tries again.
    if ((await send(parts, next, made)) === 'unreachable') return;
  }
}

const ofWorkspace = ({ db, workspaceId }: RunParts) =>
  inArray(
    reportMails.editionId,
    db
      .select({ id: reportEditions.id })
      .from(reportEditions)
      .innerJoin(reportSchedules, eq(reportSchedules.id, reportEditions.scheduleId))
      .where(schedulesOf(workspaceId)),
  );

async function settleOld(parts: RunParts): Promise<void> {
  const { db } = parts;
  const now = parts.now();
  const { mail, mailAt, createdAt } = reportMails;
  await db
    .update(reportMails)
    .set({ mail: 'unknown' })
    .where(and(ofWorkspace(parts), eq(mail, 'sending'), lt(mailAt, mailLostBefore(now))));
  await db
    .update(reportMails)
    .set({ mail: 'failed' })
    .where(and(ofWorkspace(parts), eq(mail, 'waiting'), lt(createdAt, mailGivenUpBefore(now))));
}

/** The next mail that waits, with the reader whose rights it has: its recipient, or for an outside address the owner. */
async function readNext({ db, workspaceId, now }: RunParts) {
  const { mail, mailAt } = reportMails;
  const [next] = await db
    .select({
      ...{ mail: getTableColumns(reportMails), edition: getTableColumns(reportEditions) },
      ...{ schedule: getTableColumns(reportSchedules), recipient: getTableColumns(reportRecipients) },
    })
    .from(reportMails)
    .innerJoin(reportEditions, eq(reportEditions.id, reportMails.editionId))
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportEditions.scheduleId))
    .innerJoin(reportRecipients, eq(reportRecipients.id, reportMails.recipientId))
    .where(
      and(
        ...[schedulesOf(workspaceId), eq(mail, 'waiting')],
        or(isNull(mailAt), lt(mailAt, mailTriedBefore(now()))),
      ),
    )
    .orderBy(
      ...[asc(reportMails.createdAt), asc(reportMails.editionId), asc(reportMails.brandId)],
      ...[asc(reportRecipients.userId), asc(reportMails.id)],
    )
    .limit(1);
  if (!next) return undefined;
  const reader = await readMember(db, workspaceId, next.recipient.userId ?? next.schedule.userId);
  return { ...next, reader };
}

async function readMember(db: Db, workspaceId: string, userId: string): Promise<Member | undefined> {
  const [member] = await db
    .select(memberFields)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)));
  return member;
}

/** The report that a mail shows: the last one if its reader may see the same. Throws Failure. */
async function make(
  { db, workspaceOf }: RunParts,
  { mail, edition, schedule, recipient, reader }: Next,
  last: Made | undefined,
): Promise<Made> {
  if (!reader || recipient.stoppedAt) throw new Failure('forbidden', 'The recipient gets no more mail.');
  const key = [edition.id, mail.brandId, reader.role].join(' ');
  if (last?.key === key) return last;
  const source = await readSource(db, schedule.workspaceId, schedule);
  if (!source) throw new Failure('not_found', 'Its saved view was deleted.');
  const { range, weekStart, format } = schedule.content;
  const brand = mail.brandId ? { id: mail.brandId, name: mail.brandName } : undefined;
  const order = { source, range, weekStart, format, brand };
  const workspace = workspaceOf(reader, findLanguage(schedule.language));
  return { key, report: await composeReport(workspace, order, noonOf(edition.day)) };
}

/** A report that is still loading is tried again. One that its reader may not see fails. */
async function putOff({ db, now }: RunParts, { mail, schedule }: Next, error: unknown): Promise<void> {
  if (!(error instanceof Failure)) log.error({ error, schedule: schedule.id }, 'a report could not be made');
  await db
    .update(reportMails)
    .set(isFinal(error) ? { mail: 'failed' } : { mailAt: now() })
    .where(and(eq(reportMails.id, mail.id), eq(reportMails.mail, 'waiting')));
}

async function send(
  { db, mailer, site, now }: RunParts,
  { mail: { id }, schedule, recipient, reader }: Next,
  { report }: Made,
): Promise<'sent' | Unsent | undefined> {
  const to = recipient.address ?? reader?.email;
  const { token, tokenDigest: stopDigest } = createLinkToken();
  const [claimed] = await db
    .update(reportMails)
    .set({ mail: 'sending', mailAt: now(), stopDigest })
    .where(and(eq(reportMails.id, id), eq(reportMails.mail, 'waiting')))
    .returning({ id: reportMails.id });
  if (!claimed || to === undefined) return undefined;
  const language = findLanguage(schedule.language);
  const stop = { url: `${site}/stop-mail/${token}`, label: language.t('reportMail.stop') };
  const mail = writeReport(language, {
    ...{ report, workspace: reader?.workspaceName ?? '', stop },
    url: `${site}${report.path}`,
  });
  const outcome = await mailer.attempt(to, { ...mail, stopUrl: `${site}/api/stop-mail/${token}` });
  await db
    .update(reportMails)
    .set({ mail: nextMailState[outcome] })
    .where(and(eq(reportMails.id, id), eq(reportMails.mail, 'sending')));
  return outcome;
}
