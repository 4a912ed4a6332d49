import { limits } from '@/lib/contract/limits';
import { findCreators } from './find-creators';
import type { Found, NameSource } from './name-source';
import type { NameKind } from './names';

type Find = (source: NameSource, ids: readonly string[]) => Promise<Found>;

const page = limits.page.max;

const noneOf = (ids: readonly string[]) => ids.map((id) => [id, null] as const);

/** How the names of a kind are looked up. Throws Failure as Call does. */
export const findNames: Record<NameKind, Find> = {
  brands: async ({ call }, ids) => {
    const pages = await inChunks(ids, (brand_ids) =>
      call('listBrands', { query: { brand_ids, marketplace: 'all', limit: page } }),
    );
    const found = pages.flatMap(({ brands }) => brands.map(({ id, name }) => [id, name] as const));
    return new Map<string, string | null>([...noneOf(ids), ...found]);
  },
  products: async ({ call }, ids) => {
    const pages = await inChunks(ids, (product_ids) =>
      call('listCatalogProducts', { query: { product_ids, marketplace: 'all', limit: page } }),
    );
    const found = pages.flatMap(({ products }) =>
      products.map(({ primaryId, title }) => [primaryId, title] as const),
    );
    return new Map<string, string | null>([...noneOf(ids), ...found]);
  },
  creators: findCreators,
};

/** Ten ids a call: one product id may be sold on several marketplaces, and its rows must fit one page. */
const perCall = 10;

function inChunks<T>(ids: readonly string[], ask: (chunk: string[]) => Promise<T>): Promise<T[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / perCall) }, (_, at) =>
    ids.slice(at * perCall, (at + 1) * perCall),
  );
  return Promise.all(chunks.map(ask));
}
