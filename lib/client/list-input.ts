import type { Parameter } from '@/lib/base/address/parameter';
import type { DayRange } from '@/lib/data/terms/days';
import type { FilterParameters, FilterValue, FilterValues } from '@/lib/data/terms/filters/list-filter';

/** The values of filters in an address. */
export type SearchValues<Declared extends FilterParameters> = {
  [Name in keyof Declared]?: FilterValues<Declared>[Name] | null;
};

/** Converts filters of an address to those of the endpoint, the same on the server and in the browser. */
export function toFilters<Declared extends FilterParameters>(
  filters: Declared,
  search: SearchValues<Declared>,
): FilterValues<Declared> {
  const values: Record<string, FilterValue> = search;
  const entries = Object.entries(filters).map(([name, { kind }]) => {
    const value = values[name];
    return [name, toValue(kind === 'text' && typeof value === 'string' ? value.trim() : value)];
  });
  return Object.fromEntries(entries);
}

/** Our endpoints accept comma-separated lists. A comma inside an item is written %2C. */
function toValue(value: FilterValue) {
  if (typeof value === 'string') return value || undefined;
  if (typeof value === 'boolean') return value;
  return value?.length ? value.map((item) => item.replaceAll(',', '%2C')) : undefined;
}

/** A column of a table, and whether the highest value comes first. */
export type TableSort = { id: string; desc: boolean } | null;

/** Converts a table's sort to the endpoint's. Ignores a sort that the list does not have. */
export function toOrder<Sort extends string>(sorts: Parameter<Sort, Sort>, tableSort: TableSort) {
  const sort = tableSort && sorts.read(tableSort.id);
  const order = sort && !tableSort.desc ? 'asc' : 'desc';
  return { sort: sort ?? sorts.absent, order } as const;
}

/** Builds requests of a list with figures of a range, which its endpoint sorts. */
export const sortedInput =
  <Declared extends FilterParameters, Sort extends string>(filters: Declared, sorts: Parameter<Sort, Sort>) =>
  (search: SearchValues<Declared>, range: DayRange, tableSort: TableSort) => ({
    ...range,
    ...toFilters(filters, search),
    ...toOrder(sorts, tableSort),
  });
