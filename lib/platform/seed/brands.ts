import { catalogMarketplaces, linkMarketplaces } from '@/lib/contract/marketplaces';
import type { ArticleKind } from './article-words';
import { brandWords, otherBrandWords } from './brand-words';
import type { LinkMarketplace, SellerPlan } from './plan';
import { randomFor, toUuid } from './random';

export type SeedSeller = { id: string; name: string; plan: SellerPlan };

export type SeedBrand = {
  id: string;
  sellerId: string;
  name: string;
  active: boolean;
  image: string;
  bio: string;
  url: string;
  marketplace: string;
  kind: ArticleKind;
  /** Marketplaces with its products. */
  sellsOn: readonly LinkMarketplace[];
};

const toSlug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** A monogram on the brand's color, as a data URL. */
function drawMonogram(name: string, color: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${color}"/>` +
    `<circle cx="50" cy="14" r="22" fill="#fff" opacity=".14"/><text x="32" y="43" font-family="Georgia,serif" ` +
    `font-size="32" fill="#fff" text-anchor="middle">${name.slice(0, 1)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function buildSellers(sellers: readonly SellerPlan[], seed: number): SeedSeller[] {
  return sellers.map((plan) => ({ id: toUuid(seed, 'seller', plan.name), name: plan.name, plan }));
}

/** Brands of a seller, best known first. In a long list, the third from last is inactive. */
export function buildBrands(seller: SeedSeller, first: boolean, seed: number): SeedBrand[] {
  const words = (first ? brandWords : otherBrandWords).slice(0, seller.plan.brands);
  return words.map(({ name, kind, home, bio, color }, position) => {
    const random = randomFor(seed, 'brand', name);
    return {
      id: toUuid(seed, 'brand', name),
      sellerId: seller.id,
      name,
      active: words.length < 6 || position !== words.length - 3,
      image: drawMonogram(name, color),
      bio,
      url: `https://${toSlug(name)}.example.com`,
      marketplace: home,
      kind,
      // The first four sell everywhere, so that every marketplace has several brands.
      sellsOn: linkMarketplaces.filter(
        (marketplace) =>
          position < 4 ||
          marketplace === home ||
          marketplace === catalogMarketplaces[0] ||
          random.chance(0.5),
      ),
    };
  });
}
