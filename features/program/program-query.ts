import { z } from 'zod';
import { pageFields, queryOf, sortFields, text } from '@/lib/data/terms/filters/query-fields';
import { checkRange, rangeFields } from '@/lib/data/terms/ranges/query-range';
import { cleanText } from '@/lib/language/format/clean-text';
import { campaignFilters, programCreatorFilters, programCreatorSort } from './program-filters';
import { maxTags } from './program-shape';

/** Query of /api/catalog/campaigns. */
export const campaignQuerySchema = z.object({ ...queryOf(campaignFilters) });

/** Query of /api/catalog/program-creators. */
export const programCreatorQuerySchema = z
  .object({
    ...queryOf(programCreatorFilters),
    /** The currency of figures and sorts. Defaults to the one with the most clicks. */
    currency: text,
    ...rangeFields,
    ...sortFields(programCreatorSort),
    ...pageFields,
  })
  .superRefine(checkRange);

const tag = z
  .string()
  .overwrite(cleanText)
  .min(1)
  .max(200)
  .regex(/^[^,\0]+$/, { error: 'must not contain a comma' });

export const lookupBodySchema = z.object({
  tags: z
    .array(tag)
    .min(1, { error: 'must contain a tag' })
    .max(maxTags, { error: `must contain at most ${maxTags} tags` }),
});

export type CampaignQuery = z.output<typeof campaignQuerySchema>;
export type ProgramCreatorQuery = z.output<typeof programCreatorQuerySchema>;
