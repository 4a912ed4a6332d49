import type { OperationId } from '../paths';

/** Notes on parameters that their schemas cannot express. */
export const parameterNotes: Record<string, string> = {
  limit: 'Items a page.',
  cursor: 'The `cursor` of the page before, with the same filters. Left out for the first page.',
  start: 'First instant of the range, in UTC, included.',
  end: 'Last instant of the range, in UTC, included.',
  brand_id: 'A brand of the seller.',
  id: 'A creator team.',
  brand_ids: 'Only these brands, as a comma-delimited list.',
  asins: 'Only these products, as a comma-delimited list of ASINs.',
  asin: 'Only this product.',
  product_ids: 'Only these products, as a comma-delimited list of primary ids.',
  campaign_ids: 'Only these campaigns, as a comma-delimited list.',
  creator_ids: 'Only these program creators, as a comma-delimited list.',
  creatorConnectionsIds: 'Program ids (associates tags) to look up, as a comma-delimited list.',
  starts_after: 'Only campaigns that start at this instant or later.',
  ends_before: 'Only campaigns that end at this instant or earlier.',
  active: 'Only what is, or is not, active in the service.',
  marketplace: 'Only this marketplace; `all`, where it is offered, means every one.',
  payout_model: 'Standard pays commission as a percentage of sales; cpc pays per click.',
};

const newest = 'Newest first. Pages stay whole while rows are added.';

export const operationNotes: Record<OperationId, string> = {
  getBrand: 'A brand of the seller, active or not. Another seller’s brand gives 404.',
  listBrands: 'In the order of their ids.',
  listActiveCreators:
    'Creators with an active partnership with at least one brand of the seller, in the order of their ids.',
  getCreator:
    'Creators who partner, or partnered, with the seller’s brands, or appear in its program reports. `email` is included only while a partnership is active.',
  listProgramReports: newest,
  listCampaigns: 'Latest start first.',
  listProgramCreators: 'In the order of their ids. `email` and `bio` may be null for unclaimed creators.',
  lookupCreators:
    'Leaves out tags that match no creator the seller knows. `GET /creators/{id}` finds each `creatorTeamId`.',
  listProducts: 'In a fixed order. The price is in the currency of the marketplace.',
  listReports: `${newest} \`end\` must be before \`start\` plus one calendar year.`,
  listClickReports: `${newest} \`end\` must be before \`start\` plus one calendar year.`,
  listBonusEstimates:
    'One row per date and currency: the sum over all brands, or over `brand_id`. A day is in the range when its first instant is.',
  listCatalogProducts:
    'Products of all brands on every channel, in a fixed order. `primaryId` is the ASIN, or the channel’s own id.',
  createLink:
    'The same creator, product, subids and sharedid give the same link again. An id that stands for products on several marketplaces needs `product.marketplace`. Inactive products, and brands without an active partnership, give 400.',
};
