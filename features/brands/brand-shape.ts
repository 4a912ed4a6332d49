import type { Brand } from '@/lib/contract/resources/brand';
import type { Basis } from '@/lib/data/terms/basis';
import type { FacetCount } from '@/lib/data/terms/lists/facet-shape';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';
import type { CurrencyFigures, PerformanceReceipt } from '@/lib/data/terms/lists/performance-shape';

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
