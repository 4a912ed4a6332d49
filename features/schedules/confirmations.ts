import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Member } from '@/lib/access/member';
import { countAttempt } from '@/lib/access/throttle';
import { ageOf, isYounger, sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { findLanguage } from '@/lib/language/find-language';
import type { Language } from '@/lib/language/language';
import type { Db, Transaction } from '@/lib/server/db/database';
import { workspaces } from '@/lib/server/identity/schema';
import { writeConfirmation } from '@/lib/server/mail/mails';
import { byMail, type MailParts } from '@/lib/server/outbox/by-mail';
import { confirmationKind } from '@/lib/server/outbox/message-state';
import {
  addQuestion,
  closeQuestion,
  findQuestion,
  questionMs,
  refuseMail,
} from '@/lib/server/outbox/questions';
import type { Message } from '@/lib/server/outbox/schema';
import type { MessageKind } from '@/lib/server/outbox/sender';
import { reportRecipients, reportSchedules } from './schema';

type Asked = { id: string; address: string };
type Asker = { member: Member; language: Language; now: Date };

/** Asks a recipient whether it wants a report. False if a question to the address is open. Throws Failure `throttled`. */
export async function askRecipient(
  tx: Transaction,
  { id: subjectId, address }: Asked,
  { member, language, now: createdAt }: Asker,
): Promise<boolean> {
  await countAttempt(tx, 'confirmMail', member.userId);
  const { workspaceId } = member;
  const details = { language: language.locale };
  return addQuestion(tx, { kind: confirmationKind, workspaceId, address, subjectId, details, createdAt });
}

export const confirmations = ({ db, mailer, site, now }: MailParts): MessageKind => ({
  atOnce: 2,
  isReady: mailer.isReady,
  make: async ({ message }, secret) => {
    const { address = '', language } = message.details;
    const asked = await listAsked(db, message);
    if (asked.every(({ confirmedAt }) => confirmedAt)) return 'stopped';
    const about = {
      report: asked.map(({ report }) => report).join(', '),
      workspace: asked[0]?.workspace ?? '',
      url: `${site}/confirm-address/${secret}`,
      neverUrl: `${site}/stop-mail/${secret}`,
    };
    const mail = writeConfirmation(findLanguage(language ?? 'en'), about);
    return byMail({ db, mailer, now }, address, { ...mail, stopUrl: `${site}/api/stop-mail/${secret}` });
  },
});

/** The reports that a question is about: all of its workspace that wait for the address, and the one it was asked for. */
async function listAsked(db: Db, { workspaceId, subjectId, details: { address = '' } }: Message) {
  if (workspaceId === null) return [];
  const { id, confirmedAt, stoppedAt } = reportRecipients;
  return db
    .select({ id, confirmedAt, stoppedAt, report: reportSchedules.name, workspace: workspaces.name })
    .from(reportRecipients)
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportRecipients.scheduleId))
    .innerJoin(workspaces, eq(workspaces.id, reportSchedules.workspaceId))
    .where(
      and(
        ...[eq(reportSchedules.workspaceId, workspaceId), eq(reportRecipients.address, address)],
        or(isNull(confirmedAt), eq(id, subjectId ?? '')),
      ),
    )
    .orderBy(asc(reportSchedules.name));
}

/** What the secret of a mail asks for. Undefined once it is a week old and not agreed to, or if no report is left. */
export async function findAsked(db: Db, secret: string, now: Date) {
  const question = await findQuestion(db, secret);
  if (question?.kind !== confirmationKind) return undefined;
  const recipients = await listAsked(db, question);
  const isDone = recipients.every(({ confirmedAt, stoppedAt }) => confirmedAt && !stoppedAt);
  const isValid = question.sentAt !== null && isYounger(ageOf(question.sentAt, now), questionMs);
  const isAgreed = recipients.some(({ confirmedAt }) => confirmedAt);
  if (recipients.length === 0 || !(isValid || isAgreed)) return undefined;
  const { address = '' } = question.details;
  return { question, recipients, isDone, address, reports: recipients.map(({ report }) => report) };
}

/** Confirms an address by the secret of its mail, without a session. Throws Failure `not_found`. */
export async function confirmAddress(db: Db, secret: string, now: Date): Promise<void> {
  const asked = await findAsked(db, secret, now);
  if (!asked) throw new Failure('not_found', 'This link has ended. Ask for another mail.');
  const ids = asked.recipients.map(({ id }) => id);
  await db.transaction(async (tx) => {
    await tx
      .update(reportRecipients)
      .set({ confirmedAt: now, stoppedAt: null })
      .where(inArray(reportRecipients.id, ids));
    await closeQuestion(tx, secret);
  });
}

/** Never asks the address of a question again, and sends it no more reports. False if the secret is of no question. */
export async function refuseByLink(db: Db, secret: string, now = sharedNow()): Promise<boolean> {
  const question = await findQuestion(db, secret);
  if (!question) return false;
  const { address } = question.details;
  await db.transaction(async (tx) => {
    await refuseMail(tx, question);
    if (address === undefined) return;
    const isOpen = and(eq(reportRecipients.address, address), isNull(reportRecipients.stoppedAt));
    await tx.update(reportRecipients).set({ stoppedAt: now }).where(isOpen);
  });
  return true;
}
