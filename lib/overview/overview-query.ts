import { z } from 'zod';
import { comparisons } from '@/lib/ledger/compared-range';
import { grains } from '@/lib/ledger/days';
import { checkQuery, oneOf } from '@/lib/ledger/query-parameters';
import { rangeFields } from '@/lib/ledger/query-range';

/** What /api/overview takes. Days are UTC, both included, at most one calendar year. */
export const overviewQuerySchema = z
  .object({
    dataset: z.literal('reports').default('reports'),
    ...rangeFields,
    grain: oneOf(grains).default('day'),
    compare: oneOf(comparisons).default('previous'),
  })
  .superRefine(checkQuery);

export type OverviewQuery = z.output<typeof overviewQuerySchema>;
