import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { programRows } from './schema';
import { rangePart } from './walk';

type ProgramFilters = {
  sellerId: string;
  brandIds: string[] | undefined;
  campaignIds: string[] | undefined;
  asins: string[] | undefined;
};

/** The index ranges of program rows for a filter; see planReportRanges. */
export function planProgramRanges(filters: ProgramFilters): { keys: string[]; where: SQL | undefined } {
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
  if (asins) return along(sql`${programRows.asin} = ${rangePart(1)}`, asins);
  if (campaignIds) return along(sql`${programRows.campaignId} = ${rangePart(1)}::uuid`, campaignIds);
  if (brandIds) return along(sql`${programRows.brandId} = ${rangePart(1)}::uuid`, brandIds);
  return { keys: [sellerId], where };
}
