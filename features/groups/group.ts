import { z } from 'zod';
import { uuid } from '@/lib/contract/parameters';
import { groupKinds } from '@/lib/data/group-dimensions';
import { maxBrandIds } from '@/lib/data/lists/id-list';
import { liveCreatorFilters, liveProductFilters } from '@/lib/data/lists/live-filters';
import { oneOf, wholeNumber } from '@/lib/data/query/query-parameters';
import { cleanText } from '@/lib/language/format/clean-text';
import { groupLimits } from './group-shape';

const textTo = (most: number) =>
  z.string({ error: 'must be text' }).max(most, { error: `must have at most ${most} characters` });

const name = textTo(groupLimits.name).overwrite(cleanText).trim().min(1, { error: 'must not be empty' });

/** Pasted ids in any format, or a CSV file with a column of ids. */
const ids = z.string({ error: 'must be text' }).min(1, { error: 'must not be empty' });

const texts = z.array(textTo(groupLimits.id)).max(100, { error: 'must have at most 100 items' });

const filter = z
  .strictObject({
    q: textTo(200).optional(),
    brands: z
      .array(uuid)
      .max(maxBrandIds, { error: `must have at most ${maxBrandIds} items` })
      .optional(),
    active: z.boolean({ error: 'must be true or false' }).optional(),
    stock: oneOf(liveProductFilters.stock.names).optional(),
    priceBelow: textTo(groupLimits.id)
      .regex(liveProductFilters.priceBelow.shape, { error: liveProductFilters.priceBelow.error })
      .optional(),
    categories: texts.optional(),
    marketplaces: texts.optional(),
  })
  .transform(
    (given) =>
      Object.fromEntries(
        Object.entries(given).filter(
          ([, value]) => value !== undefined && value !== '' && String(value) !== '',
        ),
      ) as typeof given,
  );

const kind = oneOf(groupKinds);

/** Query of GET /api/groups. */
export const groupsQuerySchema = z.object({ kind: kind.optional() });

/** Query of GET /api/groups/{id}: a page of the members. */
export const groupMembersQuerySchema = z.object({
  top: wholeNumber(1, 500, 100),
  offset: wholeNumber(0, 9_999_999, 0),
});

/** The body of POST /api/groups: chosen members, or a filter whose matches are the members. Without both, nobody is in it. */
export const newGroupSchema = z
  .strictObject({ kind, name, ids: ids.optional(), filter: filter.optional() })
  .superRefine(({ kind, ids, filter }, context) => {
    if (!filter) return;
    const complain = (message: string) => context.addIssue({ code: 'custom', path: ['filter'], message });
    if (ids !== undefined) complain('must not be given together with ids');
    const own = Object.keys(kind === 'creator' ? liveCreatorFilters : liveProductFilters);
    const set = Object.keys(filter);
    if (set.length === 0) complain('must not be empty');
    if (set.some((name) => !own.includes(name))) complain(`must have only ${own.join(', ')}`);
  });
export type NewGroup = z.output<typeof newGroupSchema>;
export type NewGroupInput = z.input<typeof newGroupSchema>;

/** The body of PATCH /api/groups/{id}. */
export const groupChangesSchema = z.strictObject({ name });

/** The body of POST and DELETE /api/groups/{id}/members. */
export const membersSchema = z.strictObject({ ids });

/** The body of POST /api/groups/recognitions. */
export const recognitionSchema = z.strictObject({ kind, ids });
