import { listFirstCompared } from './compared-range';
import { type Day, type DayRange, eachBucket } from './days';
import { addSums, makeSums, type Sums, subtractSums, toFigures } from './figures';
import { baseMetrics } from './metrics';
import type { GroupSums } from './summary-groups';
import type { SummaryQuery } from './summary-query';
import type { CurrencySeries } from './summary-series';
import type { CurrencySummary, Point, SummaryGroup } from './summary-shape';

/** Series of the groups kept, and what they were in the range compared with. */
export type Details = { series: GroupSums[]; compared: GroupSums[] };

type CurrencyParts = {
  query: SummaryQuery;
  range: DayRange;
  comparedRange: DayRange | null;
  series: CurrencySeries;
  compared: CurrencySeries | undefined;
  groups: readonly GroupSums[];
  details: Details;
};

/** What rows of one currency add up to, by bucket and group; those beyond the groups kept are one group, `other`. */
export function toCurrencySummary(parts: CurrencyParts): CurrencySummary {
  const { query, range, comparedRange, series, compared } = parts;
  const withSeries = query.series !== 'none';
  return {
    currency: series.currency === '' ? null : series.currency,
    figures: toFigures(series.total),
    compared: comparedRange && toFigures(compared?.total ?? makeSums()),
    series: withSeries ? toPoints(series.buckets, range, query) : [],
    comparedSeries: withSeries ? toComparedPoints(parts) : [],
    groups: toGroups(parts),
  };
}

function toPoints(buckets: ReadonlyMap<Day, Sums>, range: DayRange, query: SummaryQuery): Point[] {
  return eachBucket(range, query.grain).map((bucket) => ({
    bucket,
    ...toFigures(buckets.get(bucket) ?? makeSums()),
  }));
}

function toComparedPoints({ query, range, comparedRange, compared }: CurrencyParts): (Point | null)[] {
  if (!comparedRange) return [];
  const { compare, grain } = query;
  const buckets = eachBucket(range, grain);
  return listFirstCompared({ range, comparedRange, compare }, grain).map((first, at) => {
    const sums = compared?.buckets.get(buckets[at] ?? '') ?? makeSums();
    return first === null ? null : { bucket: first, ...toFigures(sums) };
  });
}

const isEmpty = (sums: Sums) => baseMetrics.every((metric) => sums[metric] === 0n);

function toGroups({
  query,
  range,
  comparedRange,
  series,
  compared,
  groups,
  details,
}: CurrencyParts): SummaryGroup[] {
  const mine = (list: readonly GroupSums[], key: string | null) =>
    list.filter((entry) => entry.currency === series.currency && entry.key === key);
  let keptCompared = makeSums();
  const keptBuckets = new Map<Day, Sums>();
  const kept = groups.filter((group) => group.kept);
  const result = kept.map((group): SummaryGroup => {
    const then = mine(details.compared, group.key)[0]?.sums ?? makeSums();
    keptCompared = addSums(keptCompared, then);
    const buckets = new Map(mine(details.series, group.key).map(({ bucket, sums }) => [bucket ?? '', sums]));
    for (const [bucket, sums] of buckets) {
      keptBuckets.set(bucket, addSums(keptBuckets.get(bucket) ?? makeSums(), sums));
    }
    return {
      kind: 'value',
      key: group.key,
      label: group.label,
      groups: 1,
      figures: toFigures(group.sums),
      compared: comparedRange && toFigures(then),
      series: query.series === 'groups' ? toPoints(buckets, range, query) : [],
    };
  });
  const rest = groups.find((group) => !group.kept);
  const restCompared = subtractSums(
    compared?.total ?? makeSums(),
    keptCompared,
    compared?.total.any ?? false,
  );
  if (!rest && (!comparedRange || groups.length === 0 || isEmpty(restCompared))) return result;
  const restBuckets = new Map(
    [...series.buckets].map(([bucket, sums]) => {
      const may = sums.any && (rest?.sums.any ?? false);
      return [bucket, subtractSums(sums, keptBuckets.get(bucket) ?? makeSums(), may)];
    }),
  );
  result.push({
    kind: 'other',
    key: null,
    label: null,
    groups: rest?.groups ?? 0,
    figures: toFigures(rest?.sums ?? makeSums()),
    compared: comparedRange && toFigures(restCompared),
    series: query.series === 'groups' ? toPoints(restBuckets, range, query) : [],
  });
  return result;
}
