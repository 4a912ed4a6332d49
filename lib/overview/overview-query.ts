import { z } from 'zod';
import { checkQuery, oneOf } from '@/lib/ledger/query-parameters';
import { rangeFields } from '@/lib/ledger/query-range';
import { comparisons, grains } from '@/lib/reports/choices';

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
