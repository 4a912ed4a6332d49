import { listUnreadFields } from '@/lib/contract/descriptive';
import type { Brand } from '@/lib/contract/resources/brand';
import type { ActiveCreator } from '@/lib/contract/resources/creator';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import type { Campaign, CreatorMatch, ProgramCreator } from '@/lib/contract/resources/program';
import { recordProductChanges } from '@/lib/data/store/lists/record-product-changes';
import type { Catalog } from '@/lib/data/store/workspace';
import { productKey } from '@/lib/data/terms/lists/product-key';
import type { ListSource } from './list-source';
import { lookUpTags } from './look-up-tags';
import { itemsOf, keyOfList, readList } from './read-list';

const limit = 100;
/** Four concurrent lookups. */
const tagsPerPage = 400;

const define = <Row extends object>(source: ListSource<Row>) => source;

const productItem = (product: CatalogProduct) => ({
  key: productKey(product.marketplace, product.primaryId),
  id: product.primaryId,
  name: product.title,
  texts: [product.title, product.primaryId, product.category],
  brand: product.brandId,
  marketplace: product.marketplace,
  // Unknown is not empty: margins of categories do not apply.
  category: listUnreadFields(product).includes('category') ? null : product.category,
  active: product.active,
  in_stock: product.inStock,
  price: product.pricing?.price ?? null,
  currency: product.pricing?.currency ?? null,
  rate: product.commissionPercentage,
});

/** A creator may have several tags, so rows are keyed by tag. */
const programCreators = define<ProgramCreator>({
  name: 'programCreators',
  toItem: (creator) => ({
    key: `${creator.id}/${creator.creatorConnectionsId}`,
    id: creator.id,
    name: creator.name,
    texts: [creator.name, creator.creatorConnectionsName, creator.creatorConnectionsId, creator.email],
    tag: creator.creatorConnectionsId,
    profile: creator.creatorConnectionsName.toLowerCase(),
    email: creator.email,
  }),
  readPage: async ({ walk: call }, cursor, signal) => {
    const page = await call('listProgramCreators', { query: { limit, cursor } }, { signal });
    return { rows: page.creators, cursor: page.cursor };
  },
});

/** Every list of the seller API that is stored completely, over all marketplaces. */
export const listSources = {
  brands: define<Brand>({
    name: 'brands',
    toItem: (brand) => ({
      key: brand.id,
      id: brand.id,
      name: brand.name,
      texts: [brand.name, brand.bio, brand.url, brand.id],
      marketplace: brand.marketplace || null,
      active: brand.active,
    }),
    readPage: async ({ walk: call }, cursor, signal) => {
      const page = await call('listBrands', { query: { limit, cursor, marketplace: 'all' } }, { signal });
      return { rows: page.brands, cursor: page.cursor };
    },
  }),
  /** Seller v2: every channel. */
  products: define<CatalogProduct>({
    name: 'products',
    toItem: productItem,
    readPage: async ({ walk: call }, cursor, signal) => {
      const query = { limit, cursor, marketplace: 'all' as const };
      const page = await call('listCatalogProducts', { query }, { signal });
      return { rows: page.products, cursor: page.cursor };
    },
    onChanges: recordProductChanges,
  }),
  /** Seller v1. Its `asin` has the name of v2. */
  productsV1: define<CatalogProduct>({
    name: 'productsV1',
    toItem: productItem,
    readPage: async ({ walk: call }, cursor, signal) => {
      const page = await call('listProducts', { query: { limit, cursor, marketplace: 'all' } }, { signal });
      return {
        rows: page.products.map(({ asin, ...rest }) => ({ primaryId: asin, ...rest })),
        cursor: page.cursor,
      };
    },
  }),
  creators: define<ActiveCreator>({
    name: 'creators',
    toItem: (creator) => ({
      key: creator.id,
      id: creator.id,
      name: creator.name,
      texts: [creator.name, creator.email, creator.id],
      email: creator.email,
      partners: `|${creator.partneredBrandIds.join('|')}|`,
    }),
    readPage: async ({ walk: call }, cursor, signal) => {
      const page = await call('listActiveCreators', { query: { limit, cursor } }, { signal });
      return { rows: page.creators, cursor: page.cursor };
    },
  }),
  campaigns: define<Campaign>({
    name: 'campaigns',
    toItem: (campaign) => ({
      key: campaign.id,
      id: campaign.id,
      name: campaign.name,
      texts: [campaign.name, campaign.brand.name, campaign.id],
      brand: campaign.brand.id,
      status: campaign.status || null,
      rate: campaign.commissionPercentage,
      budget: campaign.budget,
      from_day: campaign.startDate.slice(0, 10),
      to_day: campaign.endDate.slice(0, 10),
    }),
    readPage: async ({ walk: call }, cursor, signal) => {
      const page = await call('listCampaigns', { query: { limit, cursor } }, { signal });
      return { rows: page.campaigns, cursor: page.cursor };
    },
  }),
  programCreators,
  /** Tags of the program that belong to a creator on the platform, with that creator's id. */
  creatorMatches: define<CreatorMatch>({
    name: 'creatorMatches',
    toItem: (match) => ({
      key: match.creatorConnectionsId,
      id: match.creatorTeamId,
      name: match.name,
      texts: [match.name, match.creatorConnectionsId],
      tag: match.creatorConnectionsId,
    }),
    readPage: async (catalog, cursor, signal) => {
      const from = Number(cursor ?? 0);
      const tags = await readProgramTags(catalog, from);
      return {
        rows: await lookUpTags(catalog.walk, tags, signal),
        cursor: tags.length === tagsPerPage ? String(from + tagsPerPage) : null,
      };
    },
  }),
};

/** A page of the program's tags, read after the complete program is stored. */
async function readProgramTags(catalog: Catalog, from: number): Promise<string[]> {
  const program = await readList(catalog, programCreators, { untilComplete: true });
  const rows = await catalog.store.read(
    `SELECT tag FROM ${itemsOf} GROUP BY tag ORDER BY MIN(place) LIMIT ${tagsPerPage} OFFSET ${from}`,
    keyOfList(catalog, program),
  );
  return rows.map(({ tag }) => String(tag));
}
