import { groupBy } from '@/lib/base/group-by';
import type { SeedLink } from './links';
import type { Offer, SeedProduct } from './products';

/** The offer of a product on a day. */
export const offerOn = (product: SeedProduct, day: number): Offer =>
  product.past.find(({ until }) => day < until) ?? product;

/** How an offer changes, by days before today. `before`: what it was until then. */
type Change = { daysAgo: number; before: (product: SeedProduct) => Partial<Offer> };

const priceTimes = (factor: number, sells: number) => (product: SeedProduct) => ({
  cents: Math.round((product.cents * factor) / 100) * 100 - 1,
  conversionRate: product.conversionRate * sells,
});

const moreCommission = ({ commission, paidCommission }: SeedProduct) => ({
  commission: commission + 0.03,
  paidCommission: paidCommission + 0.03,
});

/** One story per product: a lower price, a lower commission, one that ran out, one that is back, and a higher price. */
const stories: { now?: Partial<Offer>; changes: readonly Change[] }[] = [
  { changes: [{ daysAgo: 25, before: priceTimes(1.25, 0.4) }] },
  { changes: [{ daysAgo: 11, before: moreCommission }] },
  { now: { inStock: false }, changes: [{ daysAgo: 24, before: () => ({ inStock: true }) }] },
  {
    changes: [
      { daysAgo: 54, before: () => ({}) },
      { daysAgo: 14, before: () => ({ inStock: false }) },
    ],
  },
  { changes: [{ daysAgo: 22, before: priceTimes(0.8, 2) }] },
];

type Shop = { products: SeedProduct[]; links: SeedLink[] };

/** Gives the best-selling product of each of five brands a past. The others were always listed as they are now. */
export function addPast({ products, links }: Shop, today: number): Shop {
  const sold = groupBy(links, ({ product }) => product);
  const soldOf = (product: SeedProduct) =>
    product.conversionRate * (sold.get(product) ?? []).reduce((sum, { weight }) => sum + weight, 0);
  const best = products
    .filter(({ marketplace, active, inStock }) => marketplace === 'marketplace.com' && active && inStock)
    .sort((a, b) => soldOf(b) - soldOf(a));
  const ofBrands = best.filter(
    (product, at) => best.findIndex(({ brandId }) => brandId === product.brandId) === at,
  );
  const told = new Map(
    stories.flatMap(({ now, changes }, at) => {
      const product = ofBrands[at];
      if (!product) return [];
      const past = changes.map(({ daysAgo, before }) => ({
        ...product,
        ...before(product),
        until: today - daysAgo,
      }));
      return [[product, { ...product, ...now, past }]];
    }),
  );
  const tell = (product: SeedProduct) => told.get(product) ?? product;
  return {
    products: products.map(tell),
    links: links.map((link) => ({ ...link, product: link.product && tell(link.product) })),
  };
}
