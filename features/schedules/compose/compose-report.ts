import { liveLists } from '@/features/live/live-lists';
import type { ComposedReport, ReportSource } from '@/features/schedules/report-shape';
import { writeQuery } from '@/lib/contract/query-string';
import type { Weekday } from '@/lib/data/days';
import type { RelativeName } from '@/lib/data/ranges/relative-range';
import { describeFilters, type FilterWords } from '@/lib/data/reporting/filter-words';
import { nameFilterValues } from '@/lib/data/reporting/name-filters';
import type { Workspace } from '@/lib/data/workspace';
import { requireCapability } from '@/lib/server/accounts/member';
import { ask } from './ask';
import { drawReportChart } from './draw-chart';
import type { Asked, PageReport } from './page-kind';
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
  const { title, range: days, table, totals, basis, open, currency = null } = page;
  return {
    caption: {
      page: title,
      view: source.kind === 'view' ? source.name : null,
      brand: brand?.name ?? null,
      range: days,
      against: totals.some(({ change }) => change !== null) ? (page.against ?? null) : null,
      filters: source.kind === 'view' ? await listFilters(asked, page) : [],
      currency,
      basis,
      open,
    },
    totals,
    table,
    chart: page.chart && (await drawReportChart(language, page.chart, today)),
    path: writePath(source, asked.search, page),
    ...(await writeReportFile(asked, page.file, format)),
  };
}

/** The filters of the page's file, which are those of the page. The currency is not one: totals have every currency. */
async function listFilters({ workspace, language }: Asked, { file }: PageReport): Promise<FilterWords[]> {
  const { currency: _, ...filters } = liveLists[file.list].readFilters(writeQuery(file.input));
  return describeFilters(language, await nameFilterValues(workspace, filters));
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
