import { and, desc, eq } from 'drizzle-orm';
import { defaultMarketplace } from '@/lib/contract/marketplaces';
import { operations } from '@/lib/contract/operations';
import { openPage } from '../cursors/page';
import { planProgramRanges } from '../store/program-ranges';
import { brands, campaigns, programCreators, programRows } from '../store/schema';
import { indexRanges, withinWalk } from '../store/walk';
import { answerQuery } from './answer';
import { filterUuids } from './uuids';

export const listProgramReports = answerQuery(operations.listProgramReports, async (context, query) => {
  const page = openPage(context, query);
  const { keys, where } = planProgramRanges({
    sellerId: context.ownerId,
    brandIds: query.brand_ids && filterUuids(query.brand_ids),
    campaignIds: query.campaign_ids && filterUuids(query.campaign_ids),
    asins: query.asins,
  });
  const row = context.db
    .select()
    .from(programRows)
    .where(and(where, withinWalk(programRows, query, page.after)))
    .orderBy(desc(programRows.date), desc(programRows.id))
    .limit(page.fetch)
    .as('row');
  const found = await context.db
    .select({
      id: row.id,
      asin: row.asin,
      date: row.date,
      clicks: row.clicks,
      conversions: row.conversions,
      commission: row.commission,
      sales: row.sales,
      campaign: { id: campaigns.id, name: campaigns.name },
      brand: { id: brands.id, name: brands.name },
      creator: {
        id: programCreators.id,
        name: programCreators.name,
        email: programCreators.email,
        creatorConnectionsId: programCreators.tag,
        creatorConnectionsName: programCreators.profileName,
      },
    })
    .from(indexRanges([keys]))
    .crossJoinLateral(row)
    .innerJoin(campaigns, eq(campaigns.id, row.campaignId))
    .innerJoin(brands, eq(brands.id, row.brandId))
    .innerJoin(programCreators, eq(programCreators.id, row.programCreatorId))
    .orderBy(desc(row.date), desc(row.id))
    .limit(page.fetch);
  const { rows, cursor } = page.cut(found, ({ date, id }) => [date, id]);
  return { reports: rows.map(({ id, ...row }) => ({ ...row, marketplace: defaultMarketplace })), cursor };
});
