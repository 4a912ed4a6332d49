import { Failure } from '@/lib/base/failure';
import { freshen } from '@/lib/data/links/freshen';
import { makeComparedBasis } from '../basis';
import { type DatasetName, datasets } from '../datasets';
import { type Day, type DayRange, eachBucket, toDay } from '../days';
import { makeSums } from '../figures';
import { type GroupDimension, isGroupDimension } from '../group-dimensions';
import type { Metric } from '../metrics';
import { readFilterNames } from '../query/read-labels';
import { rankExpression } from '../query/summary-sql';
import { alignedDay, comparedRangeOf, listFirstCompared } from '../ranges/compared-range';
import { listOpenBuckets } from '../ranges/look-back';
import type { Session } from '../store/store';
import { readFirstDay } from '../windows/first-day';
import { readReceipt } from '../windows/receipt';
import { type FreshLedger, type Ledger, nowOf } from '../workspace';
import { type Details, toCurrencySummary } from './currency-summary';
import type { GroupsOf } from './group-rows';
import { listOverlapping, readOtherGroups } from './other-groups';
import {
  type Ranking,
  readGroupSeries,
  readGroupsByKey,
  readTopGroups,
  type TopGroups,
} from './summary-groups';
import type { SummaryQuery } from './summary-query';
import { readSeries } from './summary-series';
import type { Summary } from './summary-shape';

const defaultSort: Record<DatasetName, Metric> = {
  reports: 'sales',
  clicks: 'clicks',
  brb: 'bonus',
  program: 'sales',
};

/**
 * Sums stored rows of a range by currency, exactly. Fetches nothing: missing rows show in the receipt. Compares with
 * nothing while days of the compared range are missing. Throws Failure `invalid_input` if the dataset does not support
 * `sort`, and `conflict` if groups are ranked by change while such days are missing.
 */
export const summarize = async (ledger: Ledger, query: SummaryQuery): Promise<Summary> =>
  sumUp(await freshen(ledger, query), query);

/** Like `summarize`, with links and groups that are current already. */
export async function sumUp(context: FreshLedger, query: SummaryQuery): Promise<Summary> {
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
  const today = toDay(nowOf(context));
  return context.store.snapshot(async ({ read }) => {
    const current = await readSeries(read, context, query, range);
    const comparedReceipt = comparedRange && (await readReceipt(read, context, sources, comparedRange));
    const ranges =
      comparedRange && comparedReceipt?.state === 'complete'
        ? { range, comparedRange, compare: query.compare }
        : null;
    const align = (day: Day) => (ranges ? alignedDay(ranges, day) : day);
    const compared = ranges && (await readSeries(read, context, query, ranges.comparedRange, align));
    const shownRange = ranges?.comparedRange ?? null;
    const ranking = { by: rank, change: rankChange(query, comparedRange, ranges !== null) };
    const groups = dimension
      ? await readTopGroups(read, context, { query, range, dimension }, ranking)
      : noGroups;
    const details = dimension
      ? await readDetails(read, context, { query, range, dimension }, { groups, comparedRange: shownRange })
      : noDetails;
    const found = new Set([...current, ...(compared ?? [])].map(({ currency }) => currency));
    const others =
      dimension && isGroupDimension(dimension)
        ? await readOthers(
            read,
            context,
            { query, range, dimension },
            { groups, comparedRange: shownRange, currencies: [...found] },
          )
        : null;
    const shared = {
      query,
      buckets: eachBucket(range, query.grain),
      firstCompared: ranges && listFirstCompared(ranges, query.grain),
      details: { ...details, others },
      open: {
        now: listOpenBuckets(range, query.grain, today),
        compared: comparedRange ? listOpenBuckets(comparedRange, query.grain, today, align) : noBuckets,
      },
    };
    const currencies = current.map((series) =>
      toCurrencySummary({
        ...shared,
        series,
        compared: compared?.find(({ currency }) => currency === series.currency),
        groups: groups.get(series.currency),
      }),
    );
    const onlyCompared = (compared ?? []).filter(
      ({ currency }) => !current.some((series) => series.currency === currency),
    );
    for (const series of onlyCompared) {
      currencies.push(
        toCurrencySummary({
          ...shared,
          series: { currency: series.currency, rows: 0, total: makeSums(), buckets: new Map() },
          compared: series,
          groups: groups.get(series.currency),
        }),
      );
    }
    const rows = current.reduce((total, series) => total + series.rows, 0);
    const comparedRows = compared?.reduce((total, series) => total + series.rows, 0);
    const receipt = await readReceipt(read, context, sources, range, rows);
    return {
      dataset: query.dataset,
      grain: query.grain,
      range,
      comparedRange,
      firstDay: await readFirstDay(read, context.id, sources),
      overlapping:
        dimension && isGroupDimension(dimension)
          ? await listOverlapping(read, context.id, dimension, query)
          : [],
      filterNames: await readFilterNames(read, context.id, query),
      currencies,
      receipt,
      comparedReceipt: comparedReceipt && {
        ...comparedReceipt,
        rows: comparedRows ?? comparedReceipt.rows,
      },
      basis: makeComparedBasis(query.dataset, range, receipt, comparedRange, comparedReceipt, context),
    };
  });
}

const noBuckets: ReadonlySet<Day> = new Set();
const noGroups: ReadonlyMap<string, TopGroups> = new Map();
const noDetails: Details = { series: [], compared: [], others: null };

/** `isLoaded`: whether no day of the compared range is missing. */
function rankChange(
  { byChange }: SummaryQuery,
  since: DayRange | null,
  isLoaded: boolean,
): Ranking['change'] {
  if (!byChange || !since) return undefined;
  if (!isLoaded) {
    throw new Failure(
      'conflict',
      `Some days from ${since.from} to ${since.to}, which are compared with, are not loaded, so changes are unknown. Load them first.`,
    );
  }
  return { since, order: byChange };
}

/** The top groups by currency, and the days that they are compared with. */
type Shown = { groups: ReadonlyMap<string, TopGroups>; comparedRange: DayRange | null };

async function readDetails(
  read: Session['read'],
  context: FreshLedger,
  asked: GroupsOf<SummaryQuery>,
  { groups, comparedRange }: Shown,
): Promise<Details> {
  const keys = [...new Set([...groups.values()].flatMap(({ top }) => top.map(({ key }) => key)))];
  if (keys.length === 0) return noDetails;
  return {
    series: asked.query.series === 'groups' ? await readGroupSeries(read, context, asked, keys) : [],
    compared: comparedRange
      ? await readGroupsByKey(read, context, { ...asked, range: comparedRange }, keys)
      : [],
    others: null,
  };
}

/** The groups beyond the top ones, whose lines may overlap. */
async function readOthers(
  read: Session['read'],
  context: FreshLedger,
  asked: GroupsOf<SummaryQuery, GroupDimension>,
  { groups, currencies, comparedRange }: Shown & { currencies: readonly string[] },
): Promise<NonNullable<Details['others']>> {
  const others: NonNullable<Details['others']> = new Map();
  for (const currency of currencies) {
    const keys = groups.get(currency)?.top.map(({ key }) => key) ?? [];
    const shown = { currency, keys };
    const then = comparedRange && { ...asked, range: comparedRange };
    others.set(currency, {
      now: await readOtherGroups(read, context, asked, shown),
      compared: then && (await readOtherGroups(read, context, then, shown)),
    });
  }
  return others;
}
