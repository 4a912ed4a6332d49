import { nameOf } from '@/lib/data/testing/fact-rows';
import { pools } from '@/lib/data/testing/facts';
import {
  sampleBrand,
  sampleCampaign,
  sampleCreator,
  sampleMatch,
  sampleProduct,
  sampleProgramCreator,
} from '@/lib/data/testing/sample-items';
import type { Lists } from './export-set-up';

const flip = (at: number) => at % 2 === 0;

/** API lists for the facts of tests, with names that a spreadsheet would run as formulas. */
export const someLists: Lists = {
  brands: pools.brand.map((id, at) =>
    sampleBrand(id, {
      name: ['=Ärger & Co', 'zebra, "quoted"'][at] ?? id,
      active: flip(at),
      url: '',
      marketplace: pools.marketplace[at] ?? '',
    }),
  ),
  products: pools.product.flatMap((primaryId, at) =>
    [...pools.marketplace, 'storefront-platform.com'].map((marketplace, index) =>
      sampleProduct(primaryId, {
        marketplace,
        title: `@Kettle ${at}`,
        commissionPercentage: at / 100,
        brandId: pools.brand[at % 2] ?? '',
        category: flip(index) ? 'Toys' : 'Cooking, slow',
        inStock: flip(at + index),
        active: flip(index),
        pricing: { price: at + 0.1, currency: 'EUR' },
      }),
    ),
  ),
  creators: pools.creator.map((id, at) =>
    sampleCreator(id, {
      name: `Creator ${at}`,
      email: `${at}@example.com`,
      partneredBrandIds: pools.brand.slice(0, at),
    }),
  ),
  campaigns: pools.campaign.map((id, at) =>
    sampleCampaign(id, {
      name: `Campaign\n${at}`,
      status: flip(at) ? 'DELIVERING' : 'ENDED',
      budget: 1_000.5,
      startDate: '2026-04-01T00:00:00.000Z',
      endDate: '2026-12-31T00:00:00.000Z',
      brand: { id: pools.brand[at % 2] ?? '', name: 'Brand' },
    }),
  ),
  programCreators: pools.creator_tag.map((tag, at) =>
    sampleProgramCreator(tag, {
      id: pools.creator[at] ?? '',
      name: `Team ${at}`,
      email: flip(at) ? null : 'a@example.com',
      creatorConnectionsName: nameOf(tag),
    }),
  ),
  matches: pools.creator_tag.slice(0, 1).map((tag, at) =>
    sampleMatch(tag, {
      creatorTeamId: pools.creator[at] ?? '',
      name: `Team ${at}`,
      creatorConnectionsName: nameOf(tag),
    }),
  ),
};
