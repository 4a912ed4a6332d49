import type { Day } from '../days';
import { addSums, makeSums, type Sums, subtractSums, toFigures } from '../figures';
import { baseMetrics } from '../metrics';
import type { OtherSums } from './other-groups';
import type { GroupSums, TopGroups } from './summary-groups';
import type { SummaryQuery } from './summary-query';
import type { CurrencySeries } from './summary-series';
import type { CurrencySummary, Point, SummaryGroup } from './summary-shape';

/** The other groups of a currency in both ranges. */
type Others = { now: OtherSums; compared: OtherSums | null };

/**
 * Series of the top groups, and their figures in the compared range. `others`: of dimensions whose groups may overlap, by
 * currency. Without it, the others are the total minus the top groups.
 */
export type Details = { series: GroupSums[]; compared: GroupSums[]; others: Map<string, Others> | null };

type CurrencyParts = {
  query: SummaryQuery;
  buckets: readonly Day[];
  /** The first compared day of each bucket; null without a comparison. */
  firstCompared: readonly (Day | null)[] | null;
  series: CurrencySeries;
  compared: CurrencySeries | undefined;
  groups: TopGroups | undefined;
  details: Details;
  /** The buckets with days that may still change, of both ranges. */
  open: { now: ReadonlySet<Day>; compared: ReadonlySet<Day> };
};

/** The summary of one currency by bucket and group. Groups beyond the top ones are summed as `other`. */
export function toCurrencySummary(parts: CurrencyParts): CurrencySummary {
  const { query, buckets, firstCompared, series, compared, open } = parts;
  const withSeries = query.series !== 'none';
  return {
    currency: series.currency === '' ? null : series.currency,
    figures: toFigures(series.total, open.now.size > 0),
    compared: firstCompared && toFigures(compared?.total ?? makeSums(), open.compared.size > 0),
    series: withSeries ? toPoints(series.buckets, buckets, open.now) : [],
    comparedSeries: withSeries && firstCompared ? toComparedPoints(parts) : [],
    groups: toGroups(parts),
  };
}

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

/** A currency that only the compared range has. */
const noGroups: TopGroups = { top: [], others: { groups: 0, any: false } };

function toGroups({
  query,
  buckets,
  firstCompared,
  series,
  compared,
  groups,
  details,
  open,
}: CurrencyParts): SummaryGroup[] {
  if (query.group === 'none') return [];
  const { top, others } = groups ?? noGroups;
  const ownSeries = byKey(details.series, series.currency);
  const ownCompared = byKey(details.compared, series.currency);
  let topTotal = makeSums();
  let topCompared = makeSums();
  const topBuckets = new Map<Day, Sums>();
  const result = top.map((group): SummaryGroup => {
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
      figures: toFigures(group.sums, open.now.size > 0),
      compared: firstCompared && toFigures(then, open.compared.size > 0),
      series: query.series === 'groups' ? toPoints(ownBuckets, buckets, open.now) : [],
    };
  });
  const own = details.others?.get(series.currency);
  const restCompared = details.others
    ? (own?.compared?.total ?? makeSums())
    : subtractSums(compared?.total ?? makeSums(), topCompared, compared?.total.any ?? false);
  if (others.groups === 0 && (!firstCompared || isEmpty(restCompared))) return result;
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
    compared: firstCompared && toFigures(restCompared, open.compared.size > 0),
    series: query.series === 'groups' ? toPoints(restBuckets, buckets, open.now) : [],
  });
  return result;
}
