import { z } from 'zod';
import { uuid } from '@/lib/contract/parameters';
import type { GroupFilter } from '@/lib/data/terms/filters/group-filter';
import { maxBrandIds } from '@/lib/data/terms/filters/id-list';
import { liveCreatorFilters, liveProductFilters } from '@/lib/data/terms/filters/live-filters';
import { oneOf, wholeNumber } from '@/lib/data/terms/filters/query-parameters';
import { type GroupKind, groupKinds } from '@/lib/data/terms/group-dimensions';
import { lineField } from '@/lib/language/format/line-field';
import { groupLimits } from './group-shape';

const textTo = (most: number) =>
  z.string({ error: 'must be text' }).max(most, { error: `must have at most ${most} characters` });

const name = lineField(groupLimits.name);

/** Pasted ids in any format, or a CSV file with a column of ids. */
const ids = z.string({ error: 'must be text' }).min(1, { error: 'must not be empty' });

const liveFilters = { ...liveCreatorFilters, ...liveProductFilters };
type LiveFilter = (typeof liveFilters)[keyof typeof liveFilters];

const listOf = (item: z.ZodType<string>, most: number) =>
  z.array(item).max(most, { error: `must have at most ${most} items` });

/** The value of a list's filter, in JSON. */
function fieldOf(filter: LiveFilter) {
  switch (filter.kind) {
    case 'text':
      return textTo(200);
    case 'ids':
      return listOf(uuid, maxBrandIds);
    case 'texts':
      return listOf(textTo(groupLimits.id), 100);
    case 'flag':
      return z.boolean({ error: 'must be true or false' });
    case 'oneOf':
      return oneOf(filter.names);
    case 'shape':
      return textTo(groupLimits.id).regex(filter.shape, { error: filter.error });
  }
}

/** The filters of both lists that a group can follow. */
function filterFields(): { [Name in keyof GroupFilter]-?: z.ZodOptional<z.ZodType<GroupFilter[Name]>> } {
  const entries = Object.entries(liveFilters).map(([name, filter]) => [name, fieldOf(filter).optional()]);
  return Object.fromEntries(entries);
}

const filter = z
  .strictObject(filterFields())
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
    const problem = findFilterProblem(kind, filter);
    if (problem) complain(problem);
  });

/** What is wrong with the filter of a group of a kind; null if it is valid. */
export function findFilterProblem(kind: GroupKind, filter: object): string | null {
  const own = Object.keys(kind === 'creator' ? liveCreatorFilters : liveProductFilters);
  const set = Object.keys(filter);
  if (set.length === 0) return 'must not be empty';
  return set.some((name) => !own.includes(name)) ? `must have only ${own.join(', ')}` : null;
}
export type NewGroup = z.output<typeof newGroupSchema>;
export type NewGroupInput = z.input<typeof newGroupSchema>;

/** The body of PATCH /api/groups/{id}. Absent fields stay unchanged. Only a group with a filter takes another one. */
export const groupChangesSchema = z
  .strictObject({ name: name.optional(), filter: filter.optional() })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: 'must be given, or another field',
    path: ['name'],
  });
export type GroupChanges = z.output<typeof groupChangesSchema>;
export type GroupChangesInput = z.input<typeof groupChangesSchema>;

/** The body of POST and DELETE /api/groups/{id}/members. */
export const membersSchema = z.strictObject({ ids });

/** The body of POST /api/groups/recognitions. */
export const recognitionSchema = z.strictObject({ kind, ids });
