import { z } from 'zod';
import { checkQuery, dataset, filterFields, oneOf } from '@/lib/data/query/query-parameters';
import { rangeFields } from '@/lib/data/ranges/query-range';
import { receiptForms } from '@/lib/server/files/receipt';

/** Query of /api/ledger/export: all filtered rows, oldest day first. */
export const exportQuerySchema = z
  .object({
    ...{ dataset, ...rangeFields, ...filterFields },
    format: oneOf(['csv', 'parquet']).default('csv'),
    /** Of CSV. Defaults to its filters, and a last line that proves it is complete. */
    receipt: oneOf(receiptForms).optional(),
  })
  .superRefine(checkQuery);

export type ExportQuery = z.output<typeof exportQuerySchema>;
export type ExportInput = Partial<ExportQuery> & Pick<ExportQuery, 'from' | 'to'>;
