import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { programRows } from './schema';
import { stretchPart } from './walk';

type ProgramFilters = {
  sellerId: string;
  brandIds: string[] | undefined;
  campaignIds: string[] | undefined;
  asins: string[] | undefined;
};

/** Which index of the program rows serves a filter; see planReportStretches. */
export function planProgramStretches(filters: ProgramFilters): { keys: string[]; where: SQL | undefined } {
  const { sellerId, brandIds, campaignIds, asins } = filters;
  const where = and(
    eq(programRows.sellerId, sellerId),
    brandIds && inArray(programRows.brandId, brandIds),
    campaignIds && inArray(programRows.campaignId, campaignIds),
  );
  const along = (column: SQL, values: string[]) => ({
    keys: [...new Set(values)],
    where: and(where, column),
  });
  if (asins) return along(sql`${programRows.asin} = ${stretchPart(1)}`, asins);
  if (campaignIds) return along(sql`${programRows.campaignId} = ${stretchPart(1)}::uuid`, campaignIds);
  if (brandIds) return along(sql`${programRows.brandId} = ${stretchPart(1)}::uuid`, brandIds);
  return { keys: [sellerId], where };
}
