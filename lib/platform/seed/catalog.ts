import { buildBrands, buildSellers, type SeedBrand, type SeedSeller } from './brands';
import type { SeedCampaign } from './campaign-run';
import { buildCampaigns } from './campaigns';
import { buildCreators, buildPartnerships, type SeedCreator, type SeedPartnership } from './creators';
import { buildLinks, type SeedLink } from './links';
import { addPast } from './past-offers';
import type { SeedPlan } from './plan';
import { buildProducts, type SeedProduct } from './products';
import { buildClaimedProfiles, buildUnclaimedProfiles, type SeedProfile } from './profiles';

export type SellerCatalog = {
  seller: SeedSeller;
  brands: SeedBrand[];
  products: SeedProduct[];
  links: SeedLink[];
  campaigns: SeedCampaign[];
};

export type Catalog = {
  sellers: SellerCatalog[];
  creators: SeedCreator[];
  partnerships: SeedPartnership[];
  profiles: SeedProfile[];
};

/** Everything except rows. Determined by the plan, the seed and the day (since 1970). */
export function buildCatalog(plan: SeedPlan, seed: number, today: number): Catalog {
  const creators = buildCreators(plan.creators, seed);
  const sellers = buildSellers(plan.sellers, seed).map((seller, position) => {
    const brands = buildBrands(seller, position === 0, seed);
    return { seller, brands, products: buildProducts(seller, brands, seed) };
  });
  const partnerships = buildPartnerships(
    creators,
    sellers.map(({ brands }) => brands),
    seed,
  );
  const claimed = buildClaimedProfiles(creators, seed);
  const profiles = [...claimed];
  const complete = sellers.map((shop) => {
    const cast = { ...shop, creators, partnerships };
    const unclaimed = buildUnclaimedProfiles(shop.seller.plan.unclaimed, shop.seller.name, seed);
    profiles.push(...unclaimed);
    const links = buildLinks(cast, today - plan.days, plan.days, seed);
    const told = addPast({ products: shop.products, links }, today);
    const campaigns = buildCampaigns({ ...cast, ...told }, [...claimed, ...unclaimed], today, seed);
    return { ...shop, ...told, campaigns };
  });
  return { sellers: complete, creators, partnerships, profiles };
}
