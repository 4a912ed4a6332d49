import { sharedNow } from '@/lib/base/clock';
import type { Workspace } from '@/lib/data/store/workspace';
import { toDay } from '@/lib/data/terms/days';
import { daysOfName } from '@/lib/data/terms/ranges/relative-range';
import type { MailFile } from '@/lib/server/mail/write-mail';
import { composeReport } from './compose-report';
import { listBrandsOf } from './list-brands-of';
import { requireSource, storeSource } from './read-source';
import type { SchedulePreview } from './schedule';
import type { SchedulePreviewAnswer } from './schedule-shape';
import { writeReport } from './write-report';

/**
 * The mail that would be sent now, from stored rows; of one mail per brand, the first. Stores and sends nothing. Throws Failure
 * like `addSchedule`, and `busy` while a list was never loaded.
 */
export async function previewSchedule(
  workspace: Workspace,
  { source, content }: SchedulePreview,
  site: string,
): Promise<SchedulePreviewAnswer> {
  const { db, member, language } = workspace;
  const now = workspace.now?.() ?? sharedNow();
  const stored = await requireSource(db, member, storeSource(source), content);
  const { range, weekStart, format, perBrand } = content;
  const days = range && daysOfName(range, toDay(now), weekStart);
  const [brand] = perBrand && days ? (await listBrandsOf(workspace, stored, days, now)).brands : [];
  const report = await composeReport(workspace, { source: stored, range, weekStart, format, brand }, now);
  const {
    subject,
    html,
    attachments = [],
  } = writeReport(language, {
    report,
    workspace: member.workspaceName,
    url: `${site}${report.path}`,
  });
  return {
    subject,
    html: attachments.reduce(showInside, html),
    files: attachments.filter(({ cid }) => cid === undefined).map(({ name }) => name),
  };
}

/** A mail program finds a picture in the mail. A page needs it in the address. */
const showInside = (html: string, { cid, type, content }: MailFile): string =>
  cid === undefined
    ? html
    : html.replaceAll(`cid:${cid}`, `data:${type};base64,${Buffer.from(content).toString('base64')}`);
