import { z } from 'zod';
import { grains } from '@/lib/data/terms/days';
import { checkQuery, oneOf, pickFields, wholeNumber } from '@/lib/data/terms/filters/query-parameters';
import { groupDimensions } from '@/lib/data/terms/group-dimensions';
import { lookDimensions, lookMetrics } from '@/lib/data/terms/look-ages';
import { placementDimensions } from '@/lib/data/terms/placement-dimensions';
import { rangeFields } from '@/lib/data/terms/ranges/query-range';

/** What is stored of rows that changed, the named groups of their creators and products, and the attributes of their link. */
export const settlementGroups = [
  ...lookDimensions,
  'payout_model',
  groupDimensions.creator,
  groupDimensions.product,
  ...placementDimensions,
] as const;
export type SettlementGrouping = (typeof settlementGroups)[number];

/** `lost`: the largest loss first. `share`: the largest loss per unit reported. `reported`: the largest amount. */
export const settlementSorts = ['lost', 'share', 'reported'] as const;
export type SettlementSort = (typeof settlementSorts)[number];

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
    ...pickFields(settlementGroups),
  })
  .superRefine((query, context) => checkQuery(query, context));

export type SettlementQuery = z.output<typeof settlementQuerySchema>;
/** The query as a caller writes it. */
export type SettlementInput = Partial<SettlementQuery> & Pick<SettlementQuery, 'from' | 'to'>;
