import { asText } from '@/lib/base/address/parameter';
import { writeSearch } from '@/lib/base/address/search';
import type { GroupFilter } from '@/lib/data/terms/filters/group-filter';
import { liveCreatorFilters, liveProductFilters } from '@/lib/data/terms/filters/live-filters';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';

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
