import { z } from 'zod';
import { groupings } from './datasets';
import { metrics } from './metrics';
import { checkQuery, dataset, filterFields, oneOf, wholeNumber } from './query-parameters';
import { rangeFields } from './query-range';

/**
 * What /api/ledger/summary takes. Days are UTC, both ends included, at most one calendar year.
 * `top` groups by `sort` (the largest first) are kept a currency, the rest are added up as `other`.
 */
export const summaryQuerySchema = z
  .object({
    dataset,
    ...rangeFields,
    grain: oneOf(['day', 'week', 'month']).default('day'),
    group: oneOf(groupings).default('none'),
    compare: oneOf(['none', 'previous', 'weekdays', 'year']).default('none'),
    series: oneOf(['total', 'groups', 'none']).default('total'),
    sort: oneOf(metrics).optional(),
    top: wholeNumber(1, 1000, 10),
    ...filterFields,
  })
  .superRefine(checkQuery);

export type SummaryQuery = z.output<typeof summaryQuerySchema>;
/** As a caller gives it: numbers and arrays, what has a default left out. */
export type SummaryInput = Partial<SummaryQuery> & Pick<SummaryQuery, 'from' | 'to'>;
