import type { Campaign, CreatorMatch, ProgramCreator } from '@/lib/contract/resources/program';
import type { NamedBrand } from './creator-shape';
import type { ListReceipt } from './list-receipt';
import type { Pacing } from './pacing';
import type { CurrencyFigures, PerformanceReceipt } from './performance-shape';
import type { FacetCount } from './product-shape';

/** Budgets and program commission are in US dollars: the program runs on marketplace.com alone. */
export const programCurrency = 'USD';

/** A campaign with what it brought since its start. Its commission is not paid out through the service. */
export type CampaignRow = { campaign: Campaign; figures: readonly CurrencyFigures[]; pacing: Pacing };

/** What /api/catalog/campaigns answers: every campaign that passes the filter. */
export type CampaignsAnswer = {
  rows: CampaignRow[];
  totals: CurrencyFigures[];
  /** Exact decimal text, in USD. */
  budget: string;
  brands: NamedBrand[];
  statuses: FacetCount[];
  list: ListReceipt;
  /** From the first start of any campaign, at most a year back; pacing rests on these days. */
  performance: PerformanceReceipt;
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

/** One tag of the program: what it brought there, and what its creator brought by attribution. Never added. */
export type ProgramCreatorRow = {
  creator: ProgramCreator;
  /** Active on the service. */
  claimed: boolean;
  /** The creator on the service that the tag belongs to, where a look-up knows it. */
  creatorId: string | null;
  /** Has an active partnership with the seller. */
  partner: boolean;
  program: readonly CurrencyFigures[];
  /** Empty for the unclaimed. */
  attribution: readonly CurrencyFigures[];
};

/** What /api/catalog/program-creators answers. */
export type ProgramCreatorsAnswer = {
  rows: ProgramCreatorRow[];
  offset: number;
  total: number;
  claimed: number;
  unclaimed: number;
  totals: CurrencyFigures[];
  list: ListReceipt;
  performance: PerformanceReceipt;
};

/** Tags a look-up takes at a time. */
export const mostTags = 2_000;

/** What /api/catalog/program-lookup answers: tags in the order given. */
export type LookupAnswer = { matched: CreatorMatch[]; unmatched: string[] };
