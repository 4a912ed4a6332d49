import { type DatasetName, datasetNames, datasets, type SourceId } from './datasets';

/** Ages of a day, in days, at which what was reported is known later. From the last one on, the day is settled. */
export const lookAges = [1, 3, 7, 14, 30, 45] as const;
export type LookAge = (typeof lookAges)[number];

/** The largest age that a day of `seen` days has reached; null before the first. */
export const lookAgeOf = (seen: number): LookAge | null => lookAges.findLast((age) => age <= seen) ?? null;

/** The same in SQL, for an age of at least one day. */
export const lookAgeSql = (seen: string): string =>
  `CASE ${lookAges
    .toReversed()
    .map((age) => `WHEN ${seen} >= ${age} THEN ${age}`)
    .join(' ')} END`;

/** What is summed by age. */
export const lookMetrics = ['sales', 'commission', 'conversions'] as const;
export type LookMetric = (typeof lookMetrics)[number];

/** Whether history of a dataset is stored: it has all of these metrics, and its days settle. */
export const hasLooks = (dataset: DatasetName): boolean =>
  lookMetrics.every((metric) => datasets[dataset].metrics[metric]);

export const lookSources: readonly SourceId[] = datasetNames
  .filter(hasLooks)
  .flatMap((name) => datasets[name].sources);

/** Dimensions of the differences of a day, as far as a dataset has them. */
export const lookDimensions = ['brand', 'product', 'creator', 'link'] as const;

/** The columns that divide the differences of a day. */
export const lookKeys = ['currency', ...lookDimensions] as const;
