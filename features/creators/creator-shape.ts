import type { ActiveCreator, Creator } from '@/lib/contract/resources/creator';
import type { ProgramCreator } from '@/lib/contract/resources/program';
import type { NamedGroup } from '@/lib/data/read/groups/read-groups-of';
import type { Basis } from '@/lib/data/terms/basis';
import type { NamedBrand } from '@/lib/data/terms/lists/facet-shape';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';
import type { CurrencyFigures, PerformanceReceipt } from '@/lib/data/terms/lists/performance-shape';

export const creatorSorts = [
  'listed',
  'name',
  'sales',
  'commission',
  'clicks',
  'conversions',
  'conversionRate',
  'epc',
] as const;
export type CreatorSort = (typeof creatorSorts)[number];

export type CreatorRow = {
  creator: ActiveCreator;
  brands: NamedBrand[];
  figures: readonly CurrencyFigures[];
  /** Their tags in the creator program, if any. */
  tags: string[];
  /** The named groups that they are in. */
  groups: NamedGroup[];
};

/** Response of /api/catalog/creators. */
export type CreatorsAnswer = {
  rows: CreatorRow[];
  offset: number;
  total: number;
  totals: CurrencyFigures[];
  /** The currency that rows are sorted by; null without figures. */
  currency: string | null;
  brands: NamedBrand[];
  list: ListReceipt;
  performance: PerformanceReceipt;
  basis: Basis;
};

/** Response of /api/catalog/creators/{id}. */
export type CreatorProfile = {
  creator: Creator;
  brands: NamedBrand[];
  /** One entry per tag in the creator program. */
  program: ProgramCreator[];
  /** The lists of brands and tags. */
  basis: Basis;
};
