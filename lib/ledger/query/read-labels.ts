import { type DatasetName, type Dimension, datasets } from '../datasets';
import type { DayRange } from '../days';
import { readNames } from '../lists/read-names';
import { listNamed } from '../named-dimensions';
import type { Session } from '../store/store';
import { filterDimensions } from './filter-dimensions';
import { nameLinks } from './placement-sql';
import type { FilterName, Filters } from './query-parameters';

/** What keys of a dimension are called where rows do not say: links by their products, other ids by the stored lists. */
export async function readLabels(
  read: Session['read'],
  workspaceId: string,
  { dataset, range, dimension }: { dataset: DatasetName; range: DayRange; dimension: Dimension },
  keys: readonly (string | null)[],
): Promise<Map<string, string>> {
  const ids = [...new Set(keys)].filter((key) => key !== null);
  if (dimension === 'link') return nameLinks(read, datasets[dataset].table, workspaceId, ids, range);
  const named = listNamed(dataset).find((name) => name === dimension);
  return named ? readNames(read, workspaceId, named, ids) : new Map();
}

/** Names of the ids that an answer is narrowed by: `{ brands: { [id]: name } }`. Ids without a name are absent. */
export type FilterNames = { [Name in FilterName]?: Record<string, string> };

const namedFilters = ['brands', 'products', 'creators'] as const;

/** What the ids of filters are called. */
export async function readFilterNames(
  read: Session['read'],
  workspaceId: string,
  query: Filters,
): Promise<FilterNames> {
  const names: FilterNames = {};
  for (const filter of namedFilters) {
    const dimension = filterDimensions[filter];
    const found = await readNames(read, workspaceId, dimension, query[filter] ?? []);
    if (found.size > 0) names[filter] = Object.fromEntries(found);
  }
  return names;
}
