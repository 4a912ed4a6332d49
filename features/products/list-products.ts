import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import {
  itemsOf,
  keyOfList,
  readList,
  readListReceipt,
  readOptionalList,
} from '@/lib/data/fetch/lists/read-list';
import { readGroupsOf } from '@/lib/data/read/groups/read-groups-of';
import { freshen } from '@/lib/data/read/links/freshen';
import { readBrandNames, readFacets } from '@/lib/data/read/lists/facets';
import { readRows, writeSelect } from '@/lib/data/read/lists/list-sql';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import { chooseOneCurrency, orderCurrencies } from '@/lib/data/read/summary/currencies';
import {
  areFiguresOpen,
  readFiguresReceipt,
  sumByProduct,
  toFiguresByCurrency,
} from '@/lib/data/read/summary/list-figures';
import { listAskedOf } from '@/lib/data/read/values/read-unknown-values';
import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import { readListStates } from '@/lib/data/store/lists/store-list';
import { createAnswerCache } from '@/lib/data/store/windows/revision';
import { sumColumns } from '@/lib/data/store/windows/summary-sql';
import type { Catalog } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import { productKey } from '@/lib/data/terms/lists/product-key';
import { productFilters } from './product-filters';
import type { ProductFilters, ProductQuery } from './product-query';
import type { ProductRow, ProductsAnswer } from './product-shape';
import { orderProducts, selectProducts } from './product-sql';
import { readFirstProducts } from './read-first-products';

/** How long the first request waits for the complete catalog, before it shows the API's own first page. */
const waitMs = 700;

type Narrowing = Omit<ProductFilters, 'sort' | 'order'>;

/** The part of the response that is the same for all pages of the list. */
type Shared = Pick<
  ProductsAnswer,
  'totals' | 'currency' | 'currencies' | 'categories' | 'marketplaces' | 'brands'
>;

const cacheShared = createAnswerCache<Shared>();
const cacheOrder = createAnswerCache<readonly number[]>();

/**
 * A page of the catalog with its figures, from one snapshot. Filters and sort apply to all products. During the first
 * walk of the catalog, the receipt says so and rows are those read so far. Sorting and sums are cached for other pages
 * of the same list. Throws Failure.
 */
export async function listProducts(catalog: Catalog, query: ProductQuery): Promise<ProductsAnswer> {
  const { id: workspaceId } = catalog;
  const { sources } = datasets.reports;
  const { offset, limit, sort, order, ...filters } = query;
  const [list, ...others] = await readProducts(catalog, query);
  // While the list is incomplete, the API's own first page is a better start.
  const isWhole = list.complete || list.cut;
  const beginning = isWhole ? undefined : await readFirstProducts(catalog, await easeSort(catalog, query));
  const groupsOf = await freshen(catalog, { product_groups: query.groups }, { groups: ['product'] });
  const listKey = keyOfList(catalog, list);
  return catalog.store.snapshot(async (session) => {
    const { read } = session;
    const { lists, ...receipt } = await readListReceipt(read, catalog, list, others);
    const [own] = lists;
    const isStored = own?.state !== 'partial';
    // The walk may have ended meanwhile.
    const first = isStored ? undefined : beginning;
    const states = [
      ...(await readListStates(read, workspaceId, [list.name, listSources.brands.name])).values(),
      groupsOf.attributes,
    ];
    // The API's own page is neither sorted nor summed here.
    const summed = first ? null : filters;
    const open = areFiguresOpen({ ledger: catalog, range: query });
    const readAll = () => readComplete(read, listKey, summed, open);
    const shared = await cacheShared(catalog, sources, [states, summed], readAll, read);
    const readPlaces = () => readOrder(read, listKey, query, shared.currency);
    const places = first
      ? []
      : await cacheOrder(catalog, sources, [states, filters, sort, order], readPlaces, read);
    const named: Named[] = first
      ? first.map((product) => ({ product, brandName: null }))
      : await readPage(read, listKey, query, places.slice(offset, offset + limit));
    const ids = new Set(named.map(({ product }) => product.primaryId));
    const figures = await sumByProduct(read, catalog, query, [...ids]);
    const groups = await readGroupsOf(session, workspaceId, 'product', [...ids]);
    const names = new Map(shared.brands.map(({ id, name }) => [id, name]));
    const rows = named.map(({ product, brandName }): ProductRow => {
      const own = figures.get(productKey(product.marketplace, product.primaryId)) ?? [];
      const reported = isReportedMarketplace(product.marketplace) || own.length > 0;
      return {
        product,
        figures: own,
        reported,
        groups: groups.get(product.primaryId) ?? [],
        brandName: brandName ?? names.get(product.brandId) ?? null,
      };
    });
    return {
      rows,
      offset,
      total: first ? null : places.length,
      ...shared,
      unknownIds: own?.state === 'complete' ? await findUnknownIds(read, listKey, query.ids) : [],
      ...receipt,
      ...(await readFiguresReceipt(read, {
        ledger: catalog,
        datasets: ['reports'],
        range: query,
        lists: [...lists, ...groupsOf.lists],
        asked: listAskedOf(productFilters, query),
      })),
    };
  });
}

