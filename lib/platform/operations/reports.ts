import { and, desc } from 'drizzle-orm';
import { operations } from '@/lib/contract/operations';
import { openPage } from '../cursors/page';
import { planReportRanges } from '../store/report-ranges';
import { reportRows } from '../store/schema';
import { withinWalk } from '../store/walk';
import { answerQuery } from './answer';
import { readRowFilters } from './row-filters';

export const listReports = answerQuery(operations.listReports, async (context, query) => {
  const page = openPage(context, query);
  const filters = await readRowFilters(context, query, query.asins);
  const { source, where } = planReportRanges(reportRows, filters);
  const row = context.db
    .select()
    .from(reportRows)
    .where(and(where, withinWalk(reportRows, query, page.after)))
    .orderBy(desc(reportRows.date), desc(reportRows.id))
    .limit(page.fetch)
    .as('row');
  const found = await context.db
    .select({
      id: row.id,
      date: row.date,
      asin: row.asin,
      cpcCampaignId: row.cpcCampaignId,
      marketplace: row.marketplace,
      currency: row.currency,
      linkId: row.linkId,
      creatorId: row.creatorId,
      brandId: row.brandId,
      final: row.final,
      sales: row.sales,
      commissionAmount: row.commissionAmount,
      conversions: row.conversions,
      clicks: row.clicks,
      detailPageViews: row.detailPageViews,
      addToCarts: row.addToCarts,
    })
    .from(source)
    .crossJoinLateral(row)
    .orderBy(desc(row.date), desc(row.id))
    .limit(page.fetch);
  const { rows, cursor } = page.cut(found, ({ date, id }) => [date, id]);
  return { reports: rows, cursor };
});
