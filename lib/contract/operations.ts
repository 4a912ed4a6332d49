import { z } from 'zod';
import type { ApiErrorName } from './errors';
import { limits } from './limits';
import {
  catalogMarketplaces,
  defaultMarketplace,
  programMarketplaces,
  sellerMarketplaces,
} from './marketplaces';
import {
  activeFlag,
  cursor,
  dateTime,
  inOrder,
  marketplace,
  pageLimit,
  payoutModel,
  stringList,
  uuid,
  uuidList,
  withinBonusRange,
  withinOneYear,
} from './parameters';
import type { OperationId } from './paths';
import { brandSchema } from './resources/brand';
import { activeCreatorSchema, creatorSchema } from './resources/creator';
import { linkRequestSchema, linkSchema } from './resources/link';
import { catalogProductSchema, productSchema } from './resources/product';
import {
  campaignSchema,
  creatorMatchSchema,
  programCreatorSchema,
  programReportRowSchema,
} from './resources/program';
import { bonusRowSchema, clickRowSchema, reportRowSchema } from './resources/report';

/** The kind of key that an operation requires. API: Authentication. */
export type KeyFamily = 'seller' | 'creator';

type Operation = {
  family: KeyFamily;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodType<Record<string, unknown>>;
  body?: z.ZodType;
  response: z.ZodType;
  /** Errors in addition to 401 and 422, which every operation can return. */
  errors: readonly ApiErrorName[];
};

const asinExample = 'B0EXAMPLE1,B0EXAMPLE2';
const idExample = '0b9a1c1e-6f0e-4f6e-9a3b-2f9d1c7e5a10';
const page = { limit: pageLimit(limits.page), cursor };
const range = { start: dateTime, end: dateTime };
const anyMarketplace = marketplace([...sellerMarketplaces, 'all'], defaultMarketplace);
const programMarketplace = marketplace(programMarketplaces, defaultMarketplace);

const paged = <Name extends string, Item extends z.ZodType>(name: Name, item: Item) =>
  z.object({
    ...({ [name]: z.array(item) } as Record<Name, z.ZodArray<Item>>),
    cursor: z.string().nullable().meta({ description: 'Null: there are no more items.' }),
  });

