import type { FileFilters } from '@/lib/format/file-filters';

/** What asks for days, an order, a part or a wider list, and so leaves out no row. */
const widening = new Set(['from', 'to', 'sort', 'order', 'currency', 'offset', 'limit', 'refresh', 'api=v2']);

/** The filters of a list's query, as its file states them. A list's figures come in every currency. */
export function listFilters(query: object): FileFilters {
  const filters: FileFilters = {};
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || widening.has(name) || widening.has(`${name}=${value}`)) continue;
    filters[name === 'q' ? 'search' : name] = Array.isArray(value) ? value : [String(value)];
  }
  return filters;
}
