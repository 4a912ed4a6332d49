import type { Parameter } from '@/lib/address/parameter';
import type { FilterParameters, FilterValue, FilterValues } from '@/lib/catalog/filter';
import type { DayRange } from '@/lib/ledger/days';

/** The values of filters in an address. */
export type SearchValues<Asked extends FilterParameters> = {
  [Name in keyof Asked]?: FilterValues<Asked>[Name] | null;
};

/** Converts filters of an address to those of the endpoint, the same on the server and in the browser. */
export function toFilters<Asked extends FilterParameters>(
  filters: Asked,
  search: SearchValues<Asked>,
): FilterValues<Asked> {
  const values: Record<string, FilterValue> = search;
  const entries = Object.keys(filters).map((name) => [name, toValue(values[name])]);
  return Object.fromEntries(entries);
}

/** Our endpoints accept comma-separated lists. A comma inside an item is written %2C. */
function toValue(value: FilterValue) {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value === 'boolean') return value;
  return value?.length ? value.map((item) => item.replaceAll(',', '%2C')) : undefined;
}

/** Builds requests of a list that its endpoint sorts. Ignores a sort that the list does not have. */
export const sortedInput =
  <Asked extends FilterParameters, Sort extends string>(filters: Asked, sorts: Parameter<Sort, Sort>) =>
  (search: SearchValues<Asked>, range: DayRange, asked: { id: string; desc: boolean } | null) => {
    const sort = asked && sorts.read(asked.id);
    const order = sort && !asked.desc ? 'asc' : 'desc';
    return { ...range, ...toFilters(filters, search), sort: sort ?? sorts.absent, order } as const;
  };
