import type { OperationOutput } from '../operations';
import type { OperationId } from '../paths';

const brand = { id: '0b9a1c1e-6f0e-4f6e-9a3b-2f9d1c7e5a10', name: 'Harbor Kitchen' };
const creatorId = '5d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21';
const campaign = { id: '7f0c2a44-12c6-4f1b-9a0e-3f1a5f0a9b77', name: 'Spring kettles' };
const date = '2026-01-31T00:00:00.000Z';
const cursor = 'b3BhcXVl';
const tag = { creatorConnectionsId: 'harbor-20', creatorConnectionsName: 'Harbor Reviews' };
const marketplace = 'marketplace.com';

const product = {
  pricing: { price: 39.95, currency: 'USD' },
  commissionPercentage: 0.1,
  title: 'Gooseneck kettle',
  inStock: true,
  category: 'Kitchen',
  brandId: brand.id,
  active: true,
  marketplace,
};

/** An example of each resource. */
export const exampleItems = {
  brand: {
    ...brand,
    active: true,
    image: 'https://images.example/harbor.png',
    bio: 'Kettles and pans.',
    url: 'https://harbor.example',
    marketplace,
  },
  product: { asin: 'B0EXAMPLE1', ...product },
  catalogProduct: { primaryId: 'B0EXAMPLE1', ...product },
  creator: {
    id: creatorId,
    name: 'Mara Cooks',
    email: 'mara@creators.example',
    bio: 'Reviews what pours.',
    partneredBrandIds: [brand.id],
  },
  campaign: {
    ...campaign,
    startDate: date,
    endDate: '2026-04-30T23:59:59.999Z',
    status: 'DELIVERING',
    commissionPercentage: 0.1,
    budget: 5000,
    brand,
  },
  programCreator: { id: creatorId, name: 'Mara Cooks', email: null, bio: null, ...tag },
  creatorMatch: { creatorTeamId: creatorId, name: 'Mara Cooks', ...tag },
  reportRow: {
    id: '3f1c1b9a-7a55-4c1a-9a64-6f6f1e2d4c10',
    date,
    asin: 'B0EXAMPLE1',
    cpcCampaignId: null,
    marketplace,
    currency: 'USD',
    linkId: 'k3TtleLink01',
    creatorId,
    brandId: brand.id,
    final: true,
    sales: 119.85,
    commissionAmount: 11.98,
    conversions: 3,
    clicks: 41,
    detailPageViews: 37,
    addToCarts: 6,
  },
  clickRow: {
    id: '9d2b7c60-3f0e-4d1c-8a2e-1b5c7d9e0f42',
    date,
    marketplace,
    asin: null,
    linkId: 'storefront01',
    creatorId,
    brandId: brand.id,
    clicks: 12,
    final: false,
    linkType: 'storefront',
  },
  programRow: {
    asin: 'B0EXAMPLE1',
    date,
    marketplace,
    clicks: 41,
    conversions: 3,
    commission: 11.98,
    sales: 119.85,
    campaign,
    brand,
    creator: { id: creatorId, name: 'Mara Cooks', email: null, ...tag },
  },
  bonusRow: { date: '20260131', amount: 84.2, currency: 'USD' },
};

/** An example response of each operation. */
export const examples: { [Id in OperationId]: OperationOutput<Id> } = {
  getBrand: exampleItems.brand,
  listBrands: { brands: [exampleItems.brand], cursor },
  listActiveCreators: { creators: [exampleItems.creator], cursor: null },
  getCreator: exampleItems.creator,
  listProgramReports: { reports: [exampleItems.programRow], cursor },
  listCampaigns: { campaigns: [exampleItems.campaign], cursor: null },
  listProgramCreators: { creators: [exampleItems.programCreator], cursor: null },
  lookupCreators: { creators: [exampleItems.creatorMatch] },
  listProducts: { products: [exampleItems.product], cursor },
  listReports: { reports: [exampleItems.reportRow], cursor },
  listClickReports: { reports: [exampleItems.clickRow], cursor: null },
  listBonusEstimates: [exampleItems.bonusRow],
  listCatalogProducts: { products: [exampleItems.catalogProduct], cursor: null },
  createLink: {
    id: 'k3TtleLink01',
    type: 'product',
    marketplace,
    url: 'https://links.example/l/k3TtleLink01?subid1=newsletter',
    mobileOptimizedUrl: 'https://links.example/l/k3TtleLink01?subid1=newsletter&app=1',
  },
};
