/** MP9: the marketplaces of seller API v1. API: Conventions 1. Each set may grow. */
export const sellerMarketplaces = [
  'marketplace.com',
  'marketplace.co.uk',
  'marketplace.com.mx',
  'marketplace.ca',
  'marketplace.de',
  'marketplace.es',
  'marketplace.fr',
  'marketplace.it',
  'marketplace.nl',
] as const;

const reported: ReadonlySet<string> = new Set(sellerMarketplaces);

/** Whether click and product reports cover a marketplace. */
export const isReportedMarketplace = (marketplace: string): boolean => reported.has(marketplace);

/** MPV2: the marketplaces of the seller v2 catalog. */
export const catalogMarketplaces = [
  ...sellerMarketplaces,
  'retailer2.com',
  'storefront-platform.com',
] as const;

/** MPLINK: the marketplaces a tracked link may belong to. */
export const linkMarketplaces = [...catalogMarketplaces, 'retailer3.com'] as const;

/** The only marketplace of the creator program. */
export const programMarketplaces = ['marketplace.com'] as const;

export const defaultMarketplace = 'marketplace.com';

/** The only marketplace whose links take a `sharedid`. API: POST /links. */
export const storefrontMarketplace = 'storefront-platform.com';

export const reportCurrencies = ['USD', 'GBP', 'CAD', 'EUR', 'MXN'] as const;

/** Currencies of brand referral bonus estimates. */
export const bonusCurrencies = [
  'AED',
  'AUD',
  'BRL',
  'CAD',
  'EUR',
  'INR',
  'JPY',
  'MXN',
  'SAR',
  'SEK',
  'TRY',
  'GBP',
  'USD',
] as const;
