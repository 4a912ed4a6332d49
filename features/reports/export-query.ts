import { z } from 'zod';
import { checkQuery, dataset, filterFields, oneOf } from '@/lib/data/terms/filters/query-parameters';
import { rangeFields } from '@/lib/data/terms/ranges/query-range';
import { formFields } from '@/lib/pages/file-form';

/** Query of /api/ledger/export: all filtered rows, oldest day first. */
export const exportQuerySchema = z
  .object({
    dataset,
    ...rangeFields,
    ...filterFields,
    format: oneOf(['csv', 'parquet']).default('csv'),
    /** Of CSV. Defaults to its filters, and a last line that proves it is complete. */
    receipt: formFields.receipt,
    decimal: formFields.decimal,
  })
  .superRefine(checkQuery);

export type ExportQuery = z.output<typeof exportQuerySchema>;
export type ExportInput = Partial<ExportQuery> & Pick<ExportQuery, 'from' | 'to'>;
