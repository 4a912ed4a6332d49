import { z } from 'zod';
import { checkQuery, dataset, filterFields, oneOf, wholeNumber } from '../query/query-parameters';
import { rangeFields } from '../ranges/query-range';

export const rowSorts = ['at', 'sales', 'commission', 'bonus', 'clicks', 'conversions'] as const;

/** What /api/ledger/rows takes: the filters of a summary, an order, and the cursor of the page before. */
export const rowsQuerySchema = z
  .object({
    dataset,
    ...rangeFields,
    ...filterFields,
    sort: oneOf(rowSorts).default('at'),
    order: oneOf(['desc', 'asc']).default('desc'),
    limit: wholeNumber(1, 500, 100),
    cursor: z.string().max(512, { error: 'must be the cursor of the page before' }).optional(),
  })
  .superRefine(checkQuery);

export type RowsQuery = z.output<typeof rowsQuerySchema>;
/** As a caller gives it: numbers and arrays, what has a default left out. */
export type RowsInput = Partial<RowsQuery> & Pick<RowsQuery, 'from' | 'to'>;
