import type { Brand } from '@/lib/contract/resources/brand';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { addFigures } from './add-figures';
import type { CatalogContext } from './context';
import { countFacets } from './count-facets';
import { isReported } from './findings';
import { toListReceipt } from './list-receipt';
import { listSources } from './list-sources';
import { matchProducts } from './match-products';
import { orderProducts } from './order-products';
import { type Performance, readPerformance } from './performance';
import { productKey } from './product-key';
import type { ProductFilters, ProductQuery } from './product-query';
import type { FacetCount, ProductRow, ProductsAnswer } from './product-shape';
import { readFirstProducts } from './read-first-products';
import type { ListedItems } from './read-items';
import { readItems } from './read-items';
import { leaveOut } from './read-partners';
import { rememberFor, rememberOnce } from './remember';

/** How long a first reader waits for the whole catalog before the API's own first page is shown. */
const waitMs = 700;

/**
 * One stretch of the catalog beside its figures. Filters and order hold over every product; while the first walk of
 * the catalog is under way the receipt says so, and the rows are those read so far. Throws Failure.
 */
export async function listProducts(context: CatalogContext, query: ProductQuery): Promise<ProductsAnswer> {
  const { held, performance, brands } = await readSources(context, query);
  const common = {
    offset: query.offset,
    ...readFacets(held),
    brands: [...brands.names].map(([id, name]) => ({ id, name })),
    unknownIds: findUnknownIds(held, query.ids),
    list: toListReceipt(held),
    performance: { ...performance.range, receipt: performance.receipt },
  };
  if (!held.complete && !held.cut) {
    // Without figures, ordering by them leaves the order of the API.
    const sort = query.sort === 'sales' && performance.byKey.size === 0 ? 'listed' : query.sort;
    const first = await readFirstProducts(context.reader, { ...query, sort });
    if (first) {
      const rows = first.map((product) => toRow(product, performance, brands));
      return { ...common, rows, total: null, totals: [] };
    }
  }
  const rows = filterProducts(held, performance, brands, query);
  return {
    ...common,
    rows: rows.slice(query.offset, query.offset + query.limit),
    total: rows.length,
    totals: totalsOf(rows),
  };
}

/** None before the list is whole. */
function findUnknownIds(
  { rows, complete }: ListedItems<CatalogProduct>,
  ids: readonly string[] = [],
): string[] {
  if (!complete || ids.length === 0) return [];
  const listed = new Set(rows.map(({ primaryId }) => primaryId));
  return ids.filter((id) => !listed.has(id));
}

export async function readSources(
  { reader, ledger }: CatalogContext,
  { api, from, to, refresh }: Pick<ProductQuery, 'api' | 'from' | 'to' | 'refresh'>,
) {
  const source = api === 'v1' ? listSources.productsV1 : listSources.products;
  const [held, heldBrands, performance] = await Promise.all([
    readItems(reader, source, { waitMs, refresh }),
    readItems(reader, listSources.brands, { waitMs }).catch(leaveOut),
    readPerformance(ledger, 'product', { from, to }),
  ]);
  return { held, performance, brands: nameBrands(heldBrands) };
}

/** Names of brands by id. `state` is another wherever a name may be: brands may be read anew while products stand. */
type BrandNames = { names: ReadonlyMap<string, string>; state: string };

function nameBrands({ rows, asOf }: Pick<ListedItems<Brand>, 'rows'> & { asOf?: string }): BrandNames {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return { names, state: `${asOf}/${rows.length}` };
}

function toRow(product: CatalogProduct, performance: Performance, { names }: BrandNames): ProductRow {
  const figures = performance.byKey.get(productKey(product.marketplace, product.primaryId)) ?? [];
  return {
    product,
    figures,
    brandName: names.get(product.brandId) ?? null,
    reported: isReported(product, figures),
  };
}

const joined = rememberFor<CatalogProduct, ProductRow[]>(2);
const filtered = rememberFor<CatalogProduct, ProductRow[]>(8);
const totalsOf = rememberOnce((rows: readonly ProductRow[]) =>
  addFigures(rows.map(({ figures }) => figures)),
);
const facetsOf = rememberOnce((rows: readonly CatalogProduct[]) => ({
  categories: countFacets(rows, ({ category }) => category),
  marketplaces: countFacets(rows, ({ marketplace }) => marketplace),
}));

const readFacets = (
  held: ListedItems<CatalogProduct>,
): { categories: FacetCount[]; marketplaces: FacetCount[] } => facetsOf(held.rows);

function filterProducts(
  held: ListedItems<CatalogProduct>,
  performance: Performance,
  named: BrandNames,
  filters: ProductFilters,
): ProductRow[] {
  const { q, brands, ids, active, stock, categories, marketplaces, finding, sort, order } = filters;
  const { receipt, range } = performance;
  const state = [receipt.revision, range.from, range.to, named.state].join('/');
  const rows = joined(held.rows, state, () => held.rows.map((product) => toRow(product, performance, named)));
  const wanted = { q, brands, ids, active, stock, categories, marketplaces, finding, sort, order };
  return filtered(held.rows, `${state}/${JSON.stringify(wanted)}`, () =>
    orderProducts(rows.filter(matchProducts(filters)), sort, order),
  );
}
