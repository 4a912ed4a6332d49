import { demoSeller, otherSeller, type SeedPlan } from './plan';

/** A plan for tests, with a few of each kind. Seeds in a second. */
export const tinyPlan: SeedPlan = {
  creators: 24,
  days: 120,
  sellers: [
    {
      name: demoSeller,
      brands: 12,
      productsPerMarketplace: 30,
      productLinks: 150,
      storefrontLinks: 12,
      reportRows: 1_500,
      campaigns: 12,
      unclaimed: 8,
    },
    {
      name: otherSeller,
      brands: 3,
      productsPerMarketplace: 6,
      productLinks: 20,
      storefrontLinks: 2,
      reportRows: 200,
      campaigns: 2,
      unclaimed: 3,
    },
  ],
};
