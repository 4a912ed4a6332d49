import type { LinkMarketplace } from './plan';

type Money = { currency: string /** Against a price in USD. */; factor: number };

const euro: Money = { currency: 'EUR', factor: 0.95 };
const dollar: Money = { currency: 'USD', factor: 1 };

const money: Record<LinkMarketplace, Money> = {
  'marketplace.com': dollar,
  'marketplace.co.uk': { currency: 'GBP', factor: 0.82 },
  'marketplace.com.mx': { currency: 'MXN', factor: 18.5 },
  'marketplace.ca': { currency: 'CAD', factor: 1.34 },
  'marketplace.de': euro,
  'marketplace.es': euro,
  'marketplace.fr': euro,
  'marketplace.it': euro,
  'marketplace.nl': euro,
  'retailer2.com': dollar,
  'storefront-platform.com': dollar,
  'retailer3.com': dollar,
};

/** The currency of a marketplace. */
export const currencyOf = (marketplace: LinkMarketplace): string => money[marketplace].currency;

/** A retail price in cents of the marketplace's currency: `….99`, or a whole amount ending in 9 for large ones. */
export function toShelfPrice(usd: number, marketplace: LinkMarketplace): number {
  const amount = usd * money[marketplace].factor;
  return amount >= 400 ? Math.round(amount / 10) * 1000 - 100 : Math.max(2, Math.round(amount)) * 100 - 1;
}

/** Converts cents to an exact decimal string for a numeric column. */
export function toDecimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
