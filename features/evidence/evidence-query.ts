import { z } from 'zod';
import { checkQuery, filterFields } from '@/lib/data/terms/filters/query-parameters';
import { dayField, rangeFields } from '@/lib/data/terms/ranges/query-range';

const { links, products, brands } = filterFields;

const fields = { ...rangeFields, links, products, brands };

/** Query of /api/ledger/evidence. Always covers the caller's own links; there is no parameter for the person. */
export const evidenceQuerySchema = z
  .object(fields)
  .superRefine((query, context) => checkQuery({ ...query, dataset: 'reports' }, context));

/** The longest texts about an order, which no answer and no filter reads. */
export const longest = { amount: 40, note: 500 } as const;

const atMost = (most: number) =>
  z
    .string()
    .max(most, { error: `must have at most ${most} characters` })
    .optional();

/** Query of the file, which also states the order that is missing, as the reader described it. */
export const evidenceFileSchema = z
  .object({
    ...fields,
    orderDay: dayField.optional(),
    orderAmount: atMost(longest.amount),
    orderNote: atMost(longest.note),
  })
  .superRefine((query, context) => checkQuery({ ...query, dataset: 'reports' }, context));

export type EvidenceQuery = z.output<typeof evidenceQuerySchema>;
/** The query as a caller writes it. */
export type EvidenceInput = Partial<EvidenceQuery> & Pick<EvidenceQuery, 'from' | 'to'>;
