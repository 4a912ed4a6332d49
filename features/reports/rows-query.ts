import { z } from 'zod';
import {
  checkQuery,
  dataset,
  filterFields,
  oneOf,
  wholeNumber,
} from '@/lib/data/terms/filters/query-parameters';
import { rangeFields } from '@/lib/data/terms/ranges/query-range';

export const rowSorts = ['at', 'sales', 'commission', 'bonus', 'clicks', 'conversions'] as const;

/** Query of /api/ledger/rows: the filters of a summary, a sort, and the previous page's cursor. */
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
/** The query as a caller writes it: numbers and arrays, with optional defaults. */
export type RowsInput = Partial<RowsQuery> & Pick<RowsQuery, 'from' | 'to'>;
