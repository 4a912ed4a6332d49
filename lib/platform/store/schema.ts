import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { fraction, id, instant, money } from './columns';

export const platform = pgSchema('platform');

export type PayoutModel = 'standard' | 'cpc';

export const sellers = platform.table('sellers', {
  id: id(),
  name: text('name').notNull(),
});

export const brands = platform.table(
  'brands',
  {
    id: id(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellers.id),
    name: text('name').notNull(),
    active: boolean('active').notNull(),
    image: text('image').notNull(),
    bio: text('bio').notNull(),
    url: text('url').notNull(),
    /** One of MP9. */
    marketplace: text('marketplace').notNull(),
  },
  (table) => [index('brands_by_seller').on(table.sellerId, table.id)],
);

/** A seller's products. Products on several marketplaces may share a primary id. */
export const products = platform.table(
  'products',
  {
    id: id(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellers.id),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    /** One of MPLINK. retailer3.com supports links but is not in any list. */
    marketplace: text('marketplace').notNull(),
    primaryId: text('primary_id').notNull(),
    title: text('title').notNull(),
    category: text('category').notNull(),
    price: money('price'),
    currency: text('currency').notNull(),
    commission: fraction('commission'),
    inStock: boolean('in_stock').notNull(),
    active: boolean('active').notNull(),
  },
  (table) => [
    uniqueIndex('products_by_primary_id').on(table.primaryId, table.marketplace),
    index('products_by_seller').on(table.sellerId, table.id),
  ],
);

/** Creator teams on the platform. */
export const creators = platform.table('creators', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  bio: text('bio').notNull(),
});

/** A current or former partnership of a creator and a brand. */
export const partnerships = platform.table(
  'partnerships',
  {
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => creators.id),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    active: boolean('active').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.creatorId, table.brandId] }),
    index('partnerships_by_brand').on(table.brandId, table.creatorId),
  ],
);

/** Profiles of the third-party program. For claimed ones, `teamId` is the team on the platform. */
export const programCreators = platform.table(
  'program_creators',
  {
    id: id(),
    teamId: uuid('team_id').references(() => creators.id),
    tag: text('tag').notNull(),
    profileName: text('profile_name').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    bio: text('bio'),
  },
  (table) => [uniqueIndex('program_creators_by_tag').on(table.tag)],
);

export const campaigns = platform.table(
  'campaigns',
  {
    id: id(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellers.id),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    name: text('name').notNull(),
    start: instant('start_at').notNull(),
    end: instant('end_at').notNull(),
    status: text('status').notNull(),
    commission: fraction('commission'),
    budget: money('budget'),
  },
  (table) => [index('campaigns_by_seller').on(table.sellerId, table.start, table.id)],
);

// The row tables have no foreign keys, because a million checked inserts would take minutes. `date` never changes, so
// that walks by (date, id) stay complete while rows change.

