import { z } from 'zod';
import { checkQuery, dataset, filterFields, oneOf } from '@/lib/data/query/query-parameters';
import { rangeFields } from '@/lib/data/ranges/query-range';

/** Query of /api/ledger/export: all filtered rows, oldest day first. */
export const exportQuerySchema = z
  .object({ dataset, ...rangeFields, ...filterFields, format: oneOf(['csv', 'parquet']).default('csv') })
  .superRefine(checkQuery);

export type ExportQuery = z.output<typeof exportQuerySchema>;
export type ExportInput = Partial<ExportQuery> & Pick<ExportQuery, 'from' | 'to'>;
