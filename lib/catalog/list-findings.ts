import type { DayRange } from '@/lib/ledger/days';
import type { CatalogContext } from './context';
import { findingNames, findings, wastesClicks } from './findings';
import { readSources } from './list-products';
import { toListReceipt } from './list-receipt';
import { productKey } from './product-key';
import type { FindingsAnswer } from './product-shape';

/** How many products each finding is about, over the whole catalog of seller v2. Most wasted clicks first. Throws Failure. */
export async function listFindings(context: CatalogContext, { from, to }: DayRange): Promise<FindingsAnswer> {
  const { held, performance } = await readSources(context, { api: 'v2', from, to });
  const counted = findingNames.map((name) => ({ name, products: 0, clicks: 0 }));
  for (const product of held.rows) {
    const figures = performance.byKey.get(productKey(product.marketplace, product.primaryId)) ?? [];
    for (const entry of counted) {
      if (!findings[entry.name](product, figures)) continue;
      entry.products += 1;
      entry.clicks += figures.reduce((total, { figures: { clicks } }) => total + clicks, 0);
    }
  }
  const lost = ({ name, clicks }: (typeof counted)[number]) => (wastesClicks(name) ? clicks : -1);
  return {
    findings: counted.toSorted((a, b) => lost(b) - lost(a)),
    products: held.rows.length,
    list: toListReceipt(held),
    performance: { ...performance.range, receipt: performance.receipt },
  };
}