/** Every operation of the API. Platform routes, gateway allowlist, API document and tests derive from it. */
export const operations = {
  getBrand: {
    family: 'seller',
    summary: 'A brand by its id',
    params: z.object({ brand_id: uuid }),
    response: brandSchema,
    errors: ['brandNotFound'],
  },
  listBrands: {
    family: 'seller',
    summary: 'Brands of the seller',
    query: z.object({ ...page, brand_ids: uuidList, active: activeFlag, marketplace: anyMarketplace }),
    response: paged('brands', brandSchema),
    errors: [],
  },
  listActiveCreators: {
    family: 'seller',
    summary: 'Creators with an active partnership with the seller',
    query: z.object({ ...page, brand_ids: stringList(idExample) }),
    response: paged('creators', activeCreatorSchema),
    errors: [],
  },
  getCreator: {
    family: 'seller',
    summary: 'A creator by id',
    params: z.object({ id: uuid }),
    response: creatorSchema,
    errors: ['creatorNotFound'],
  },
  listProgramReports: {
    family: 'seller',
    summary: 'Creator-program report rows',
    query: inOrder(
      z.object({
        ...page,
        limit: pageLimit(limits.programReportPage),
        ...range,
        brand_ids: uuidList,
        campaign_ids: uuidList,
        asins: stringList(asinExample),
        marketplace: programMarketplace,
      }),
    ),
    response: paged('reports', programReportRowSchema),
    errors: [],
  },
  listCampaigns: {
    family: 'seller',
    summary: 'Creator-program campaigns',
    query: z.object({
      ...page,
      starts_after: dateTime.optional(),
      ends_before: dateTime.optional(),
      marketplace: programMarketplace,
      brand_ids: uuidList,
    }),
    response: paged('campaigns', campaignSchema),
    errors: [],
  },
  listProgramCreators: {
    family: 'seller',
    summary: 'Creators in the seller’s creator-program reports, claimed and unclaimed',
    query: z.object({ ...page, brand_ids: uuidList, creator_ids: uuidList }),
    response: paged('creators', programCreatorSchema),
    errors: [],
  },
  lookupCreators: {
    family: 'seller',
    summary: 'Creators by their program ids; unknown ids are absent',
    query: z.object({ creatorConnectionsIds: stringList('tag-20,other-20').nonoptional() }),
    response: z.object({ creators: z.array(creatorMatchSchema) }),
    errors: [],
  },
  listProducts: {
    family: 'seller',
    summary: 'Products of the seller (v1)',
    query: z.object({
      ...page,
      brand_ids: stringList(idExample),
      asins: stringList(asinExample),
      active: activeFlag,
      marketplace: anyMarketplace,
    }),
    response: paged('products', productSchema),
    errors: [],
  },
  listReports: {
    family: 'seller',
    summary: 'Reports by product, date and link over [start, end], less than 1 year',
    query: withinOneYear(
      z.object({
        ...page,
        ...range,
        brand_ids: stringList(idExample),
        asins: stringList(asinExample),
        payout_model: payoutModel,
        marketplace: anyMarketplace,
      }),
    ),
    response: paged('reports', reportRowSchema),
    errors: [],
  },
  listClickReports: {
    family: 'seller',
    summary: 'Click reports by date and link over [start, end], less than 1 year',
    query: withinOneYear(
      z.object({
        ...page,
        ...range,
        brand_ids: stringList(idExample),
        asin: z.string().min(1).optional(),
        marketplace: anyMarketplace,
        payout_model: payoutModel,
      }),
    ),
    response: paged('reports', clickRowSchema),
    errors: [],
  },
  listBonusEstimates: {
    family: 'seller',
    summary: 'Brand referral bonus estimates by date over [start, end], at most 90 days',
    query: withinBonusRange(
      z.object({
        ...range,
        marketplace: marketplace(sellerMarketplaces, defaultMarketplace),
        brand_id: uuid.optional(),
      }),
    ),
    response: z.array(bonusRowSchema),
    errors: [],
  },
  listCatalogProducts: {
    family: 'seller',
    summary: 'Products of the seller across brands and channels (v2)',
    query: z.object({
      ...page,
      brand_ids: uuidList,
      product_ids: stringList(asinExample),
      active: activeFlag,
      marketplace: marketplace([...catalogMarketplaces, 'all'], 'all'),
    }),
    response: paged('products', catalogProductSchema),
    errors: [],
  },
  createLink: {
    family: 'creator',
    summary: 'Create a tracked product link',
    body: linkRequestSchema,
    response: linkSchema,
    errors: ['contentType', 'productNotFound', 'linkForbidden'],
  },
} as const satisfies Record<OperationId, Operation>;

type Operations = typeof operations;
type Parsed<Id extends OperationId, Part extends 'params' | 'query' | 'body'> = Operations[Id] extends {
  [Key in Part]: infer Schema extends z.ZodType;
}
  ? Schema
  : never;

type RequiredKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];

/** Parameters as numbers, booleans and arrays. Those with a default are optional. */
type Given<Schema extends z.ZodType> = Partial<z.output<Schema>> &
  Pick<z.output<Schema>, RequiredKeys<z.input<Schema>> & keyof z.output<Schema>>;

/** The input of an operation. */
export type OperationInput<Id extends OperationId> = (Operations[Id] extends { params: z.ZodType }
  ? { params: z.output<Parsed<Id, 'params'>> }
  : unknown) &
  (Operations[Id] extends { query: z.ZodType } ? { query: Given<Parsed<Id, 'query'>> } : unknown) &
  (Operations[Id] extends { body: z.ZodType } ? { body: z.input<Parsed<Id, 'body'>> } : unknown);

/** The body of an operation's 200 response. */
export type OperationOutput<Id extends OperationId> = z.output<Operations[Id]['response']>;
