import type { Filters } from '@/lib/data/terms/filters/list-filter';
import { liveCreatorFilters, liveProductFilters } from '@/lib/data/terms/filters/live-filters';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import type { NewGroupInput } from './group';

/**
 * The filter of a group that selects what a list shows. Null if the list has no filter, or one that groups do not have, such
 * as a finding.
 */
export function toGroupFilter(
  kind: GroupKind,
  declared: Filters,
  search: Readonly<Record<string, unknown>>,
): NonNullable<NewGroupInput['filter']> | null {
  const known = Object.keys(kind === 'creator' ? liveCreatorFilters : liveProductFilters);
  const active = Object.keys(declared).filter((name) => isSet(search[name], declared[name]?.absent));
  if (active.length === 0 || active.some((name) => !known.includes(name))) return null;
  return Object.fromEntries(active.map((name) => [name, search[name]]));
}

/** An empty list is an empty text. */
const isSet = (value: unknown, absent: unknown): boolean =>
  value !== absent && value !== null && value !== undefined && String(value) !== '';
