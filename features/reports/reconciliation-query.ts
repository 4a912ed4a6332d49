import { z } from 'zod';
import { setFilters } from '@/lib/data/terms/filters/filter-dimensions';
import { checkQuery, filterFields, wholeNumber } from '@/lib/data/terms/filters/query-parameters';
import { rangeFields } from '@/lib/data/terms/ranges/query-range';
import { isOfClicksAlone } from './reconciliation-shape';

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
    for (const name of setFilters(query).filter(isOfClicksAlone)) {
      context.addIssue({ code: 'custom', path: [name], message: 'does not apply to reports' });
    }
  });

export type ReconciliationQuery = z.output<typeof reconciliationQuerySchema>;
