import type { CatalogProduct } from '@/lib/contract/resources/product';
import type { NamedGroup } from '@/lib/data/read/groups/read-groups-of';
import type { Basis } from '@/lib/data/terms/basis';
import type { FacetCount } from '@/lib/data/terms/lists/facet-shape';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';
import type { CurrencyFigures, PerformanceReceipt } from '@/lib/data/terms/lists/performance-shape';
import type { FindingName } from './findings';

export const productSorts = [
  'listed',
  'title',
  'brand',
  'category',
  'marketplace',
  'price',
  'rate',
  'sales',
  'commission',
  'clicks',
  'conversions',
  'conversionRate',
  'effectiveRate',
] as const;
export type ProductSort = (typeof productSorts)[number];

/** A product on /products. */
export type ProductRow = {
  product: CatalogProduct;
  /** Null if the list of brands does not contain it. */
  brandName: string | null;
  figures: readonly CurrencyFigures[];
  /** False if reports do not cover this marketplace. Missing figures are then unknown. */
  reported: boolean;
  /** The named groups that it is in. */
  groups: NamedGroup[];
};

/** Response of /api/catalog/products: a page of the filtered list, and values for all of it. */
export type ProductsAnswer = {
  rows: ProductRow[];
  offset: number;
  /** Number of matching rows among the loaded ones; null while only the API's first page is available. */
  total: number | null;
  /** Totals over the filtered list, one entry per currency. */
  totals: CurrencyFigures[];
  /** The currency that figures are shown and sorted in. Null without rows in the range. */
  currency: string | null;
  /** The currencies of the list before the filter of findings, in the usual order. */
  currencies: string[];
  /** Values in the complete list, for the filters. */
  categories: FacetCount[];
  marketplaces: FacetCount[];
  brands: { id: string; name: string }[];
  /** Ids of the filter that are not in the complete list. */
  unknownIds: string[];
  list: ListReceipt;
  performance: PerformanceReceipt;
  basis: Basis;
};

/** Response of /api/catalog/findings. */
export type FindingsAnswer = {
  findings: { name: FindingName; products: number; clicks: number }[];
  products: number;
  list: ListReceipt;
  performance: PerformanceReceipt;
  basis: Basis;
};
