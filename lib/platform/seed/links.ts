import { groupBy } from '@/lib/base/group-by';
import { sellerMarketplaces, storefrontMarketplace } from '@/lib/contract/marketplaces';
import type { SeedBrand, SeedSeller } from './brands';
import { deadPlacement, placements } from './creator-words';
import type { SeedCreator, SeedPartnership } from './creators';
import { demoCreator, type LinkMarketplace } from './plan';
import type { SeedProduct } from './products';
import { type Random, randomFor, toUuid } from './random';

export type SeedLink = {
  id: string;
  /** Unique among the seller's links. Seeds the row generator. */
  index: number;
  type: 'product' | 'storefront';
  sellerId: string;
  brandId: string;
  creatorId: string | null;
  product: SeedProduct | null;
  marketplace: LinkMarketplace;
  cpcCampaignId: string | null;
  /** Cents per click; 0 for standard links. */
  cpcCents: number;
  subid1: string | null;
  sharedid: string | null;
  /** Days with rows, inclusive. */
  firstDay: number;
  lastDay: number;
  weight: number;
  /** False if clicks never become orders. */
  sells: boolean;
  /** Whether many of its orders come back. */
  returns: boolean;
};

/** Share of links by marketplace. Marketplaces that v1 reports leave out come last. */
const shares: readonly (readonly [LinkMarketplace, number])[] = [
  ['marketplace.com', 43],
  ['marketplace.co.uk', 13],
  ['marketplace.de', 11],
  ['marketplace.ca', 7],
  ['marketplace.fr', 6],
  ['marketplace.it', 4],
  ['marketplace.es', 4],
  ['marketplace.com.mx', 3],
  ['marketplace.nl', 3],
  ['retailer2.com', 3],
  ['storefront-platform.com', 2],
  ['retailer3.com', 1],
];

const always = 100_000;
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function createLinkId(...words: readonly unknown[]): string {
  const random = randomFor('link', ...words);
  return Array.from({ length: 10 }, () => base62.charAt(random.integer(0, 61))).join('');
}

function pickWeighted<T extends { weight: number }>(items: readonly T[], random: Random): T | undefined {
  let left = random.unit() * items.reduce((sum, { weight }) => sum + weight, 0);
  return items.find((item) => {
    left -= item.weight;
    return left < 0;
  });
}

function pickMarketplace(random: Random): LinkMarketplace {
  return (
    pickWeighted(
      shares.map(([name, weight]) => ({ name, weight })),
      random,
    )?.name ?? sellerMarketplaces[0]
  );
}

/** Most links are older than the rows. Some start later with a burst, some end. */
function makeLife(random: Random, firstDay: number, days: number): Pick<SeedLink, 'firstDay' | 'lastDay'> {
  const starts = random.chance(0.25) ? firstDay + random.integer(10, days - 5) : 0;
  const ends = random.chance(0.08) ? Math.max(starts, firstDay) + random.integer(30, days) : always;
  return { firstDay: starts, lastDay: ends };
}

/** A seller with all data needed to create links. */
export type Cast = {
  seller: SeedSeller;
  brands: readonly SeedBrand[];
  products: readonly SeedProduct[];
  creators: readonly SeedCreator[];
  partnerships: readonly SeedPartnership[];
};

type Draft = Omit<SeedLink, 'id' | 'index' | 'sellerId' | 'sells' | 'returns'>;

function draftProductLink(
  shelves: Map<string, SeedProduct[]>,
  partners: Map<string, SeedCreator[]>,
  random: Random,
): Omit<Draft, 'firstDay' | 'lastDay'> | null {
  const product = pickWeighted(shelves.get(pickMarketplace(random)) ?? [], random);
  const creator = product && pickWeighted(partners.get(product.brandId) ?? [], random);
  if (!product || !creator) return null;
  const cpc = random.chance(0.12);
  return {
    type: 'product',
    brandId: product.brandId,
    creatorId: creator.id,
    product,
    marketplace: product.marketplace,
    cpcCampaignId: cpc ? toUuid('cpc campaign', product.brandId) : null,
    cpcCents: cpc ? random.integer(12, 65) : 0,
    subid1: random.chance(0.6) ? random.pick(placements) : null,
    sharedid: product.marketplace === storefrontMarketplace && random.chance(0.5) ? 'shop-page' : null,
    weight: creator.weight ** 0.6 * product.weight ** 0.8 * Math.exp(random.normal() * 0.6),
  };
}

/** A fifth of the storefronts belong to the seller and have no creator. */
function draftStorefrontLink(
  brands: readonly SeedBrand[],
  partners: Map<string, SeedCreator[]>,
  random: Random,
): Omit<Draft, 'firstDay' | 'lastDay'> | null {
  const brand = random.pick(brands);
  const creator = pickWeighted(partners.get(brand.id) ?? [], random);
  if (!creator) return null;
  return {
    type: 'storefront',
    brandId: brand.id,
    creatorId: random.chance(0.2) ? null : creator.id,
    product: null,
    marketplace: random.pick(sellerMarketplaces.filter((name) => brand.sellsOn.includes(name))),
    cpcCampaignId: null,
    cpcCents: 0,
    subid1: random.pick(placements),
    sharedid: null,
    weight: random.between(0.1, 1),
  };
}

/** A seller's links to products and storefronts, created by current and former partners of the brand. */
export function buildLinks(cast: Cast, firstDay: number, days: number, seed: number): SeedLink[] {
  const { seller, brands, products } = cast;
  const { productLinks, storefrontLinks } = seller.plan;
  const random = randomFor(seed, 'links', seller.name);
  const partners = groupPartners(cast);
  const shelves = groupBy(products, ({ marketplace }) => marketplace);
  const links = new Map<string, SeedLink>();
  const demoId = cast.creators.find(({ name }) => name === demoCreator)?.id;
  // The creator with the second largest reach.
  const returningId = cast.creators[1]?.id;
  while (links.size < productLinks + storefrontLinks) {
    const draft =
      links.size < productLinks
        ? draftProductLink(shelves, partners, random)
        : draftStorefrontLink(brands, partners, random);
    if (!draft) continue;
    const { creatorId, brandId, product, subid1 } = draft;
    const key = [creatorId, brandId, product?.id, subid1].join();
    if (links.has(key)) continue;
    const life = makeLife(random, firstDay, days);
    links.set(key, {
      id: createLinkId(seed, key),
      index: links.size,
      sellerId: seller.id,
      ...draft,
      ...life,
      sells: creatorId !== demoId || subid1 !== deadPlacement,
      returns: creatorId !== null && creatorId === returningId,
    });
  }
  return [...links.values()];
}

function groupPartners({ creators, partnerships, brands }: Cast): Map<string, SeedCreator[]> {
  const byId = new Map(creators.map((creator) => [creator.id, creator]));
  const own = new Set(brands.map(({ id }) => id));
  const known = partnerships.flatMap(({ brandId, creatorId }) => {
    const creator = byId.get(creatorId);
    return creator && own.has(brandId) ? [{ brandId, creator }] : [];
  });
  const groups = groupBy(known, ({ brandId }) => brandId);
  return new Map([...groups].map(([brandId, pairs]) => [brandId, pairs.map(({ creator }) => creator)]));
}