export const programRows = platform.table(
  'program_rows',
  {
    id: id(),
    sellerId: uuid('seller_id').notNull(),
    brandId: uuid('brand_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    programCreatorId: uuid('program_creator_id').notNull(),
    date: instant('date').notNull(),
    asin: text('asin').notNull(),
    clicks: integer('clicks').notNull(),
    conversions: integer('conversions').notNull(),
    commission: money('commission'),
    sales: money('sales'),
  },
  (table) => [
    uniqueIndex('program_rows_one').on(table.campaignId, table.programCreatorId, table.date, table.asin),
    index('program_rows_by_seller').on(table.sellerId, table.date, table.id),
    index('program_rows_by_campaign').on(table.campaignId, table.date, table.id),
    index('program_rows_by_brand').on(table.brandId, table.date, table.id),
    index('program_rows_by_asin').on(table.sellerId, table.asin, table.date, table.id),
    index('program_rows_by_creator').on(table.programCreatorId, table.brandId),
  ],
);

const rowKeys = () => ({
  id: id(),
  sellerId: uuid('seller_id').notNull(),
  brandId: uuid('brand_id').notNull(),
  /** One of MPLINK. Seller v1 reports show only those of MP9. */
  marketplace: text('marketplace').notNull(),
  /** Internal. The API's rows do not contain it. */
  payoutModel: text('payout_model').$type<PayoutModel>().notNull(),
  date: instant('date').notNull(),
  linkId: text('link_id').notNull(),
  final: boolean('final').notNull(),
  clicks: integer('clicks').notNull(),
});

export const reportRows = platform.table(
  'report_rows',
  {
    ...rowKeys(),
    asin: text('asin').notNull(),
    creatorId: uuid('creator_id').notNull(),
    cpcCampaignId: uuid('cpc_campaign_id'),
    currency: text('currency').notNull(),
    sales: money('sales'),
    commissionAmount: money('commission_amount'),
    conversions: integer('conversions').notNull(),
    detailPageViews: integer('detail_page_views').notNull(),
    addToCarts: integer('add_to_carts').notNull(),
  },
  ({ sellerId, brandId, marketplace, payoutModel, linkId, asin, date, id }) => [
    uniqueIndex('report_rows_one').on(linkId, asin, date),
    index('report_rows_by_payout').on(sellerId, payoutModel, date, id),
    index('report_rows_by_marketplace').on(sellerId, marketplace, payoutModel, date, id),
    index('report_rows_by_brand').on(brandId, marketplace, payoutModel, date, id),
    index('report_rows_by_asin').on(sellerId, asin, date, id),
  ],
);

export const clickRows = platform.table(
  'click_rows',
  {
    ...rowKeys(),
    /** Null for a storefront. */
    asin: text('asin'),
    creatorId: uuid('creator_id'),
    linkType: text('link_type').notNull(),
  },
  ({ sellerId, brandId, marketplace, payoutModel, linkId, asin, date, id }) => [
    uniqueIndex('click_rows_one').on(linkId, date),
    index('click_rows_by_payout').on(sellerId, payoutModel, date, id),
    index('click_rows_by_marketplace').on(sellerId, marketplace, payoutModel, date, id),
    index('click_rows_by_brand').on(brandId, marketplace, payoutModel, date, id),
    index('click_rows_by_asin').on(sellerId, asin, date, id),
  ],
);

/** Brand referral bonus estimates, by UTC day (`YYYY-MM-DD`). */
export const bonusRows = platform.table(
  'bonus_rows',
  {
    sellerId: uuid('seller_id').notNull(),
    brandId: uuid('brand_id').notNull(),
    marketplace: text('marketplace').notNull(),
    currency: text('currency').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    amount: money('amount'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.marketplace, table.day, table.currency] }),
    index('bonus_rows_by_seller').on(table.sellerId, table.marketplace, table.day),
  ],
);

/** Tracked links. `digest` (see digestLink) is unique per creator, product, subids and sharedid. */
export const links = platform.table(
  'links',
  {
    id: text('id').primaryKey(),
    digest: text('digest').notNull(),
    type: text('type').$type<'product' | 'storefront'>().notNull(),
    creatorId: uuid('creator_id').references(() => creators.id),
    sellerId: uuid('seller_id').notNull(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id),
    /** Null for a storefront. */
    productId: uuid('product_id').references(() => products.id),
    marketplace: text('marketplace').notNull(),
    payoutModel: text('payout_model').$type<PayoutModel>().notNull().default('standard'),
    cpcCampaignId: uuid('cpc_campaign_id'),
    /** Earnings per click in the product's currency; 0 if the creator is paid a share of sales. */
    payPerClick: money('pay_per_click').default(0),
    subid1: text('subid1'),
    subid2: text('subid2'),
    sharedid: text('sharedid'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [uniqueIndex('links_by_digest').on(table.digest)],
);

/** Bearer keys: only the SHA-256 and a recognizable prefix and suffix. Exactly one owner. */
export const apiKeys = platform.table(
  'api_keys',
  {
    id: id(),
    sellerId: uuid('seller_id').references(() => sellers.id),
    creatorId: uuid('creator_id').references(() => creators.id),
    digest: text('digest').notNull(),
    prefix: text('prefix').notNull(),
    lastFour: text('last_four').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
    /** When a trial key expires. Other keys last until revoked. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    uniqueIndex('api_keys_by_digest').on(table.digest),
    check('api_keys_one_owner', sql`num_nonnulls(${table.sellerId}, ${table.creatorId}) = 1`),
  ],
);

/** Internal state of the platform: the cursor secret and the seed's progress. */
export const settings = platform.table('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});
