import type { Day } from '../days';
import { addSums, makeSums, type Sums, subtractSums, toFigures } from '../figures';
import { baseMetrics } from '../metrics';
import type { GroupSums, TopGroups } from './summary-groups';
import type { SummaryQuery } from './summary-query';
import type { CurrencySeries } from './summary-series';
import type { CurrencySummary, Point, SummaryGroup } from './summary-shape';

/** Series of the top groups, and their figures in the compared range. */
export type Details = { series: GroupSums[]; compared: GroupSums[] };

type CurrencyParts = {
  query: SummaryQuery;
  buckets: readonly Day[];
  /** The first compared day of each bucket; null without a comparison. */
  firstCompared: readonly (Day | null)[] | null;
  series: CurrencySeries;
  compared: CurrencySeries | undefined;
  groups: TopGroups | undefined;
  details: Details;
};

/** The summary of one currency by bucket and group. Groups beyond the top ones are summed as `other`. */
export function toCurrencySummary(parts: CurrencyParts): CurrencySummary {
  const { query, buckets, firstCompared, series, compared } = parts;
  const withSeries = query.series !== 'none';
  return {
    currency: series.currency === '' ? null : series.currency,
    figures: toFigures(series.total),
    compared: firstCompared && toFigures(compared?.total ?? makeSums()),
    series: withSeries ? toPoints(series.buckets, buckets) : [],
    comparedSeries: withSeries ? toComparedPoints(parts) : [],
    groups: toGroups(parts),
  };
}

const toPoints = (sums: ReadonlyMap<Day, Sums>, buckets: readonly Day[]): Point[] =>
  buckets.map((bucket) => ({ bucket, ...toFigures(sums.get(bucket) ?? makeSums()) }));

function toComparedPoints({ buckets, firstCompared, compared }: CurrencyParts): (Point | null)[] {
  return (firstCompared ?? []).map((first, at) => {
    const sums = compared?.buckets.get(buckets[at] ?? '') ?? makeSums();
    return first === null ? null : { bucket: first, ...toFigures(sums) };
  });
}

const isEmpty = (sums: Sums) => baseMetrics.every((metric) => sums[metric] === 0n);

function byKey(list: readonly GroupSums[], currency: string): Map<string | null, GroupSums[]> {
  const groups = new Map<string | null, GroupSums[]>();
  for (const entry of list) {
    if (entry.currency !== currency) continue;
    const entries = groups.get(entry.key);
    if (entries) entries.push(entry);
    else groups.set(entry.key, [entry]);
  }
  return groups;
}

function toGroups({
  query,
  buckets,
  firstCompared,
  series,
  compared,
  groups,
  details,
}: CurrencyParts): SummaryGroup[] {
  if (!groups) return [];
  const ownSeries = byKey(details.series, series.currency);
  const ownCompared = byKey(details.compared, series.currency);
  let topTotal = makeSums();
  let topCompared = makeSums();
  const topBuckets = new Map<Day, Sums>();
  const result = groups.top.map((group): SummaryGroup => {
    const then = ownCompared.get(group.key)?.[0]?.sums ?? makeSums();
    topTotal = addSums(topTotal, group.sums);
    topCompared = addSums(topCompared, then);
    const ownBuckets = new Map(ownSeries.get(group.key)?.map(({ bucket, sums }) => [bucket ?? '', sums]));
    for (const [bucket, sums] of ownBuckets) {
      topBuckets.set(bucket, addSums(topBuckets.get(bucket) ?? makeSums(), sums));
    }
    return {
      kind: 'value',
      key: group.key,
      label: group.label,
      groups: 1,
      figures: toFigures(group.sums),
      compared: firstCompared && toFigures(then),
      series: query.series === 'groups' ? toPoints(ownBuckets, buckets) : [],
    };
  });
  const { others } = groups;
  const restCompared = subtractSums(compared?.total ?? makeSums(), topCompared, compared?.total.any ?? false);
  if (others.groups === 0 && (!firstCompared || isEmpty(restCompared))) return result;
  const restBuckets = new Map(
    [...series.buckets].map(([bucket, sums]) => {
      const may = sums.any && others.any;
      return [bucket, subtractSums(sums, topBuckets.get(bucket) ?? makeSums(), may)];
    }),
  );
  result.push({
    kind: 'other',
    key: null,
    label: null,
    groups: others.groups,
    figures: toFigures(subtractSums(series.total, topTotal, others.any)),
    compared: firstCompared && toFigures(restCompared),
    series: query.series === 'groups' ? toPoints(restBuckets, buckets) : [],
  });
  return result;
}
