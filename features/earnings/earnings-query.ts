import { z } from 'zod';
import { grains } from '@/lib/data/terms/days';
import { oneOf, wholeNumber } from '@/lib/data/terms/filters/query-parameters';
import { checkRange, rangeFields } from '@/lib/data/terms/ranges/query-range';

const earningsSorts = ['commission', 'sales', 'clicks', 'conversionRate'] as const;

/** Query of /api/ledger/earnings. Always covers the caller's own links; there is no parameter for the person. */
export const earningsQuerySchema = z
  .object({
    ...rangeFields,
    grain: oneOf(grains).default('day'),
    sort: oneOf(earningsSorts).default('commission'),
    top: wholeNumber(1, 500, 100),
    offset: wholeNumber(0, 9_999_999, 0),
  })
  .superRefine(checkRange);

export type EarningsQuery = z.output<typeof earningsQuerySchema>;
/** The query as a caller writes it. */
export type EarningsInput = Partial<EarningsQuery> & Pick<EarningsQuery, 'from' | 'to'>;
