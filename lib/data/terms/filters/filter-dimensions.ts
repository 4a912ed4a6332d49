import { toId } from '@/lib/contract/uuid';
import type { DatasetName } from '@/lib/data/terms/datasets';
import { type Dimension, dimensionInfo, dimensionNames } from '@/lib/data/terms/dimensions';
import type { Metric } from '@/lib/data/terms/metrics';
import { isPlacement } from '@/lib/data/terms/placement-dimensions';

/** Whether every key of a dimension is a UUID. */
export const isIdDimension = (dimension: Dimension): boolean =>
  dimensionInfo[dimension].keys === 'uuid' && !isPlacement(dimension);

/** A dimension's key as it is stored. */
export const toKey = (dimension: Dimension, key: string): string =>
  dimensionInfo[dimension].keys === 'uuid' ? toId(key) : key;

export type DimensionFilter = (typeof dimensionInfo)[Dimension]['filter'];
export const dimensionFilters: readonly DimensionFilter[] = dimensionNames.map(
  (name) => dimensionInfo[name].filter,
);

/** The dimension of each filter. */
export const filterDimensions: Record<DimensionFilter, Dimension> = Object.fromEntries(
  dimensionNames.map((name): unknown[] => [dimensionInfo[name].filter, name]),
);

/** The dimension of a filter, by its name in files or its parameter. */
export const findDimension = (name: string): Dimension | undefined =>
  dimensionNames.find((dimension) => dimension === name || dimensionInfo[dimension].filter === name);

/** A value for the filter of each dimension. */
export const eachFilter = <Value>(make: (dimension: Dimension) => Value): Record<DimensionFilter, Value> =>
  Object.fromEntries(dimensionFilters.map((name): unknown[] => [name, make(filterDimensions[name])]));

/** Filters of reads of rows. Currency is not a dimension. */
export type FilterName = DimensionFilter | 'currencies';
export type Filters = { [Name in FilterName]?: string[] | undefined };

/** The active filters of a dimension. */
export const setFilters = (filters: Filters) => dimensionFilters.filter((name) => filters[name]);

/** The active filters of currencies, and of dimensions that `has` accepts. */
export function pickFilters(
  { currencies, ...others }: Filters,
  has: (dimension: Dimension) => boolean,
): Filters {
  const picked: Filters = currencies ? { currencies } : {};
  for (const name of setFilters(others)) if (has(filterDimensions[name])) picked[name] = others[name];
  return picked;
}

/** The active filters, by noun: `{ currency: ['USD'] }`. */
export function namedFilters({ currencies, ...others }: Filters): Record<string, string[]> {
  const named: Record<string, string[]> = currencies ? { currency: currencies } : {};
  for (const name of dimensionFilters) {
    const values = others[name];
    if (values) named[filterDimensions[name]] = values;
  }
  return named;
}

type Selection = Filters & { dataset?: DatasetName | undefined; metric?: Metric | undefined };

/** The same, after what is summed: rows of another dataset than `reports`, and the only metric. */
export const namedSelection = ({ dataset, metric, ...filters }: Selection): Record<string, string[]> => ({
  ...(dataset && dataset !== 'reports' ? { dataset: [dataset] } : {}),
  ...(metric ? { metric: [metric] } : {}),
  ...namedFilters(filters),
});