/** The list of products of an API version. */
export const catalogSource = (api: ProductQuery['api']) =>
  api === 'v1' ? listSources.productsV1 : listSources.products;

/** Makes sure that the catalog is stored, and the brands that name its products. */
export async function readProducts(catalog: Catalog, { api }: Pick<ProductQuery, 'api'>) {
  return Promise.all([
    readList(catalog, catalogSource(api), { waitMs }),
    readOptionalList(catalog, listSources.brands, { waitMs }),
  ]);
}

/** Without figures, sorting by them falls back to API order. */
async function easeSort(catalog: Catalog, query: ProductQuery): Promise<ProductQuery> {
  if (query.sort !== 'sales') return query;
  const where = whereRows(catalog.id, 'reports', query, {});
  const [any] = await catalog.store.read(
    `SELECT 1 AS found FROM ${datasets.reports.table} WHERE ${where.sql} LIMIT 1`,
    where.values,
  );
  return any ? query : { ...query, sort: 'listed' };
}

type Named = { product: CatalogProduct; brandName: string | null };

async function readComplete(
  read: Session['read'],
  listKey: readonly SqlValue[],
  filters: Narrowing | null,
  open: boolean,
): Promise<Shared> {
  const every = filters
    ? await sumProducts(read, listKey, { ...filters, finding: undefined }, { open, currency: null })
    : [];
  const currency = chooseOneCurrency(every, filters?.currency);
  return {
    totals: filters?.finding ? await sumProducts(read, listKey, filters, { open, currency }) : every,
    currency,
    currencies: orderCurrencies(every),
    categories: await readFacets(read, listKey, 'category'),
    marketplaces: await readFacets(read, listKey, 'marketplace'),
    brands: await readBrandNames(read, listKey),
  };
}

/** The positions of all matching products, in order, as one text. An array would be slower. */
async function readOrder(
  read: Session['read'],
  listKey: readonly SqlValue[],
  query: ProductQuery,
  currency: string | null,
): Promise<number[]> {
  const select = selectProducts(listKey, query, { currency });
  const order = orderProducts(query.sort, query.order);
  const places = `STRING_AGG(CAST(item.place AS VARCHAR), ',' ORDER BY ${order}) AS places`;
  const [row] = await read(writeSelect(select, places), select.values);
  return row?.places ? String(row.places).split(',').map(Number) : [];
}

async function readPage(
  read: Session['read'],
  listKey: readonly SqlValue[],
  { api, from, to }: ProductQuery,
  places: readonly number[],
): Promise<Named[]> {
  if (places.length === 0) return [];
  const query = { api, from, to, sort: 'listed', order: 'asc' } as const;
  const select = selectProducts(listKey, query, { currency: null, only: places });
  const rows = await readRows<CatalogProduct>(read, select, { columns: ['item.place', 'brand_name'] });
  const found = new Map(
    rows.map(({ item: product, row: { place, brand_name: name } }) => [
      Number(place),
      { product, brandName: typeof name === 'string' ? name : null },
    ]),
  );
  return places.flatMap((at) => found.get(at) ?? []);
}

/** Sales of the matching products, one entry per currency. `currency`: that of the finding to filter by. */
export async function sumProducts(
  read: Session['read'],
  listKey: readonly SqlValue[],
  filters: Narrowing,
  { open, currency }: { open: boolean; currency: string | null },
): Promise<CurrencyFigures[]> {
  const select = selectProducts(listKey, { ...filters, sort: 'listed', order: 'asc' }, { currency });
  const values = [...select.values];
  const where = whereRows(String(listKey[0]), 'reports', filters, {}, values);
  const rows = await read(
    `SELECT currency, ${sumColumns('reports')}
     FROM (SELECT * FROM ${datasets.reports.table} WHERE ${where.sql}) AS rows
     JOIN (${writeSelect(select, 'item.id AS matching_id, item.marketplace AS matching_in')}) AS matching
       ON matching_id = rows.product AND matching_in = rows.marketplace GROUP BY currency`,
    values,
  );
  return toFiguresByCurrency(rows, open);
}

/** Ids of the filter that are not in the complete list. */
async function findUnknownIds(
  read: Session['read'],
  listKey: readonly SqlValue[],
  ids: ProductFilters['ids'] = [],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const marks = ids.map((_, at) => `$${at + 4}`).join(', ');
  const rows = await read(`SELECT DISTINCT id FROM ${itemsOf} AND id IN (${marks})`, [...listKey, ...ids]);
  const listed = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !listed.has(id));
}
