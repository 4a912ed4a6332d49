import { z } from 'zod';
import { checkQuery, dataset, filterFields, oneOf } from '../query/query-parameters';
import { rangeFields } from '../ranges/query-range';

/** Query of /api/ledger/export: all filtered rows, oldest day first. */
export const exportQuerySchema = z
  .object({ dataset, ...rangeFields, ...filterFields, format: oneOf(['csv', 'parquet']).default('csv') })
  .superRefine(checkQuery);

export type ExportQuery = z.output<typeof exportQuerySchema>;
export type ExportInput = Partial<ExportQuery> & Pick<ExportQuery, 'from' | 'to'>;
