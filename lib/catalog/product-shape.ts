import type { CatalogProduct } from '@/lib/contract/resources/product';
import type { FindingName } from './findings';
import type { ListReceipt } from './list-receipt';
import type { CurrencyFigures, PerformanceReceipt } from './performance-shape';

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

/** One product as /products shows it. */
export type ProductRow = {
  product: CatalogProduct;
  /** Null where the list of brands does not know it. */
  brandName: string | null;
  figures: readonly CurrencyFigures[];
  /** False: reports do not cover this marketplace, so that no figure means nothing. */
  reported: boolean;
};

export type FacetCount = { value: string; count: number };

/** What /api/catalog/products answers: one stretch of the filtered list, and what is true of all of it. */
export type ProductsAnswer = {
  rows: ProductRow[];
  offset: number;
  /** Rows that pass the filter, of those loaded; null while only the API's first page is there. */
  total: number | null;
  /** Sums over the whole filtered list, one entry a currency. */
  totals: CurrencyFigures[];
  /** Values that occur in the whole list, for the filters. */
  categories: FacetCount[];
  marketplaces: FacetCount[];
  brands: { id: string; name: string }[];
  /** Ids of the filter that the whole list does not have. */
  unknownIds: string[];
  list: ListReceipt;
  performance: PerformanceReceipt;
};

/** What /api/catalog/findings answers. */
export type FindingsAnswer = {
  findings: { name: FindingName; products: number; clicks: number }[];
  products: number;
  list: ListReceipt;
  performance: PerformanceReceipt;
};
