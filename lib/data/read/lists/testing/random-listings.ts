import fc from 'fast-check';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { addDays, type Day, toDay } from '@/lib/data/terms/days';
import { productKey } from '@/lib/data/terms/lists/product-key';
import { type Fact, facts } from '@/lib/data/testing/facts';
import { brandA, brandB } from '@/lib/data/testing/rows';
import { sampleProduct } from '@/lib/data/testing/sample-items';

/** The products of a list, and when it was read. */
export type Listing = { at: Date; products: CatalogProduct[] };

const ids = ['A', 'a', 'B', 'C', 'D', 'E', 'F', 'P/1'];
const marketplaces = ['marketplace.com', 'marketplace.de', 'elsewhere.example'];

/** A product of a marketplace. Titles of products that are alike have the order of their ids. */
export const listedKey = fc.record({
  primaryId: fc.constantFrom(...ids),
  marketplace: fc.constantFrom(...marketplaces),
});

/** Few values, so that products keep one or return to it. */
const listedProduct: fc.Arbitrary<CatalogProduct> = fc
  .record({
    key: listedKey,
    commissionPercentage: fc.constantFrom(0.1, 0.15),
    inStock: fc.constantFrom(true, true, false),
    active: fc.constantFrom(true, true, true, false),
    pricing: fc.record({ price: fc.constantFrom(1, 1.5), currency: fc.constantFrom('USD', 'CAD') }),
    brandId: fc.constantFrom(brandA, brandA, brandA, brandB),
    category: fc.constantFrom('Hats', 'Hats', 'Hats', 'Shoes'),
  })
  .map(({ key, ...values }) =>
    sampleProduct(key.primaryId, { ...key, title: `Product ${ids.indexOf(key.primaryId)}`, ...values }),
  );

/** Lists of the catalog since a day, oldest first, sometimes several of one day. Products appear, vanish and return. */
export const listingsSince = (first: Day): fc.Arbitrary<Listing[]> =>
  fc
    .array(
      fc.record({
        days: fc.constantFrom(0, 0, 1, 3, 9),
        products: fc.uniqueArray(listedProduct, {
          minLength: 0,
          maxLength: 24,
          size: 'max',
          selector: ({ marketplace, primaryId }) => productKey(marketplace, primaryId),
        }),
      }),
      { minLength: 1, maxLength: 7, size: 'max' },
    )
    .map((walks) => {
      let day = first;
      return walks.map(({ days, products }, hour) => {
        day = addDays(day, days);
        return { at: new Date(`${day}T${String(hour).padStart(2, '0')}:00:00.000Z`), products };
      });
    });

/** When a product was listed, and as what, oldest first. */
export const appearancesOf = (
  listings: readonly Listing[],
  { primaryId, marketplace }: Pick<CatalogProduct, 'primaryId' | 'marketplace'>,
): { day: Day; product: CatalogProduct }[] =>
  listings.flatMap(({ at, products }) => {
    const product = products.find((one) => one.primaryId === primaryId && one.marketplace === marketplace);
    return product ? [{ day: toDay(at), product }] : [];
  });

const listedKeys = ids.flatMap((product) => marketplaces.map((marketplace) => ({ product, marketplace })));

/** Report rows of such products. */
export const reportsOfListed: fc.Arbitrary<Fact[]> = facts('reports').map((rows) =>
  rows.map((row, at) => ({ ...row, ...listedKeys[at % listedKeys.length] })),
);
