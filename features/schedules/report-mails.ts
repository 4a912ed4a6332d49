import { and, eq } from 'drizzle-orm';
import type { Member } from '@/lib/access/member';
import { memberFields } from '@/lib/access/member-fields';
import { Failure } from '@/lib/base/failure';
import { findLanguage } from '@/lib/language/find-language';
import type { Db } from '@/lib/server/db/database';
import { memberships, users, workspaces } from '@/lib/server/identity/schema';
import { byMail, type MailTransport } from '@/lib/server/outbox/by-mail';
import type { Message } from '@/lib/server/outbox/schema';
import type { MessageKind } from '@/lib/server/outbox/sender';
import { composeReport } from './compose-report';
import { readSource } from './read-source';
import type { ComposedReport } from './report-shape';
import type { RunParts } from './run-parts';
import { noonOf } from './schedule-plan';
import { reportEditions, reportRecipients, reportSchedules } from './schema';
import { writeReport } from './write-report';

/** One mail per edition, recipient and brand. An empty brand: all that the view shows. */
export const reportKind = 'report';
export type ReportDetails = { recipientId: string; brandId: string; brandName: string };

type Parts = Omit<RunParts, 'workspaceId'> & {
  mailer: MailTransport;
  /** The dashboard's address, without a trailing slash. */
  site: string;
};

/** Mails of reports, each as its reader may see it now. */
export function reportMails(parts: Parts): MessageKind {
  const { db, mailer, site } = parts;
  const compose = composeOnce(parts);
  return {
    atOnce: 2,
    isReady: mailer.isReady,
    make: async ({ message }, secret) => {
      const found = await readReport(db, message);
      const to = found?.recipient.address ?? found?.reader?.email;
      if (!found?.reader || found.recipient.stoppedAt || to === undefined) return 'stopped';
      const report = await compose(message, found);
      const language = findLanguage(found.schedule.language);
      const stop = { url: `${site}/stop-mail/${secret}`, label: language.t('reportMail.stop') };
      const about = { report, workspace: found.reader.workspaceName, stop, url: `${site}${report.path}` };
      const mail = writeReport(language, about);
      return byMail(parts, to, { ...mail, stopUrl: `${site}/api/stop-mail/${secret}` });
    },
  };
}

type Found = Awaited<ReturnType<typeof readReport>> & {};

/** What a mail is of, and the reader whose rights it has: its recipient, or for an outside address the owner. */
async function readReport(db: Db, { subjectId, details: { recipientId = '' } }: Message) {
  const [found] = await db
    .select({ edition: reportEditions, schedule: reportSchedules, recipient: reportRecipients })
    .from(reportEditions)
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportEditions.scheduleId))
    .innerJoin(reportRecipients, eq(reportRecipients.scheduleId, reportSchedules.id))
    .where(and(eq(reportEditions.id, subjectId ?? ''), eq(reportRecipients.id, recipientId)));
  if (!found) return undefined;
  const { schedule, recipient } = found;
  const reader = await readMember(db, schedule.workspaceId, recipient.userId ?? schedule.userId);
  return { ...found, reader };
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

/** Reports that are kept for the next recipients. */
const kept = 4;

/** Composes reports, each once for a reader: outside addresses all have the owner. Throws Failure. */
function composeOnce({ db, workspaceOf }: Parts) {
  const made = new Map<string, Promise<ComposedReport>>();
  async function compose(
    { details }: Message,
    { edition, schedule, reader }: Found,
  ): Promise<ComposedReport> {
    const source = await readSource(db, schedule.workspaceId, schedule);
    if (!source) throw new Failure('not_found', 'Its saved view was deleted.');
    if (!reader) throw new Failure('forbidden', 'The recipient gets no more mail.');
    const { range, weekStart, format } = schedule.content;
    const { brandId: id, brandName: name = '' } = details;
    const order = { source, range, weekStart, format, brand: id ? { id, name } : undefined };
    const workspace = workspaceOf(reader, findLanguage(schedule.language));
    return composeReport(workspace, order, noonOf(edition.day));
  }
  return (message: Message, found: Found): Promise<ComposedReport> => {
    // A page may show what its reader made.
    const key = [message.subjectId, message.details.brandId, found.reader?.userId].join(' ');
    const report = made.get(key) ?? compose(message, found);
    made.set(key, report);
    report.catch(() => made.delete(key));
    for (const old of [...made.keys()].slice(0, -kept)) made.delete(old);
    return report;
  };
}
