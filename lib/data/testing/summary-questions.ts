import fc from 'fast-check';
import { type SummaryQuery, summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { rankExpression } from '@/lib/data/store/windows/summary-sql';
import { type DatasetName, datasets } from '@/lib/data/terms/datasets';
import { type Dimension, groupings } from '@/lib/data/terms/dimensions';
import { filterDimensions } from '@/lib/data/terms/filters/filter-dimensions';
import { noneValue, writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { metrics } from '@/lib/data/terms/metrics';
import { isPlacement, type PlacementDimension } from '@/lib/data/terms/placement-dimensions';
import { comparisons } from '@/lib/data/terms/ranges/compared-range';
import { currencies, factDay, isNullable, pools } from './facts';

/** Values of link attributes, if links have placements. */
type PlacedValues = Partial<Record<PlacementDimension, readonly string[]>>;

/** Every grouping, filter, comparison and sort of a dataset, over any days of the facts. */
export function summaryQuestion(dataset: DatasetName, placed: PlacedValues = {}): fc.Arbitrary<SummaryQuery> {
  const { dimensions } = datasets[dataset];
  const isKnown = (name: Dimension) =>
    dimensions[name] && !isGroupDimension(name) && (!isPlacement(name) || placed[name]);
  const filters = Object.entries(filterDimensions)
    .filter(([, dimension]) => isKnown(dimension))
    .map(([name, dimension]) => [name, sometimes(listOf(valuesOf(dataset, dimension, placed)))]);
  return fc
    .record({
      dataset: fc.constant(dataset),
      days: fc.tuple(factDay, factDay),
      grain: fc.constantFrom('day', 'week', 'month'),
      group: fc.constantFrom(...groupings.filter((name) => name === 'none' || isKnown(name))),
      compare: fc.constantFrom(...comparisons),
      series: fc.constantFrom('total', 'groups', 'none'),
      sort: fc.constantFrom(...metrics.filter((metric) => rankExpression(dataset, metric))),
      top: fc.integer({ min: 1, max: 4 }).map(String),
      offset: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 4 })).map(String),
      filters: fc.record(Object.fromEntries(filters)),
      currencies: dataset === 'clicks' ? fc.constant(undefined) : sometimes(listOf(currencies[dataset])),
    })
    .map(({ days, filters, ...rest }) => {
      const [from, to] = days.sort();
      return summaryQuerySchema.parse({ ...rest, ...filters, from, to });
    });
}

const sometimes = <T>(given: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: given });

const listOf = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1 }).map((some) => some.join());

function valuesOf(dataset: DatasetName, dimension: Dimension, placed: PlacedValues): string[] {
  if (isPlacement(dimension)) return [...(placed[dimension] ?? []), noneValue];
  if (isGroupDimension(dimension)) return [];
  const keys = dimension === 'payout_model' ? ['standard', 'cpc'] : pools[dimension];
  const values = keys.map((key) => writeFilterValue(dimension, key));
  return isNullable(dataset, dimension) ? [...values, noneValue] : [...values];
}
