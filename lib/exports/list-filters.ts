import { type Filters, type FilterValues, listActive } from '@/lib/catalog/filter';
import type { FileFilters } from '@/lib/format/file-filters';

/** The filters of a list's query, as shown in its file. */
export const listFilters = <Asked extends Filters>(filters: Asked, query: FilterValues<Asked>): FileFilters =>
  Object.fromEntries(
    listActive(filters, query).map(([name, values]) => [name === 'q' ? 'search' : name, values]),
  );
