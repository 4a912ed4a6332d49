import { Failure } from '@/lib/failure';
import { comparedRangeOf } from './compared-range';
import type { LedgerContext } from './context';
import { type DatasetName, type Dimension, datasets } from './datasets';
import { type Day, type DayRange, eachBucket } from './days';
import { addSums, makeSums, type Sums, subtractSums, toFigures } from './figures';
import { baseMetrics, type Metric } from './metrics';
import { readReceipt } from './receipt';
import type { Session } from './store/store';
import { type GroupSums, readGroupSeries, readGroupsByKey, readTopGroups } from './summary-groups';
import type { SummaryQuery } from './summary-query';
import { type CurrencySeries, readSeries } from './summary-series';
import type { CurrencySummary, Point, Summary, SummaryGroup } from './summary-shape';
import { rankExpression } from './summary-sql';

const defaultSort: Record<DatasetName, Metric> = {
  reports: 'sales',
  clicks: 'clicks',
  brb: 'bonus',
  program: 'sales',
};

/**
 * Sums kept rows of a range, a currency at a time, exactly. Fetches nothing: what is not held yet shows in the
 * receipt. Throws Failure `invalid_input` where the dataset cannot be ranked by `sort`.
 */
export async function summarize(context: LedgerContext, query: SummaryQuery): Promise<Summary> {
  const range = { from: query.from, to: query.to };
  const comparedRange = comparedRangeOf(range, query.compare);
  const dimension = query.group === 'none' ? null : query.group;
  const rank = rankExpression(query.dataset, query.sort ?? defaultSort[query.dataset]);
  if (!rank) {
    throw new Failure('invalid_input', 'The rows of this dataset do not carry that metric.', {
      issues: [{ field: 'sort', message: `must be a metric of ${query.dataset}` }],
    });
  }
  const { sources } = datasets[query.dataset];
  return context.store.snapshot(async ({ read }) => {
    const current = await readSeries(read, context, query, range);
    const compared = comparedRange && (await readSeries(read, context, query, comparedRange));
    const groups = dimension ? await readTopGroups(read, context, query, range, dimension, rank) : [];
    const details = dimension
      ? await readDetails(read, context, query, dimension, groups, range, comparedRange)
      : noDetails;
    const currencies = current.map((series) =>
      toCurrencySummary({
        query,
        range,
        comparedRange,
        series,
        compared: compared?.find(({ currency }) => currency === series.currency),
        groups: groups.filter(({ currency }) => currency === series.currency),
        details,
      }),
    );
    const onlyCompared = (compared ?? []).filter(
      ({ currency }) => !current.some((series) => series.currency === currency),
    );
    for (const series of onlyCompared) {
      currencies.push(
        toCurrencySummary({
          query,
          range,
          comparedRange,
          series: { currency: series.currency, rows: 0, total: makeSums(), buckets: new Map() },
          compared: series,
          groups: [],
          details,
        }),
      );
    }
    const rows = current.reduce((total, series) => total + series.rows, 0);
    const comparedRows = (compared ?? []).reduce((total, series) => total + series.rows, 0);
    return {
      dataset: query.dataset,
      range,
      comparedRange,
      currencies,
      receipt: await readReceipt(read, context, sources, range, rows),
      comparedReceipt:
        comparedRange && (await readReceipt(read, context, sources, comparedRange, comparedRows)),
    };
  });
}

type Details = { series: GroupSums[]; compared: GroupSums[] };
const noDetails: Details = { series: [], compared: [] };

async function readDetails(
  read: Session['read'],
  context: LedgerContext,
  query: SummaryQuery,
  dimension: Dimension,
  groups: readonly GroupSums[],
  range: DayRange,
  comparedRange: DayRange | null,
): Promise<Details> {
  const keys = [...new Set(groups.filter(({ kept }) => kept).map(({ key }) => key))];
  if (keys.length === 0) return noDetails;
  return {
    series:
      query.series === 'groups' ? await readGroupSeries(read, context, query, range, dimension, keys) : [],
    compared: comparedRange
      ? await readGroupsByKey(read, context, query, comparedRange, dimension, keys)
      : [],
  };
}

type CurrencyParts = {
  query: SummaryQuery;
  range: DayRange;
  comparedRange: DayRange | null;
  series: CurrencySeries;
  compared: CurrencySeries | undefined;
  groups: readonly GroupSums[];
  details: Details;
};

function toCurrencySummary(parts: CurrencyParts): CurrencySummary {
  const { query, range, comparedRange, series, compared } = parts;
  const withSeries = query.series !== 'none';
  return {
    currency: series.currency === '' ? null : series.currency,
    figures: toFigures(series.total),
    compared: comparedRange && toFigures(compared?.total ?? makeSums()),
    series: withSeries ? toPoints(series.buckets, range, query) : [],
    comparedSeries:
      withSeries && comparedRange ? toPoints(compared?.buckets ?? new Map(), comparedRange, query) : [],
    groups: toGroups(parts),
  };
}

function toPoints(buckets: ReadonlyMap<Day, Sums>, range: DayRange, query: SummaryQuery): Point[] {
  return eachBucket(range, query.grain).map((bucket) => ({
    bucket,
    ...toFigures(buckets.get(bucket) ?? makeSums()),
  }));
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
      const without = subtractSums(sums, keptBuckets.get(bucket) ?? makeSums(), rest?.sums.any ?? false);
      return [bucket, without];
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
