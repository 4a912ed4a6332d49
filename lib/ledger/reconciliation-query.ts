import { z } from 'zod';
import { checkQuery, filterFields, wholeNumber } from './query-parameters';
import { rangeFields } from './query-range';

const { brands, products, creators, links, marketplaces, payout_models } = filterFields;

/** What /api/ledger/reconciliation takes; filters that both kinds of report know. */
export const reconciliationQuerySchema = z
  .object({
    ...rangeFields,
    top: wholeNumber(1, 500, 50),
    ...{ brands, products, creators, links, marketplaces, payout_models },
  })
  .superRefine((query, context) => checkQuery({ ...query, dataset: 'clicks' }, context));

export type ReconciliationQuery = z.output<typeof reconciliationQuerySchema>;
