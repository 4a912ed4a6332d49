import type { Campaign, CreatorMatch, ProgramCreator } from '@/lib/contract/resources/program';
import type { NamedGroup } from '@/lib/data/read/groups/read-groups-of';
import type { Basis } from '@/lib/data/terms/basis';
import type { FacetCount, NamedBrand } from '@/lib/data/terms/lists/facet-shape';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';
import type { CurrencyFigures, PerformanceReceipt } from '@/lib/data/terms/lists/performance-shape';
import type { Pacing } from './pacing';

/** Budgets and program commission are in US dollars, because the program only exists on marketplace.com. */
export const programCurrency = 'USD';

/** A campaign and its figures since the start. The platform does not pay its commission. */
export type CampaignRow = { campaign: Campaign; figures: readonly CurrencyFigures[]; pacing: Pacing };

/** Response of /api/catalog/campaigns: all matching campaigns. */
export type CampaignsAnswer = {
  rows: CampaignRow[];
  totals: CurrencyFigures[];
  /** Exact decimal string, in USD. */
  budget: string;
  brands: NamedBrand[];
  statuses: FacetCount[];
  list: ListReceipt;
  /** The days that pacing uses: from the first start of any campaign, at most a year ago. */
  performance: PerformanceReceipt;
  basis: Basis;
};

export const programCreatorSorts = [
  'name',
  'programName',
  'tag',
  'programSales',
  'programCommission',
  'programClicks',
  'programConversions',
  'sales',
  'commission',
] as const;
export type ProgramCreatorSort = (typeof programCreatorSorts)[number];

/** A tag of the program with its program figures, and its creator's attribution figures. Never added. */
export type ProgramCreatorRow = {
  creator: ProgramCreator;
  /** Whether the creator is on the platform. */
  claimed: boolean;
  /** The tag's creator on the platform, if a lookup found one. */
  creatorId: string | null;
  /** Whether there is an active partnership with the seller. */
  partner: boolean;
  /** The named groups that their creator on the platform is in. */
  groups: NamedGroup[];
  program: readonly CurrencyFigures[];
  /** Empty for unclaimed creators. */
  attribution: readonly CurrencyFigures[];
};

/** Response of /api/catalog/program-creators. */
export type ProgramCreatorsAnswer = {
  rows: ProgramCreatorRow[];
  offset: number;
  total: number;
  claimed: number;
  unclaimed: number;
  totals: CurrencyFigures[];
  /** The currency that figures are shown and sorted in. Null without rows in the range. */
  currency: string | null;
  /** The currencies of the program and of attribution, in the usual order. */
  currencies: string[];
  list: ListReceipt;
  performance: PerformanceReceipt;
  basis: Basis;
};

/** Maximum number of tags per lookup. */
export const maxTags = 2_000;

/** Response of /api/catalog/program-lookup: tags in the given order. */
export type LookupAnswer = { matched: CreatorMatch[]; unmatched: string[] };
