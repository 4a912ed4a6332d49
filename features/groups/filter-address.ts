import { asText } from '@/lib/base/address/parameter';
import { writeSearch } from '@/lib/base/address/search';
import type { GroupKind } from '@/lib/data/group-dimensions';
import type { GroupFilter } from '@/lib/data/groups/group-filter';
import { liveCreatorFilters, liveProductFilters } from '@/lib/data/lists/live-filters';

/** Search parameter of a list: the id of the group whose filter is being changed there. */
export const changedGroupSearch = { changing: asText };

type Group = { id: string; kind: GroupKind; filter: GroupFilter };

/** The list with the filter of a group, where it can be changed. */
export function writeFilterAddress({ id, kind, filter }: Group) {
  const search =
    kind === 'creator'
      ? writeSearch(liveCreatorFilters, '', filter)
      : writeSearch(liveProductFilters, '', filter);
  const query = Object.fromEntries(new URLSearchParams(search));
  return { pathname: `/${kind}s`, query: { ...query, changing: id } };
}
