import { Failure } from '@/lib/base/failure';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { keyOfList, readList, type StoredList } from '@/lib/data/fetch/lists/read-list';
import { looksLikeUrl, recognizeProduct } from '@/lib/data/read/links/recognize-product';
import { containsWords, items } from '@/lib/data/read/lists/list-sql';
import { taggedCreators } from '@/lib/data/read/lists/live-conditions';
import type { SqlRow } from '@/lib/data/store/engine/store';
import type { Catalog } from '@/lib/data/store/workspace';
import { productKey } from '@/lib/data/terms/lists/product-key';
import { cleanText, dropLabel } from '@/lib/language/format/clean-text';
import { readTypedAddress } from '@/lib/language/format/typed-text';
import type { SearchAnswer, SearchHit, SearchKind } from './search-shape';

const most = 6;
/** How long the palette waits for loading lists, in milliseconds. Then it searches what has arrived. */
const waitMs = 1_500;

/** Searched texts of an item, one per line, in lower case. */
const nameAndId = 'sort_name || chr(10) || lower(id)';

/** For each kind, what is searched and how to show a hit. */
const kinds: Record<
  SearchKind,
  { from?: string; texts: string; toHit: (row: SqlRow) => Omit<SearchHit, 'label'> }
> = {
  brands: {
    texts: nameAndId,
    toHit: ({ id, marketplace }) => ({ id: String(id), detail: String(marketplace), path: `/brands/${id}` }),
  },
  products: {
    texts: nameAndId,
    toHit: ({ id, marketplace }) => {
      const key = productKey(String(marketplace), String(id));
      return {
        id: key,
        detail: `${marketplace} · ${id}`,
        path: `/products?product=${encodeURIComponent(key)}`,
      };
    },
  },
  creators: {
    from: taggedCreators,
    texts: `texts || chr(10) || COALESCE(lower(tags), '')`,
    toHit: ({ id, email }) => ({ id: String(id), detail: String(email), path: `/creators/${id}` }),
  },
  campaigns: {
    texts: 'texts',
    toHit: ({ id, status }) => ({
      id: String(id),
      detail: String(status),
      path: `/program/campaigns/${id}`,
    }),
  },
};

/** Searches brands, products, creators and campaigns by name, id, e-mail, tag and pasted address. Throws Failure without a key. */
export async function searchEverything(catalog: Catalog, text: string): Promise<SearchAnswer> {
  const clean = cleanText(text).trim();
  // The address of a page means what the page is about.
  const product = looksLikeUrl(clean) ? recognizeProduct(clean)?.productId : undefined;
  const [, own] = /\/(?:brands|creators)\/([^/?#\s]+)/.exec(clean) ?? [];
  const query = (product ?? own ?? readTypedAddress(dropLabel(clean))).toLowerCase();
  const unread: SearchKind[] = [];
  const look = async (kind: SearchKind): Promise<SearchHit[]> => {
    try {
      return await searchList(catalog, kind, query);
    } catch (error) {
      if (!(error instanceof Failure) || error.code === 'key_missing') throw error;
      unread.push(kind);
      return [];
    }
  };
  const [brands, products, creators, campaigns] = await Promise.all([
    look('brands'),
    look('products'),
    look('creators'),
    look('campaigns'),
  ]);
  return { hits: { brands, products, creators, campaigns }, unread };
}

/**
 * Best matches first: texts that start with the query, then texts with a word that does, then texts that contain all
 * words.
 */
async function searchList(catalog: Catalog, kind: SearchKind, query: string): Promise<SearchHit[]> {
  const list = await readKind(catalog, kind);
  const { from = items, texts, toHit } = kinds[kind];
  const values = [...keyOfList(catalog, list), query];
  const holds = containsWords(texts, query, values);
  const rows = await catalog.store.read(
    `SELECT id, name, marketplace, email, status FROM ${from} WHERE ${holds.join(' AND ') || 'TRUE'}
     ORDER BY CASE WHEN strpos(chr(10) || ${texts}, chr(10) || $4) > 0 THEN 0
       WHEN strpos(${texts}, ' ' || $4) > 0 THEN 1 ELSE 2 END, place LIMIT ${most}`,
    values,
  );
  return rows.map((row) => ({ label: String(row.name), ...toHit(row) }));
}

function readKind(catalog: Catalog, kind: SearchKind): Promise<StoredList> {
  switch (kind) {
    case 'brands':
      return readList(catalog, listSources.brands, { waitMs });
    case 'products':
      return readList(catalog, listSources.products, { waitMs });
    case 'creators':
      return readList(catalog, listSources.creators, { waitMs });
    case 'campaigns':
      return readList(catalog, listSources.campaigns, { waitMs });
  }
}
