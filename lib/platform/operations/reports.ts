import { and, desc } from 'drizzle-orm';
import { operations } from '@/lib/contract/operations';
import { openPage } from '../cursors/page';
import { readOwnBrands } from '../store/own-brands';
import { planStretches } from '../store/report-stretches';
import { reportRows } from '../store/schema';
import { stretches, withinWalk } from '../store/walk';
import { answerQuery } from './answer';

export const listReports = answerQuery(operations.listReports, async (context, query) => {
  const { db, ownerId } = context;
  const page = openPage(context, query);
  const { keys, where } = planStretches(reportRows, {
    sellerId: ownerId,
    brandIds: await readOwnBrands(db, ownerId, query.brand_ids),
    asins: query.asins && [...new Set(query.asins)],
    marketplace: query.marketplace,
    payoutModel: query.payout_model,
  });
  if (keys.length === 0) return { reports: [], cursor: null };
  const row = db
    .select()
    .from(reportRows)
    .where(and(where, withinWalk(reportRows, query, page)))
    .orderBy(desc(reportRows.date), desc(reportRows.id))
    .limit(page.fetch)
    .as('row');
  const found = await db
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
    .from(stretches(keys))
    .crossJoinLateral(row)
    .orderBy(desc(row.date), desc(row.id))
    .limit(page.fetch);
  const { rows, cursor } = page.cut(found, ({ date, id }) => [date, id]);
  return { reports: rows, cursor };
});
