import { z } from 'zod';
import { stringList } from '@/lib/contract/parameters';
import { dimensionNames } from '@/lib/data/terms/dimensions';
import { checkQuery, dataset, filterFields, oneOf } from '@/lib/data/terms/filters/query-parameters';
import { comparisons } from '@/lib/data/terms/ranges/compared-range';
import { rangeFields } from '@/lib/data/terms/ranges/query-range';

const maxIds = 500;

/** Query of /api/ledger/performance: figures of given ids (products, links, creators …), for columns of a list. */
export const performanceQuerySchema = z
  .object({
    dataset,
    ...rangeFields,
    group: z.enum(dimensionNames, { error: `must be one of ${dimensionNames.join(', ')}` }),
    compare: oneOf(comparisons).default('none'),
    ids: stringList('a,b')
      .nonoptional({ error: 'must be a comma-delimited list' })
      .refine((ids) => ids.length <= maxIds, { error: `must have at most ${maxIds} items` }),
    ...filterFields,
  })
  .superRefine(checkQuery);

export type PerformanceQuery = z.output<typeof performanceQuerySchema>;
