import { z } from 'zod';
import { checkQuery, filterFields, oneOf } from '@/lib/data/terms/filters/query-parameters';
import { rangeFields } from '@/lib/data/terms/ranges/query-range';
import { moneyDatasets } from './converted-shape';

/** Query of /api/ledger/converted: a dataset with amounts, and filters. Days are UTC. */
export const convertedQuerySchema = z
  .object({ ...rangeFields, dataset: oneOf(moneyDatasets).default('reports'), ...filterFields })
  .superRefine(checkQuery);

export type ConvertedQuery = z.output<typeof convertedQuerySchema>;
/** The query as a caller writes it. */
export type ConvertedInput = Partial<ConvertedQuery> & Pick<ConvertedQuery, 'from' | 'to'>;
