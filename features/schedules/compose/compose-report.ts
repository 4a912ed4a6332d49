import { liveLists } from '@/features/live/live-lists';
import type { ComposedReport, ReportSource } from '@/features/schedules/report-shape';
import type { Weekday } from '@/lib/data/days';
import type { RelativeName } from '@/lib/data/ranges/relative-range';
import type { Workspace } from '@/lib/data/workspace';
import { requireCapability } from '@/lib/server/accounts/member';
import { cleanName } from '@/lib/server/mail/clean-name';
import { ask } from './ask';
import { describeReceipt } from './describe-receipt';
import { drawReportChart } from './draw-chart';
import type { PageReport } from './page-kind';
import { pageKinds } from './page-kinds';
import { writeReportFile } from './report-file';
import { readStatementPage } from './statement-page';

export type ReportOrder = {
  source: ReportSource;
  /** Replaces the days of the view; null keeps them. A statement is always of the last month. */
  range: RelativeName | null;
  weekStart: Weekday;
  /** Of the attached file. Single report rows come as CSV in any case. Null attaches none. */
  format: 'csv' | 'xlsx' | null;
  /** Narrows the view to one brand. A view with a filter of brands is never widened. */
  brand?: { id: string; name: string } | undefined;
};

/**
 * What a mail of a view or a statement shows, from stored rows and lists, for the workspace's member and in their language.
 * Fetches nothing. Throws Failure: `forbidden` if the member may not read the page, `invalid_input` for a view that this
 * version cannot read or that has no filter of brands, `busy` where a list would have to be loaded first.
 */
export async function composeReport(
  workspace: Workspace,
  { source, range, weekStart, format, brand }: ReportOrder,
  now: Date = workspace.now?.() ?? new Date(),
): Promise<ComposedReport> {
  const list = source.kind === 'statement' ? 'statement' : pageKinds[source.page].list;
  requireCapability(workspace.member, liveLists[list].allow, 'read');
  const asked = ask(workspace, source, { range, weekStart, brandId: brand?.id, now });
  const { language, today } = asked;
  const page =
    source.kind === 'statement'
      ? await readStatementPage(asked, source.currency)
      : await pageKinds[source.page].read(asked);
  const { title, table, totals, basis, open } = page;
  const name = brand && cleanName(brand.name);
  return {
    title: name ? language.t('reportMail.ofBrand', { title, brand: name }) : title,
    ...{ range: page.range, totals, table, basis },
    against: totals.some(({ change }) => change !== null) ? (page.against ?? null) : null,
    chart: page.chart && (await drawReportChart(language, page.chart, today)),
    receipt: describeReceipt(language, basis, open),
    path: writePath(source, asked.search, page),
    ...(await writeReportFile(asked, page.file, format)),
  };
}

/** The page with fixed days, so that it shows the days of the mail whenever it is opened. */
function writePath(source: ReportSource, search: URLSearchParams, { range, file }: PageReport): string {
  if (source.kind === 'statement') {
    return `/reports/closing?${new URLSearchParams({ month: String(file.input.month), currency: source.currency })}`;
  }
  const address = new URLSearchParams(search);
  for (const name of ['from', 'to', 'range']) address.delete(name);
  for (const [day, value] of Object.entries({ ...range })) address.set(day, value);
  const text = address.toString();
  return text ? `${source.page}?${text}` : source.page;
}
