import { limits } from '@/lib/contract/limits';
import { Failure } from '@/lib/failure';
import type { Call } from '@/lib/gateway/call';
import type { NameKind } from './names';

/** Null: the API was asked and does not know it. An id that is left out was not asked for. */
type Found = ReadonlyMap<string, string | null>;
type Find = (call: Call, ids: readonly string[]) => Promise<Found>;

const page = limits.page.max;
/** Beyond so many, walking the list of partners costs fewer calls than asking one by one. */
const fewCreators = 4;
const mostSingleCreators = 40;

const noneOf = (ids: readonly string[]) => ids.map((id) => [id, null] as const);

/** How the names of a kind are looked up. Throws Failure as Call does. */
export const findNames: Record<NameKind, Find> = {
  brands: async (call, ids) => {
    const pages = await inChunks(ids, (brand_ids) =>
      call('listBrands', { query: { brand_ids, marketplace: 'all', limit: page } }),
    );
    const found = pages.flatMap(({ brands }) => brands.map(({ id, name }) => [id, name] as const));
    return new Map<string, string | null>([...noneOf(ids), ...found]);
  },
  products: async (call, ids) => {
    const pages = await inChunks(ids, (product_ids) =>
      call('listCatalogProducts', { query: { product_ids, marketplace: 'all', limit: page } }),
    );
    const found = pages.flatMap(({ products }) =>
      products.map(({ primaryId, title }) => [primaryId, title] as const),
    );
    return new Map<string, string | null>([...noneOf(ids), ...found]);
  },
  creators: async (call, ids) => {
    const partners = ids.length > fewCreators ? await listPartners(call) : new Map<string, string>();
    const others = ids.filter((id) => !partners.has(id)).slice(0, mostSingleCreators);
    const names = new Map<string, string | null>(partners);
    await Promise.all(
      others.map(async (id) => {
        names.set(id, await findCreator(call, id));
      }),
    );
    return names;
  },
};

/** Ten ids a call: one product id may be sold on several marketplaces, and its rows must fit one page. */
const perCall = 10;

function inChunks<T>(ids: readonly string[], ask: (chunk: string[]) => Promise<T>): Promise<T[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / perCall) }, (_, at) =>
    ids.slice(at * perCall, (at + 1) * perCall),
  );
  return Promise.all(chunks.map(ask));
}

async function listPartners(call: Call): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const answer = await call('listActiveCreators', { query: { limit: page, cursor } });
    for (const { id, name } of answer.creators) names.set(id, name);
    cursor = answer.cursor || undefined;
    if (cursor && seen.has(cursor)) {
      throw new Failure('upstream_invalid', 'The API repeated a cursor, so the list has no end.');
    }
    if (cursor) seen.add(cursor);
  } while (cursor);
  return names;
}

/** A creator who is no partner any more. */
async function findCreator(call: Call, id: string): Promise<string | null> {
  try {
    return (await call('getCreator', { params: { id } })).name;
  } catch (error) {
    if (error instanceof Failure && (error.code === 'not_found' || error.code === 'invalid_input'))
      return null;
    throw error;
  }
}
