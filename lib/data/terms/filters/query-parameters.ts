import { z } from 'zod';
import { stringList } from '@/lib/contract/parameters';
import { isUuid } from '@/lib/contract/uuid';
import { type DatasetName, datasetNames, datasets } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import type { Dimension, dimensionInfo, Grouping } from '@/lib/data/terms/dimensions';
import { type Complaints, checkRange } from '@/lib/data/terms/ranges/query-range';
import {
  dimensionFilters,
  eachFilter,
  type Filters,
  filterDimensions,
  isIdDimension,
  toKey,
} from './filter-dimensions';
import { noneValue } from './filter-value';

export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` });

export const dataset = oneOf(datasetNames).default('reports');

const list = stringList('a,b');
const keyList = (dimension: Dimension) => stringList('a,b', (key) => toKey(dimension, key));

/** Filters of all reads of rows: comma-separated lists, with `none` for rows without a value. */
export const filterFields = { ...eachFilter(keyList), currencies: list };

/** The filters of some dimensions. */
export const pickFields = <Name extends Dimension>(
  dimensions: readonly Name[],
): Pick<typeof filterFields, (typeof dimensionInfo)[Name]['filter'] | 'currencies'> =>
  Object.fromEntries([
    ...dimensionFilters
      .filter((name) => dimensions.some((dimension) => dimension === filterDimensions[name]))
      .map((name): unknown[] => [name, filterFields[name]]),
    ['currencies', list],
  ]);

/** An integer within bounds, with a default. */
export function wholeNumber(min: number, max: number, fallback: number) {
  return z
    .string()
    .refine((text) => /^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number)
    .default(fallback)
    .meta({ wire: { type: 'integer', minimum: min, maximum: max, default: fallback } });
}

/** Every row has one of these. */
const payoutModels: readonly string[] = ['standard', 'cpc'];

type Checked = DayRange & Filters & { dataset: DatasetName; group?: Grouping | undefined };

/**
 * Checks that the range is at most one calendar year, and that the dataset supports all parameters. Each issue names
 * its field.
 */
export function checkQuery(query: Checked, context: Complaints): void {
  const complain = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  checkRange(query, context);
  const { dimensions } = datasets[query.dataset];
  if (query.group && query.group !== 'none' && !dimensions[query.group]) {
    complain('group', `must be one of none, ${Object.keys(dimensions).join(', ')} for ${query.dataset}`);
  }
  for (const field of dimensionFilters) {
    if (query[field] && !dimensions[filterDimensions[field]])
      complain(field, `does not apply to ${query.dataset}`);
  }
  if (query.currencies && query.dataset === 'clicks') complain('currencies', 'does not apply to clicks');
  for (const field of dimensionFilters.filter((name) => isIdDimension(filterDimensions[name]))) {
    const values = query[field] ?? [];
    if (values.some((value) => value !== noneValue && !isUuid(value))) {
      complain(field, 'must be a comma-delimited list of UUIDs');
    }
  }
  if (query.payout_models?.some((value) => !payoutModels.includes(value))) {
    complain('payout_models', `must be a comma-delimited list of ${payoutModels.join(', ')}`);
  }
}
