import { requireCapability } from '@/lib/access/member';
import { nowOf, type Workspace } from '@/lib/data/store/workspace';
import type { Weekday } from '@/lib/data/terms/days';
import type { RelativeName } from '@/lib/data/terms/ranges/relative-range';
import { asStored } from '@/lib/pages/address';
import { drawReportChart } from './draw-chart';
import { addressOf, pageOf, pathOf } from './report-address';
import { writeReportFile } from './report-file';
import type { ComposedReport, ReportSource } from './report-shape';

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
  { source, format, ...narrowing }: ReportOrder,
  now: Date = nowOf(workspace),
): Promise<ComposedReport> {
  const page = pageOf(source);
  requireCapability(workspace.member, page.allow, 'read');
  const stored = asStored(workspace, now);
  const figures = await page.read(stored, addressOf(source, narrowing, now));
  const text = figures.search.toString();
  return {
    figures,
    picture: figures.chart && (await drawReportChart(workspace.language, figures.chart, figures.caption)),
    path: text ? `${pathOf(source)}?${text}` : pathOf(source),
    ...(await writeReportFile(stored, figures.file, format)),
  };
}
