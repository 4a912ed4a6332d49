import { z } from 'zod';
import { listDimensions } from '@/lib/data/terms/datasets';
import { checkQuery, filterFields, wholeNumber } from '@/lib/data/terms/filters/query-parameters';
import { rangeFields } from '@/lib/data/terms/ranges/query-range';

const dimensions = listDimensions('reports');

/**
 * Query of /api/ledger/funnel: the dimension to group by, the number of groups per currency, and filters. Days are UTC.
 */
export const funnelQuerySchema = z
  .object({
    ...rangeFields,
    group: z.enum(dimensions, { error: `must be one of ${dimensions.join(', ')}` }).default('brand'),
    top: wholeNumber(1, 500, 25),
    ...filterFields,
  })
  .superRefine((query, context) => checkQuery({ ...query, dataset: 'reports' }, context));

export type FunnelQuery = z.output<typeof funnelQuerySchema>;
/** The query as a caller writes it. */
export type FunnelInput = Partial<FunnelQuery> & Pick<FunnelQuery, 'from' | 'to'>;
