import { dimensionFilters, type FilterName, type Filters } from '@/lib/data/query/filter-dimensions';

/** Of rows that changed, these dimensions are not stored. */
const unknownFilters: readonly FilterName[] = ['marketplaces', 'campaigns', 'link_types', 'creator_tags'];

/** The filters of a query, for history. Null if one of them asks for what history does not have. */
export function historyFilters(query: Filters): Filters | null {
  const names = [...dimensionFilters, 'currencies' as const].filter((name) => query[name]);
  if (names.some((name) => unknownFilters.includes(name))) return null;
  return Object.fromEntries(names.map((name) => [name, query[name]]));
}
