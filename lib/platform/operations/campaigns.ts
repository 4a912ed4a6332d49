import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { operations } from '@/lib/contract/operations';
import { openPage } from '../cursors/page';
import { brands, campaigns } from '../store/schema';
import { floorYear } from '../store/years';
import { answerQuery } from './answer';

/** Newest start first. `starts_after` and `ends_before` are inclusive. */
export const listCampaigns = answerQuery(operations.listCampaigns, async (context, query) => {
  const page = openPage(context, query);
  const [start, id] = page.after ?? [];
  const found = await context.db
    .select({
      id: campaigns.id,
      name: campaigns.name,
      startDate: campaigns.start,
      endDate: campaigns.end,
      status: campaigns.status,
      commissionPercentage: campaigns.commission,
      budget: campaigns.budget,
      brand: { id: brands.id, name: brands.name },
    })
    .from(campaigns)
    .innerJoin(brands, eq(brands.id, campaigns.brandId))
    .where(
      and(
        eq(campaigns.sellerId, context.ownerId),
        page.after && sql`(${campaigns.start}, ${campaigns.id}) < (${start}::timestamptz, ${id}::uuid)`,
        query.starts_after === undefined ? undefined : gte(campaigns.start, floorYear(query.starts_after)),
        query.ends_before === undefined ? undefined : lte(campaigns.end, floorYear(query.ends_before)),
        query.brand_ids && inArray(campaigns.brandId, query.brand_ids),
      ),
    )
    .orderBy(desc(campaigns.start), desc(campaigns.id))
    .limit(page.fetch);
  const { rows, cursor } = page.cut(found, (campaign) => [campaign.startDate, campaign.id]);
  return { campaigns: rows, cursor };
});
