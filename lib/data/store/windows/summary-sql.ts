import { type DatasetName, datasets } from '@/lib/data/terms/datasets';
import type { Grain } from '@/lib/data/terms/days';
import type { Dimension } from '@/lib/data/terms/dimensions';
import { type Metric, partsOf, provisionalMetrics } from '@/lib/data/terms/metrics';

/** The sums of rows that are either all final or all not, parsed by readSums. */
export const plainSums = (dataset: DatasetName): string =>
  Object.entries(datasets[dataset].metrics)
    .map(([metric, column]) => `SUM(${column}) AS "${metric}"`)
    .join(', ');

/** The sums that a query selects, parsed by readSums. */
export function sumColumns(dataset: DatasetName): string {
  const { metrics } = datasets[dataset];
  const provisional = provisionalMetrics
    .filter((metric) => metrics[metric])
    .map((metric) => `SUM(${metrics[metric]}) FILTER (WHERE NOT final) AS provisional_${metric}`);
  return [plainSums(dataset), ...provisional, 'BOOL_OR(NOT final) AS provisional_any'].join(', ');
}

/** First day of the bucket. Weeks start on Monday in both stores. */
export const bucketOf = (grain: Grain): string =>
  grain === 'day' ? 'day' : `CAST(date_trunc('${grain}', CAST(day AS TIMESTAMP)) AS DATE)`;

export const keyOf = (dataset: DatasetName, dimension: Dimension): string =>
  datasets[dataset].dimensions[dimension] ?? 'NULL';

export function labelOf(dataset: DatasetName, dimension: Dimension): string {
  const column = datasets[dataset].labels[dimension];
  return column ? `MAX(${column})` : 'CAST(NULL AS VARCHAR)';
}

/** The expression that ranks groups; null if the dataset lacks the metric. */
export function rankExpression(dataset: DatasetName, metric: Metric): string | null {
  const [over, under] = partsOf(metric).map((name) => datasets[dataset].metrics[name] ?? null);
  if (!over || under === null) return null;
  if (under === undefined) return `SUM(${over})`;
  return `CAST(SUM(${over}) AS FLOAT8) / NULLIF(CAST(SUM(${under}) AS FLOAT8), 0)`;
}
