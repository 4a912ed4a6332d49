import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { datasets } from '@/lib/ledger/datasets';
import type { DayRange } from '@/lib/ledger/days';
import { whereRows } from '@/lib/ledger/query/filter-sql';
import { sumColumns } from '@/lib/ledger/query/summary-sql';
import type { Session, SqlValue } from '@/lib/ledger/store/store';
import { readReceipt } from '@/lib/ledger/windows/receipt';
import type { CatalogContext } from './context';
import { readFacets } from './facets';
import { listSources } from './list-sources';
import { byCurrency, sumBy, toCurrencyFigures } from './performance';
import type { CurrencyFigures } from './performance-shape';
import { productKey } from './product-key';
import type { ProductFilters, ProductQuery } from './product-query';
import type { ProductRow, ProductsAnswer } from './product-shape';
import { orderProducts, type ProductSql, selectProducts } from './product-sql';
import { readFirstProducts } from './read-first-products';
import { itemsOf, placeOf, readList, readListReceipt } from './read-list';
import { leaveOut } from './read-partners';

/** How long a first reader waits for the whole catalog before the API's own first page is shown. */
const waitMs = 700;

/**
 * One stretch of the catalog beside its figures, all from one snapshot. Filters and order hold over every product; while the
 * first walk of the catalog is under way the receipt says so, and the rows are those read so far. Throws Failure.
 */
export async function listProducts(context: CatalogContext, query: ProductQuery): Promise<ProductsAnswer> {
  const { reader, ledger } = context;
  const { workspaceId } = ledger;
  const list = await readProducts(context, query);
  // Without the whole list, the API's own first page is the better beginning.
  const isWhole = list.complete || list.cut;
  const beginning = isWhole ? undefined : await readFirstProducts(reader, await easeSort(context, query));
  const place = placeOf(reader, list);
  const sql = selectProducts(place, query);
  return ledger.store.snapshot(async (session) => {
    const { read } = session;
    const receipt = await readListReceipt(read, reader, list);
    // The walk may have ended since.
    const first = receipt.complete || receipt.cut ? undefined : beginning;
    const named: Named[] = first
      ? first.map((product) => ({ product, brandName: null }))
      : await readPage(read, sql, query);
    const figures = await sumBy(read, workspaceId, 'product', query, {
      products: [...new Set(named.map(({ product }) => product.primaryId)), ''],
    });
    const brands = await readBrands(read, workspaceId, list.connection);
    const names = new Map(brands.map(({ id, name }) => [id, name]));
    const rows = named.map(({ product, brandName }): ProductRow => {
      const own = figures.get(productKey(product.marketplace, product.primaryId)) ?? [];
      const reported = isReportedMarketplace(product.marketplace) || own.length > 0;
      return { product, figures: own, brandName: brandName ?? names.get(product.brandId) ?? null, reported };
    });
    return {
      rows,
      offset: query.offset,
      total: first ? null : await countProducts(read, sql),
      totals: first ? [] : await sumProducts(read, workspaceId, sql, query),
      categories: await readFacets(read, place, 'category'),
      marketplaces: await readFacets(read, place, 'marketplace'),
      brands,
      unknownIds: receipt.complete ? await findUnknownIds(session, place, query.ids) : [],
      list: receipt,
      performance: {
        ...{ from: query.from, to: query.to },
        receipt: await readReceipt(read, ledger, datasets.reports.sources, query),
      },
    };
  });
}

/** Sees to it that the catalog is stored, and the brands that name its products. */
export async function readProducts(
  { reader }: CatalogContext,
  { api, refresh }: Pick<ProductQuery, 'api' | 'refresh'>,
) {
  const source = api === 'v1' ? listSources.productsV1 : listSources.products;
  const [list] = await Promise.all([
    readList(reader, source, { waitMs, refresh }),
    readList(reader, listSources.brands, { waitMs }).catch(leaveOut),
  ]);
  return list;
}

/** Without figures, ordering by them leaves the order of the API. */
async function easeSort({ ledger }: CatalogContext, query: ProductQuery): Promise<ProductQuery> {
  if (query.sort !== 'sales') return query;
  const where = whereRows(ledger.workspaceId, 'reports', query, {});
  const [any] = await ledger.store.read(
    `SELECT 1 AS found FROM ${datasets.reports.table} WHERE ${where.sql} LIMIT 1`,
    where.values,
  );
  return any ? query : { ...query, sort: 'listed' };
}

type Named = { product: CatalogProduct; brandName: string | null };

/** Finds the places of the page first: the text of every product is long. */
async function readPage(
  read: Session['read'],
  sql: ProductSql,
  { sort, order, offset, limit }: ProductQuery,
): Promise<Named[]> {
  const found = await read(
    `${sql.with} SELECT item.place AS place, brand_name FROM ${sql.from}
     ORDER BY ${orderProducts(sort, order)} LIMIT ${limit} OFFSET ${offset}`,
    sql.values,
  );
  if (found.length === 0) return [];
  const places = found.map(({ place }) => Number(place)).join(', ');
  const rows = await read(
    `SELECT place, data FROM ${itemsOf} AND place IN (${places})`,
    sql.values.slice(0, 3),
  );
  const products = new Map(rows.map(({ place, data }) => [Number(place), String(data)]));
  return found.map(({ place, brand_name: name }) => ({
    // A list of products holds products.
    product: JSON.parse(products.get(Number(place)) ?? '') as CatalogProduct,
    brandName: name === null || name === undefined ? null : String(name),
  }));
}

async function countProducts(read: Session['read'], sql: ProductSql): Promise<number> {
  const [row] = await read(`${sql.with} SELECT COUNT(*) AS total FROM ${sql.from}`, sql.values);
  return Number(row?.total);
}

/** What the products that pass the filters sold, one entry a currency. */
async function sumProducts(
  read: Session['read'],
  workspaceId: string,
  sql: ProductSql,
  range: DayRange,
): Promise<CurrencyFigures[]> {
  const values = [...sql.values];
  const where = whereRows(workspaceId, 'reports', range, {}, values);
  const rows = await read(
    `${sql.with}, matching AS (SELECT item.id AS matching_id, item.marketplace AS matching_in FROM ${sql.from})
     SELECT currency, ${sumColumns('reports')}
     FROM (SELECT * FROM ${datasets.reports.table} WHERE ${where.sql}) AS rows
     JOIN matching ON matching_id = rows.product AND matching_in = rows.marketplace GROUP BY currency`,
    values,
  );
  return rows.map(toCurrencyFigures).sort(byCurrency);
}

async function readBrands(read: Session['read'], workspaceId: string, connection: string) {
  const rows = await read(
    `SELECT id, name FROM ${itemsOf} ORDER BY place`,
    placeOf({ workspaceId }, { name: 'brands', connection }),
  );
  return rows.map(({ id, name }) => ({ id: String(id), name: String(name) }));
}

/** Ids of the filter that the whole list does not have. */
async function findUnknownIds(
  { read }: Session,
  place: readonly SqlValue[],
  ids: ProductFilters['ids'] = [],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const marks = ids.map((_, at) => `$${at + 4}`).join(', ');
  const rows = await read(`SELECT DISTINCT id FROM ${itemsOf} AND id IN (${marks})`, [...place, ...ids]);
  const listed = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !listed.has(id));
}
