import { linkMarketplaces } from '@/lib/contract/marketplaces';
import { articleWords } from './article-words';
import type { SeedBrand, SeedSeller } from './brands';
import type { LinkMarketplace } from './plan';
import { currencyOf, toShelfPrice } from './prices';
import { type Random, randomFor, toUuid } from './random';

export type SeedProduct = {
  id: string;
  sellerId: string;
  brandId: string;
  marketplace: LinkMarketplace;
  primaryId: string;
  title: string;
  category: string;
  /** Cents of `currency`. */
  cents: number;
  currency: string;
  /** Listed commission rate, a fraction. */
  commission: number;
  inStock: boolean;
  active: boolean;
  /** Paid commission rate. Differs from the listed one for a few products. */
  paidCommission: number;
  /** Conversions per click. */
  conversionRate: number;
  /** Relative demand: 1 for the brand's best. */
  weight: number;
  /** Earlier offers, oldest first. */
  past: readonly PastOffer[];
};

/** What a product is listed with, and how it sells. */
export type Offer = Pick<
  SeedProduct,
  'cents' | 'commission' | 'paidCommission' | 'inStock' | 'conversionRate'
>;

/** An offer before a change. `until`: the day of the change. */
type PastOffer = Offer & { until: number };

type Article = { title: string; usd: number; category: string; sharedAsin: string | null };

const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const asin = (random: Random) => `B0${Array.from({ length: 8 }, () => random.pick([...alphabet])).join('')}`;
const digits = (random: Random, length: number, first: string) =>
  first + Array.from({ length: length - first.length }, () => random.integer(0, 9)).join('');

function createPrimaryId(marketplace: LinkMarketplace, random: Random): string {
  if (marketplace === 'retailer2.com') return digits(random, 9, '5');
  if (marketplace === 'retailer3.com') return digits(random, 8, '8');
  if (marketplace === 'storefront-platform.com') return digits(random, 14, '43');
  return asin(random);
}

/** A brand's articles by popularity. About one in six has the same ASIN on every marketplace. */
function buildArticles(brand: SeedBrand, seed: number): Article[] {
  const random = randomFor(seed, 'articles', brand.name);
  const { category, nouns, sizes, looks } = articleWords[brand.kind];
  const articles = nouns.flatMap(([noun, price]) =>
    sizes.flatMap(([size, factor]) =>
      looks.map((look) => ({
        title: `${brand.name} ${noun}, ${size}, ${look}`,
        usd: price * factor * random.between(0.92, 1.08),
        category,
        sharedAsin: random.chance(0.16) ? asin(random) : null,
      })),
    ),
  );
  return random.shuffle(articles);
}

type Listing = { article: Article; rank: number; brand: SeedBrand; marketplace: LinkMarketplace };

function buildProduct({ article, rank, brand, marketplace }: Listing, seed: number): SeedProduct {
  const random = randomFor(seed, 'product', marketplace, article.title);
  const ownId = createPrimaryId(marketplace, random);
  const primaryId = (marketplace.startsWith('marketplace.') && article.sharedAsin) || ownId;
  const commission = Math.round(random.between(6, 26)) / 200;
  return {
    id: toUuid(seed, 'product', marketplace, article.title),
    sellerId: brand.sellerId,
    brandId: brand.id,
    marketplace,
    primaryId,
    title: article.title,
    category: article.category,
    cents: toShelfPrice(article.usd, marketplace),
    currency: currencyOf(marketplace),
    commission,
    inStock: !random.chance(0.07),
    active: brand.active && !random.chance(0.05),
    paidCommission: random.chance(0.04) ? commission * random.pick([0.5, 1.6]) : commission,
    conversionRate: random.between(0.015, 0.07),
    weight: (rank + 1) ** -0.75 * random.between(0.6, 1.4),
    past: [],
  };
}

/** The same number of products on every marketplace, except a tenth on retailer3.com, which supports only links. */
export function buildProducts(seller: SeedSeller, brands: readonly SeedBrand[], seed: number): SeedProduct[] {
  const shelves = brands.map((brand) => ({ brand, articles: buildArticles(brand, seed) }));
  return linkMarketplaces.flatMap((marketplace) => {
    const usual = seller.plan.productsPerMarketplace;
    const count = marketplace === 'retailer3.com' ? Math.ceil(usual / 10) : usual;
    const here = shelves.filter(({ brand }) => brand.sellsOn.includes(marketplace));
    return Array.from({ length: count }, (_, position) => {
      const shelf = here[position % here.length];
      const rank = Math.floor(position / here.length);
      const article = shelf?.articles[rank];
      if (!shelf || !article) throw new Error(`too few articles for ${count} products on ${marketplace}`);
      return buildProduct({ article, rank, brand: shelf.brand, marketplace }, seed);
    });
  });
}
