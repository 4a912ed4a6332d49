import type { SeedProduct } from './products';

/** What a product is listed with, and how it sells. */
type Listing = Pick<SeedProduct, 'cents' | 'commission' | 'paidCommission' | 'inStock' | 'conversionRate'>;

/** A listing before a change. `until`: the day of the change. */
export type PastListing = Listing & { until: number };

/** The listing of a product on a day. */
export const listingOn = (product: SeedProduct, day: number): Listing =>
  product.past.find(({ until }) => day < until) ?? product;

/** How a listing changes, by days before today. `before`: what it was until then. */
type Change = { daysAgo: number; before: (product: SeedProduct) => Partial<Listing> };

const priceTimes = (factor: number, sells: number) => (product: SeedProduct) => ({
  cents: Math.round((product.cents * factor) / 100) * 100 - 1,
  conversionRate: product.conversionRate * sells,
});

const moreCommission = ({ commission, paidCommission }: SeedProduct) => ({
  commission: commission + 0.03,
  paidCommission: paidCommission + 0.03,
});

/** One story per product: a lower price, a lower commission, a higher price, a product that is back, and one that ran out. */
const stories: { now?: Partial<Listing>; changes: readonly Change[] }[] = [
  { changes: [{ daysAgo: 18, before: priceTimes(1.25, 0.55) }] },
  { changes: [{ daysAgo: 11, before: moreCommission }] },
  { changes: [{ daysAgo: 23, before: priceTimes(0.8, 1.7) }] },
  {
    changes: [
      { daysAgo: 54, before: () => ({}) },
      { daysAgo: 14, before: () => ({ inStock: false }) },
    ],
  },
  { now: { inStock: false }, changes: [{ daysAgo: 9, before: () => ({ inStock: true }) }] },
];

/** Gives the most wanted product of each of five brands a past. The others were always listed as they are now. */
export function addPast(products: readonly SeedProduct[], today: number): SeedProduct[] {
  const chosen = new Map<SeedProduct, (typeof stories)[number]>();
  const brands = new Set<string>();
  const wanted = products
    .filter(({ marketplace, active, inStock }) => marketplace === 'marketplace.com' && active && inStock)
    .sort((a, b) => demandOf(b) - demandOf(a));
  for (const product of wanted) {
    const story = stories[chosen.size];
    if (!story || brands.has(product.brandId)) continue;
    brands.add(product.brandId);
    chosen.set(product, story);
  }
  return products.map((product) => {
    const story = chosen.get(product);
    if (!story) return product;
    const past = story.changes.map(({ daysAgo, before }) => ({
      ...product,
      ...before(product),
      until: today - daysAgo,
    }));
    return { ...product, ...story.now, past };
  });
}

const demandOf = ({ weight, conversionRate }: SeedProduct) => weight * conversionRate;
