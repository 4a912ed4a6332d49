import { z } from 'zod';
import type { Grouping } from '@/lib/data/terms/dimensions';
import { checkQuery, filterFields, oneOf, wholeNumber } from '@/lib/data/terms/filters/query-parameters';
import { comparisons } from '@/lib/data/terms/ranges/compared-range';
import { rangeFields } from '@/lib/data/terms/ranges/query-range';
import { profitDimensions } from './profit-dimensions';
import { profitSorts } from './profit-shape';

const groups: [Grouping, ...Grouping[]] = ['none', ...profitDimensions];

/**
 * Query of /api/ledger/profit. `order=asc` starts with the lowest values: with `sort=netProfit`, the largest losses.
 */
export const profitQuerySchema = z
  .object({
    ...rangeFields,
    group: z.enum(groups, { error: `must be one of ${groups.join(', ')}` }).default('brand'),
    compare: oneOf(comparisons).default('none'),
    sort: oneOf(profitSorts).default('netProfit'),
    order: oneOf(['desc', 'asc']).default('desc'),
    top: wholeNumber(1, 1000, 100),
    offset: wholeNumber(0, 9_999_999, 0),
    ...filterFields,
  })
  .superRefine((query, context) => checkQuery({ ...query, dataset: 'reports' }, context));

export type ProfitQuery = z.output<typeof profitQuerySchema>;
/** The query as a caller writes it. */
export type ProfitInput = Partial<ProfitQuery> & Pick<ProfitQuery, 'from' | 'to'>;
