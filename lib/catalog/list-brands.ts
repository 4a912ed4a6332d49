import { addFigures } from './add-figures';
import type { BrandQuery } from './brand-query';
import type { BrandsAnswer } from './brand-shape';
import type { CatalogContext } from './context';
import { countFacets } from './count-facets';
import { toListReceipt } from './list-receipt';
import { listSources } from './list-sources';
import { matchText } from './match-text';
import { readPerformance } from './performance';
import { readItems } from './read-items';

const waitMs = 5_000;

/** Every brand that passes the filter, beside its figures. Throws Failure. */
export async function listBrands(
  { reader, ledger }: CatalogContext,
  query: BrandQuery,
): Promise<BrandsAnswer> {
  const { from, to, ids = [], marketplaces = [], active, q } = query;
  const [held, performance] = await Promise.all([
    readItems(reader, listSources.brands, { waitMs, refresh: query.refresh }),
    readPerformance(ledger, 'brand', { from, to }),
  ]);
  const mentions = matchText(q);
  const rows = held.rows
    .filter(
      (brand) =>
        (ids.length === 0 || ids.includes(brand.id)) &&
        (marketplaces.length === 0 || marketplaces.includes(brand.marketplace)) &&
        (active === undefined || brand.active === active) &&
        mentions(brand.name, brand.bio, brand.url, brand.id),
    )
    .map((brand) => ({ brand, figures: performance.byKey.get(brand.id) ?? [] }));
  return {
    rows,
    totals: addFigures(rows.map(({ figures }) => figures)),
    marketplaces: countFacets(held.rows, ({ marketplace }) => marketplace),
    list: toListReceipt(held),
    performance: { ...performance.range, receipt: performance.receipt },
  };
}
