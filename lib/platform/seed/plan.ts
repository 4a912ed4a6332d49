import type { linkMarketplaces } from '@/lib/contract/marketplaces';

export type LinkMarketplace = (typeof linkMarketplaces)[number];

/** Amounts of data for one seller. */
export type SellerPlan = {
  name: string;
  brands: number;
  productsPerMarketplace: number;
  productLinks: number;
  storefrontLinks: number;
  /** Exact number over all `days`. */
  reportRows: number;
  campaigns: number;
  /** Creators of the program who are not on the platform. */
  unclaimed: number;
};

export type SeedPlan = { creators: number; days: number; sellers: readonly SellerPlan[] };

/** The owner of the demo's seller key. */
export const demoSeller = 'Harbor & Pine';
export const otherSeller = 'Kestrel Field Co.';
/** The owner of the demo's creator token: a partner of most of the demo seller's brands, but not all. */
export const demoCreator = 'Mara Lindqvist';

const demoOther: SellerPlan = {
  name: otherSeller,
  brands: 3,
  productsPerMarketplace: 24,
  productLinks: 60,
  storefrontLinks: 6,
  reportRows: 3_000,
  campaigns: 2,
  unclaimed: 6,
};

export const seedPlans = {
  demo: {
    creators: 60,
    days: 396,
    sellers: [
      {
        name: demoSeller,
        brands: 12,
        productsPerMarketplace: 400,
        productLinks: 1_150,
        storefrontLinks: 50,
        reportRows: 36_000,
        campaigns: 12,
        unclaimed: 26,
      },
      demoOther,
    ],
  },
  large: {
    creators: 300,
    days: 396,
    sellers: [
      {
        name: demoSeller,
        brands: 12,
        productsPerMarketplace: 176,
        productLinks: 4_700,
        storefrontLinks: 234,
        reportRows: 1_000_000,
        campaigns: 12,
        unclaimed: 120,
      },
      { ...demoOther, productsPerMarketplace: 10, reportRows: 12_000 },
    ],
  },
} as const satisfies Record<string, SeedPlan>;

export type SeedSize = keyof typeof seedPlans;
