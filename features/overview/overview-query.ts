import { z } from 'zod';
import { grains } from '@/lib/data/terms/days';
import { checkQuery, oneOf } from '@/lib/data/terms/filters/query-parameters';
import { comparisons } from '@/lib/data/terms/ranges/compared-range';
import { rangeFields } from '@/lib/data/terms/ranges/query-range';

/** Query of /api/overview. Days are UTC and inclusive, at most one calendar year. */
export const overviewQuerySchema = z
  .object({
    dataset: z.literal('reports').default('reports'),
    ...rangeFields,
    grain: oneOf(grains).default('day'),
    compare: oneOf(comparisons).default('previous'),
  })
  .superRefine(checkQuery);

export type OverviewQuery = z.output<typeof overviewQuerySchema>;
