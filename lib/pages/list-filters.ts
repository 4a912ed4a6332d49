import { type Filters, type FilterValues, listActive } from '@/lib/data/terms/filters/list-filter';
import type { FileFilters } from '@/lib/language/format/file-filters';

/** The filters of a list's query, as shown in its file. */
export const listFilters = <Declared extends Filters>(
  filters: Declared,
  query: FilterValues<Declared>,
): FileFilters =>
  Object.fromEntries(
    listActive(filters, query).map(([name, values]) => [name === 'q' ? 'search' : name, values]),
  );
