import { type Filters, type FilterValues, listActive } from '@/lib/catalog/filter';
import type { FileFilters } from '@/lib/format/file-filters';

/** The filters of a list's query, as shown in its file. */
export const listFilters = <Declared extends Filters>(
  filters: Declared,
  query: FilterValues<Declared>,
): FileFilters =>
  Object.fromEntries(
    listActive(filters, query).map(([name, values]) => [name === 'q' ? 'search' : name, values]),
  );
