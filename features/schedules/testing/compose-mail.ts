import { composeReport, type ReportOrder } from '@/features/schedules/compose-report';
import { drawFigures } from '@/features/schedules/draw-figures';
import type { ViewPage } from '@/features/views/pages';
import type { Workspace } from '@/lib/data/store/workspace';
import { reportDays } from './report-workspace';

export const days = new URLSearchParams(reportDays).toString();

/** A saved view without a name. */
export const view = (page: ViewPage, search = days): ReportOrder['source'] => ({
  kind: 'view',
  page,
  name: '',
  search,
});

/** A report, and its figures as the text of its mail. */
export async function composeMail(
  workspace: Workspace,
  source: ReportOrder['source'],
  order: Partial<ReportOrder> = {},
  now?: Date,
) {
  const usual = { source, range: null, weekStart: 1, format: null } as const;
  const { figures, ...report } = await composeReport(workspace, { ...usual, ...order }, now);
  return { ...report, caption: figures.caption, ...drawFigures(workspace.language, figures) };
}
