import type { Brand } from '@/lib/contract/resources/brand';
import type { Basis } from '@/lib/data/basis';
import type { FacetCount } from '@/lib/data/lists/facet-shape';
import type { ListReceipt } from '@/lib/data/lists/list-receipt';
import type { CurrencyFigures, PerformanceReceipt } from '@/lib/data/lists/performance-shape';

export type BrandRow = { brand: Brand; figures: readonly CurrencyFigures[] };

/** Response of /api/catalog/brands: all matching brands. */
export type BrandsAnswer = {
  rows: BrandRow[];
  totals: CurrencyFigures[];
  marketplaces: FacetCount[];
  list: ListReceipt;
  performance: PerformanceReceipt;
  basis: Basis;
};
