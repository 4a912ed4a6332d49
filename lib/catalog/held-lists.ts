import type { Brand } from '@/lib/contract/resources/brand';
import type { ActiveCreator } from '@/lib/contract/resources/creator';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import type { Campaign, CreatorMatch, ProgramCreator } from '@/lib/contract/resources/program';
import { defineList } from './held-list';
import { lookUpTags } from './look-up-tags';
import { recordProductChanges } from './record-product-changes';

const limit = 100;
/** Four look-ups, side by side. */
const tagsPerPage = 400;

/** One creator may have several tags, so the tag tells them apart. */
const programCreators = defineList<ProgramCreator>({
  name: 'programCreators',
  keyOf: (creator) => `${creator.id}/${creator.creatorConnectionsId}`,
  readPage: async ({ call }, cursor, signal) => {
    const page = await call('listProgramCreators', { query: { limit, cursor } }, { signal });
    return { rows: page.creators, cursor: page.cursor };
  },
});

/** Each list of the seller API that is kept whole, in every marketplace. */
export const heldLists = {
  brands: defineList<Brand>({
    name: 'brands',
    keyOf: (brand) => brand.id,
    readPage: async ({ call }, cursor, signal) => {
      const page = await call('listBrands', { query: { limit, cursor, marketplace: 'all' } }, { signal });
      return { rows: page.brands, cursor: page.cursor };
    },
  }),
  /** Seller v2: every channel. */
  products: defineList<CatalogProduct>({
    name: 'products',
    keyOf: (product) => `${product.marketplace}/${product.primaryId}`,
    readPage: async ({ call }, cursor, signal) => {
      const query = { limit, cursor, marketplace: 'all' as const };
      const page = await call('listCatalogProducts', { query }, { signal });
      return { rows: page.products, cursor: page.cursor };
    },
    onWhole: recordProductChanges,
  }),
  /** Seller v1, its `asin` under the name of v2. */
  productsV1: defineList<CatalogProduct>({
    name: 'productsV1',
    keyOf: (product) => `${product.marketplace}/${product.primaryId}`,
    readPage: async ({ call }, cursor, signal) => {
      const page = await call('listProducts', { query: { limit, cursor, marketplace: 'all' } }, { signal });
      return {
        rows: page.products.map(({ asin, ...rest }) => ({ primaryId: asin, ...rest })),
        cursor: page.cursor,
      };
    },
  }),
  creators: defineList<ActiveCreator>({
    name: 'creators',
    keyOf: (creator) => creator.id,
    readPage: async ({ call }, cursor, signal) => {
      const page = await call('listActiveCreators', { query: { limit, cursor } }, { signal });
      return { rows: page.creators, cursor: page.cursor };
    },
  }),
  campaigns: defineList<Campaign>({
    name: 'campaigns',
    keyOf: (campaign) => campaign.id,
    readPage: async ({ call }, cursor, signal) => {
      const page = await call('listCampaigns', { query: { limit, cursor } }, { signal });
      return { rows: page.campaigns, cursor: page.cursor };
    },
  }),
  programCreators,
  /** The program's tags that belong to a creator of the service, with that creator's id. */
  creatorMatches: defineList<CreatorMatch>({
    name: 'creatorMatches',
    keyOf: (match) => match.creatorConnectionsId,
    readPage: async (reader, cursor, signal) => {
      const { rows } = await programCreators(reader, { whole: true });
      const tags = [...new Set(rows.map((creator) => creator.creatorConnectionsId))];
      const from = Number(cursor ?? 0);
      const next = from + tagsPerPage;
      return {
        rows: await lookUpTags(reader.call, tags.slice(from, next), signal),
        cursor: next < tags.length ? String(next) : null,
      };
    },
  }),
};
