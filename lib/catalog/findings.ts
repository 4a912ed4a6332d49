import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import type { CurrencyFigures } from './performance-shape';

export const findingNames = [
  'clicked-out-of-stock',
  'clicked-inactive',
  'no-clicks',
  'rate-differs',
] as const;
export type FindingName = (typeof findingNames)[number];

const wasteful: readonly FindingName[] = ['clicked-out-of-stock', 'clicked-inactive'];

/** Whether the clicks of a finding led nowhere. */
export const wastesClicks = (name: FindingName): boolean => wasteful.includes(name);

/** A standard commission rate this far from the listed one is worth a look: a quarter of it, and one percentage point. */
const rateTolerance = { relative: 0.25, points: 0.01 } as const;

const countClicks = (figures: readonly CurrencyFigures[]) =>
  figures.reduce((total, entry) => total + entry.figures.clicks, 0);

/** Whether reports say anything of a marketplace: those of seller v1, and any that rows are there for. */
export const isReported = (product: CatalogProduct, figures: readonly CurrencyFigures[]) =>
  isReportedMarketplace(product.marketplace) || figures.length > 0;

/** The standard commission rate against the listed fraction; rounding of single cents is no difference. */
export function differsFromListed(listed: number, standard: number | null): boolean {
  if (standard === null) return false;
  const difference = Math.abs(standard - listed);
  return difference >= rateTolerance.points && difference >= listed * rateTolerance.relative;
}

/** Each rule over a product and its figures in the range. */
export const findings: Record<
  FindingName,
  (product: CatalogProduct, figures: readonly CurrencyFigures[]) => boolean
> = {
  'clicked-out-of-stock': (product, figures) => !product.inStock && countClicks(figures) > 0,
  'clicked-inactive': (product, figures) => !product.active && countClicks(figures) > 0,
  'no-clicks': (product, figures) =>
    product.active && isReported(product, figures) && countClicks(figures) === 0,
  'rate-differs': (product, figures) =>
    figures.some((entry) => differsFromListed(product.commissionPercentage, entry.standardRate)),
};
