import { and, desc } from 'drizzle-orm';
import { operations } from '@/lib/contract/operations';
import { openPage } from '../cursors/page';
import { planReportRanges } from '../store/report-ranges';
import { clickRows } from '../store/schema';
import { withinWalk } from '../store/walk';
import { answerQuery } from './answer';
import { readRowFilters } from './row-filters';

export const listClickReports = answerQuery(operations.listClickReports, async (context, query) => {
  const page = openPage(context, query);
  const asins = query.asin === undefined ? undefined : [query.asin];
  const { source, where } = planReportRanges(clickRows, await readRowFilters(context, query, asins));
  const row = context.db
    .select()
    .from(clickRows)
    .where(and(where, withinWalk(clickRows, query, page.after)))
    .orderBy(desc(clickRows.date), desc(clickRows.id))
    .limit(page.fetch)
    .as('row');
  const found = await context.db
    .select({
      id: row.id,
      date: row.date,
      marketplace: row.marketplace,
      asin: row.asin,
      linkId: row.linkId,
      creatorId: row.creatorId,
      brandId: row.brandId,
      clicks: row.clicks,
      final: row.final,
      linkType: row.linkType,
    })
    .from(source)
    .crossJoinLateral(row)
    .orderBy(desc(row.date), desc(row.id))
    .limit(page.fetch);
  const { rows, cursor } = page.cut(found, ({ date, id }) => [date, id]);
  return { reports: rows, cursor };
});
