import type { Brand } from '@/lib/contract/resources/brand';
import type { Basis } from '@/lib/ledger/basis';
import type { FacetCount } from './facet-shape';
import type { ListReceipt } from './list-receipt';
import type { CurrencyFigures, PerformanceReceipt } from './performance-shape';

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
