import { groupBy } from '@/lib/base/group-by';
import { addSums, makeSums, type Sums, subtractSums, toFigures } from '@/lib/data/read/figures';
import type { Day } from '@/lib/data/terms/days';
import { baseMetrics, type ComparedFigures } from '@/lib/data/terms/metrics';
import type { ComparedGroups } from './group-changes';
import type { OtherSums } from './other-groups';
import type { GroupSums, TopGroups } from './summary-groups';
import type { SummaryQuery } from './summary-query';
import type { CurrencySeries } from './summary-series';
import type { CurrencySummary, Point, SummaryGroup } from './summary-shape';

/** The other groups of a currency, and their sums of the days that count. */
type Others = { now: OtherSums; counted: Sums; compared: Sums };

/**
 * Series of the top groups, and their sums of the days that count on both sides. `others`: of dimensions whose groups may overlap, by
 * currency. Without it, the others are the total minus the top groups.
 */
export type Details = ComparedGroups & { series: GroupSums[]; others: Map<string, Others> | null };

type CurrencyParts = {
  query: SummaryQuery;
  buckets: readonly Day[];
  /** The first compared day of each bucket, null where one is missing; null without a comparison. */
  firstCompared: readonly (Day | null)[] | null;
  /** Whether a day counts, so that there are changes. */
  isCompared: boolean;
  series: CurrencySeries;
  compared: CurrencySeries | undefined;
  groups: TopGroups | undefined;
  details: Details;
  /** The buckets with days that may still change, of both ranges, and whether days that count may. */
  open: {
    now: ReadonlySet<Day>;
    compared: ReadonlySet<Day>;
    counted: { now: boolean; before: boolean };
  };
};

/** The summary of one currency by bucket and group. Groups beyond the top ones are summed as `other`. */
export function toCurrencySummary(parts: CurrencyParts): CurrencySummary {
  const { query, buckets, firstCompared, series, compared, open } = parts;
  const withSeries = query.series !== 'none';
  const comparedSeries = withSeries && firstCompared ? toComparedPoints(parts) : [];
  return {
    currency: series.currency === '' ? null : series.currency,
    figures: toFigures(series.total, open.now.size > 0),
    ...toChange(parts, series.counted, compared?.counted ?? makeSums()),
    series: withSeries ? toPoints(series.buckets, buckets, open.now) : [],
    comparedSeries: comparedSeries.some((point) => point !== null) ? comparedSeries : [],
    groups: toGroups(parts),
  };
}

/** What a change is between. */
const toChange = (
  { isCompared, open: { counted: open } }: Pick<CurrencyParts, 'isCompared' | 'open'>,
  counted: Sums,
  compared: Sums,
): Pick<ComparedFigures, 'counted' | 'compared'> =>
  isCompared
    ? { counted: toFigures(counted, open.now), compared: toFigures(compared, open.before) }
    : { counted: null, compared: null };

const toPoints = (sums: ReadonlyMap<Day, Sums>, buckets: readonly Day[], open: ReadonlySet<Day>): Point[] =>
  buckets.map((bucket) => ({ bucket, ...toFigures(sums.get(bucket) ?? makeSums(), open.has(bucket)) }));

function toComparedPoints({ buckets, firstCompared, compared, open }: CurrencyParts): (Point | null)[] {
  return buckets.map((bucket, at) => {
    const first = firstCompared?.[at] ?? null;
    const sums = compared?.buckets.get(bucket) ?? makeSums();
    return first === null ? null : { bucket: first, ...toFigures(sums, open.compared.has(bucket)) };
  });
}

const isEmpty = (sums: Sums) => baseMetrics.every((metric) => sums[metric] === 0n);

const byKey = (list: readonly GroupSums[], currency: string): Map<string | null, GroupSums[]> =>
  groupBy(
    list.filter((entry) => entry.currency === currency),
    ({ key }) => key,
  );

/** A currency that only the compared range has. */
const noGroups: TopGroups = { top: [], others: { groups: 0, any: false } };

function toGroups(parts: CurrencyParts): SummaryGroup[] {
  const { query, buckets, isCompared, series, compared, groups, details, open } = parts;
  if (query.group === 'none') return [];
  const { top, others } = groups ?? noGroups;
  const ownSeries = byKey(details.series, series.currency);
  const ownCounted = byKey(details.counted, series.currency);
  const ownCompared = byKey(details.compared, series.currency);
  let topTotal = makeSums();
  let topCounted = makeSums();
  let topCompared = makeSums();
  const topBuckets = new Map<Day, Sums>();
  const result = top.map((group): SummaryGroup => {
    const counted = ownCounted.get(group.key)?.[0]?.sums ?? makeSums();
    const then = ownCompared.get(group.key)?.[0]?.sums ?? makeSums();
    topTotal = addSums(topTotal, group.sums);
    topCounted = addSums(topCounted, counted);
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
      figures: toFigures(group.sums, open.now.size > 0),
      ...toChange(parts, counted, then),
      series: query.series === 'groups' ? toPoints(ownBuckets, buckets, open.now) : [],
    };
  });
  const own = details.others?.get(series.currency);
  const restCompared = details.others
    ? (own?.compared ?? makeSums())
    : subtractSums(compared?.counted ?? makeSums(), topCompared, compared?.counted.any ?? false);
  if (others.groups === 0 && (!isCompared || isEmpty(restCompared))) return result;
  const restCounted = details.others
    ? (own?.counted ?? makeSums())
    : subtractSums(series.counted, topCounted, others.any && series.counted.any);
  const restBuckets = details.others
    ? (own?.now.buckets ?? new Map<Day, Sums>())
    : new Map(
        [...series.buckets].map(([bucket, sums]) => {
          const may = sums.any && others.any;
          return [bucket, subtractSums(sums, topBuckets.get(bucket) ?? makeSums(), may)];
        }),
      );
  const rest = details.others
    ? (own?.now.total ?? makeSums())
    : subtractSums(series.total, topTotal, others.any);
  result.push({
    kind: 'other',
    key: null,
    label: null,
    groups: others.groups,
    figures: toFigures(rest, open.now.size > 0),
    ...toChange(parts, restCounted, restCompared),
    series: query.series === 'groups' ? toPoints(restBuckets, buckets, open.now) : [],
  });
  return result;
}
