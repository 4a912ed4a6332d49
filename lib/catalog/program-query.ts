import { z } from 'zod';
import { oneOf } from '@/lib/ledger/query/query-parameters';
import { checkRange, dayField, rangeFields } from '@/lib/ledger/ranges/query-range';
import { mostTags, programCreatorSorts } from './program-shape';
import { list, orderField, stretchFields, text, yesOrNo } from './query-fields';

/** What /api/catalog/campaigns takes. `after`, `before`: started on or after, ends on or before that UTC day. */
export const campaignQuerySchema = z.object({
  q: text,
  ids: list,
  brands: list,
  statuses: list,
  after: dayField.optional(),
  before: dayField.optional(),
  refresh: yesOrNo,
});

/** What /api/catalog/program-creators takes. */
export const programCreatorQuerySchema = z
  .object({
    q: text,
    claimed: yesOrNo,
    ...rangeFields,
    sort: oneOf(programCreatorSorts).default('programSales'),
    order: orderField,
    ...stretchFields,
  })
  .superRefine(checkRange);

const tag = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^,\0]+$/, { error: 'must not hold a comma' });

export const lookupBodySchema = z.object({
  tags: z
    .array(tag)
    .min(1, { error: 'must hold a tag' })
    .max(mostTags, { error: `must hold at most ${mostTags} tags` }),
});

export type CampaignQuery = z.output<typeof campaignQuerySchema>;
export type ProgramCreatorQuery = z.output<typeof programCreatorQuerySchema>;
