import type { Db } from '@/lib/server/db/database';
import { toDate } from './calendar';
import { buildCatalog } from './catalog';
import { planSellerDays } from './fill-days';
import { readMarker } from './marker';
import { toDecimal } from './prices';

/** The correction of a report row of the demo's seller, and its age in days then. Amounts are decimal text. */
type DemoCorrection = {
  source: 'reports:standard' | 'reports:cpc';
  day: string;
  age: number;
  currency: string;
  brand: string;
  product: string;
  creator: string;
  link: string;
  sales: string;
  commission: string;
  conversions: number;
};

/** The days of the demo's seller until yesterday, and how their rows have been corrected as they aged. */
export async function listDemoCorrections(
  db: Db,
): Promise<{ from: string; to: string; corrections: DemoCorrection[] } | null> {
  const marker = await readMarker(db);
  if (!marker) return null;
  const { plan, seed, madeFor, standsAt } = marker;
  const [shop] = buildCatalog(plan, seed, madeFor).sellers;
  if (!shop) return null;
  const planned = planSellerDays(shop, { days: plan.days, madeFor, seed });
  const first = madeFor - plan.days;
  const corrections: DemoCorrection[] = [];
  for (let day = first; day < standsAt; day += 1) {
    for (const { link, final, finalAge, correction } of planned.drawReports(day, standsAt)) {
      const { product, creatorId } = link;
      if (!final || !product || !creatorId || correction.conversions === 0) continue;
      corrections.push({
        source: link.cpcCents > 0 ? 'reports:cpc' : 'reports:standard',
        day: toDate(day),
        age: finalAge,
        currency: product.currency,
        brand: link.brandId,
        product: product.primaryId,
        creator: creatorId,
        link: link.id,
        sales: toDecimal(correction.salesCents),
        commission: toDecimal(correction.commissionCents),
        conversions: correction.conversions,
      });
    }
  }
  return { from: toDate(first), to: toDate(standsAt - 1), corrections };
}
