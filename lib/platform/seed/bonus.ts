import { sellerMarketplaces } from '@/lib/contract/marketplaces';
import type { SellerCatalog } from './catalog';
import type { LinkMarketplace } from './plan';
import { currencyOf } from './prices';
import type { ReportRow } from './rows';

export type BonusRow = {
  brandId: string;
  marketplace: LinkMarketplace;
  currency: string;
  day: number;
  cents: number;
};

/** The program returns about 10% of sales; estimates count about two thirds of that. */
const bonusRate = 0.065;

/** One estimate per brand and marketplace, also if nothing was sold. */
export function estimateBonuses(
  { brands }: SellerCatalog,
  day: number,
  reports: readonly ReportRow[],
): BonusRow[] {
  const sales = new Map<string, number>();
  for (const { link, salesCents } of reports) {
    const key = link.brandId + link.marketplace;
    sales.set(key, (sales.get(key) ?? 0) + salesCents);
  }
  return brands.flatMap((brand) =>
    sellerMarketplaces
      .filter((marketplace) => brand.sellsOn.includes(marketplace))
      .map((marketplace) => ({
        brandId: brand.id,
        marketplace,
        currency: currencyOf(marketplace),
        day,
        cents: Math.max(0, Math.round((sales.get(brand.id + marketplace) ?? 0) * bonusRate)),
      })),
  );
}
