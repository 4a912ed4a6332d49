import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkMarketplaces, reportCurrencies } from '@/lib/contract/marketplaces';
import { currencyOf, toDecimal, toShelfPrice } from './prices';

describe('prices', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [1999, '19.99'],
    [-120000, '-1200.00'],
  ])('%d cents are %s', (cents, text) => {
    expect(toDecimal(cents)).toBe(text);
  });

  it('are positive, in whole cents and in an API currency', () => {
    const anyPrice = fc.double({ min: 0.5, max: 2_000, noNaN: true });
    fc.assert(
      fc.property(anyPrice, fc.constantFrom(...linkMarketplaces), (usd, marketplace) => {
        const cents = toShelfPrice(usd, marketplace);
        expect(Number.isInteger(cents) && cents > 0).toBe(true);
        expect(reportCurrencies).toContain(currencyOf(marketplace));
      }),
    );
  });
});
