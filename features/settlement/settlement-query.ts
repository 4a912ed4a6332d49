import { z } from 'zod';
import { grains } from '@/lib/data/days';
import { placementDimensions } from '@/lib/data/placement-dimensions';
import { checkQuery, filterFields, oneOf, wholeNumber } from '@/lib/data/query/query-parameters';
import { rangeFields } from '@/lib/data/ranges/query-range';
import { lookMetrics } from '@/lib/data/windows/look-ages';

/** Of rows that changed, only these columns are stored. Named groups join creators and products. */
export const settlementGroups = [
  'brand',
  'product',
  'creator',
  'link',
  'payout_model',
  'creator_group',
  'product_group',
  ...placementDimensions,
] as const;
export type SettlementGrouping = (typeof settlementGroups)[number];

/** `lost`: the largest loss first. `share`: the largest loss per unit reported. `reported`: the largest amount. */
export const settlementSorts = ['lost', 'share', 'reported'] as const;
export type SettlementSort = (typeof settlementSorts)[number];

const { marketplaces: _, campaigns: __, link_types: ___, creator_tags: ____, ...filters } = filterFields;

/** Query of /api/ledger/settlement. */
export const settlementQuerySchema = z
  .object({
    ...rangeFields,
    dataset: oneOf(['reports', 'program']).default('reports'),
    metric: oneOf(lookMetrics).default('commission'),
    grain: oneOf(grains).default('month'),
    group: oneOf(settlementGroups).default('creator'),
    sort: oneOf(settlementSorts).default('lost'),
    top: wholeNumber(1, 1000, 100),
    offset: wholeNumber(0, 9_999_999, 0),
    ...filters,
  })
  .superRefine((query, context) => checkQuery(query, context));

export type SettlementQuery = z.output<typeof settlementQuerySchema>;
/** The query as a caller writes it. */
export type SettlementInput = Partial<SettlementQuery> & Pick<SettlementQuery, 'from' | 'to'>;
