import { z } from 'zod';
import { checkQuery, filterFields, wholeNumber } from '@/lib/data/query/query-parameters';
import { rangeFields } from '@/lib/data/ranges/query-range';

/** Query of /api/ledger/reconciliation, with the filters that both kinds of report support. */
export const reconciliationQuerySchema = z
  .object({
    ...rangeFields,
    top: wholeNumber(1, 500, 50),
    offset: wholeNumber(0, 9_999_999, 0),
    ...filterFields,
  })
  .superRefine((query, context) => {
    checkQuery({ ...query, dataset: 'clicks' }, context);
    if (query.link_types) {
      context.addIssue({ code: 'custom', path: ['link_types'], message: 'does not apply to reports' });
    }
  });

export type ReconciliationQuery = z.output<typeof reconciliationQuerySchema>;
