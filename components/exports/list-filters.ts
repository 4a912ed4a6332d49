import type { FileFilters } from '@/lib/format/file-filters';

type Input = Record<string, string | number | boolean | readonly string[] | undefined>;

/** What asks for days, an order or a wider list, and so leaves out no row. */
const widening = new Set(['from', 'to', 'sort', 'order', 'currency', 'api=v2']);

/** The filters of a list's input, as its file states them. A list's figures come in every currency. */
export function listFilters(input: Input): FileFilters {
  const filters: FileFilters = {};
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || widening.has(name) || widening.has(`${name}=${value}`)) continue;
    filters[name === 'q' ? 'search' : name] = Array.isArray(value) ? value : [String(value)];
  }
  return filters;
}
