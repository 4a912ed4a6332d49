import { Failure } from '@/lib/base/failure';
import { makeSums } from '@/lib/data/read/figures';
import { freshen } from '@/lib/data/read/links/freshen';
import { readFilterNames } from '@/lib/data/read/query/read-labels';
import type { Session } from '@/lib/data/store/engine/store';
import { type Against, type ComparedDays, readAgainst } from '@/lib/data/store/windows/compared-days';
import { readFirstDay } from '@/lib/data/store/windows/first-day';
import { rankExpression } from '@/lib/data/store/windows/summary-sql';
import { type FreshLedger, type Ledger, nowOf } from '@/lib/data/store/workspace';
import { makeComparedBasis } from '@/lib/data/terms/basis';
import { type DatasetName, datasets } from '@/lib/data/terms/datasets';
import {
  type Day,
  type DayRange,
  eachBucket,
  eachDay,
  type Grain,
  startOfBucket,
  toDay,
} from '@/lib/data/terms/days';
import { type GroupDimension, isGroupDimension } from '@/lib/data/terms/group-dimensions';
import type { Metric } from '@/lib/data/terms/metrics';
import { alignedDay, listFirstCompared } from '@/lib/data/terms/ranges/compared-range';
import { clipRanges } from '@/lib/data/terms/ranges/gaps';
import { areOpen, listOpenBuckets } from '@/lib/data/terms/ranges/look-back';
import { type Details, toCurrencySummary } from './currency-summary';
import { readGroupChanges } from './group-changes';
import type { GroupsOf } from './group-rows';
import { listOverlapping, readOtherGroups } from './other-groups';
import { type Ranking, readGroupSeries, readTopGroups, type TopGroups } from './summary-groups';
import type { SummaryQuery } from './summary-query';
import { type CurrencySeries, noSeries, readSeries } from './summary-series';
import type { Summary } from './summary-shape';

const defaultSort: Record<DatasetName, Metric> = {
  reports: 'sales',
  clicks: 'clicks',
  brb: 'bonus',
  program: 'sales',
};

/**
 * Sums stored rows of a range by currency, exactly. Fetches nothing: missing rows show in the receipt. Changes are between the
 * days that count (`countPairs`). Throws Failure `invalid_input` if the dataset does not support `sort`.
 */
export const summarize = async (ledger: Ledger, query: SummaryQuery): Promise<Summary> =>
  sumUp(await freshen(ledger, query), query);

/** Like `summarize`, with links and groups that are current already. */
export async function sumUp(context: FreshLedger, query: SummaryQuery): Promise<Summary> {
  const range = { from: query.from, to: query.to };
  const dimension = query.group === 'none' ? null : query.group;
  const rank = requireRank(query);
  const { sources } = datasets[query.dataset];
  const today = toDay(nowOf(context));
  return context.store.snapshot(async ({ read }) => {
    const { receipt, against } = await readAgainst(read, context, sources, range, query.compare);
    const days = against?.days ?? null;
    const align = (day: Day) => (against ? alignedDay(against, day) : day);
    const current = await readSeries(read, context, query, { counts: days?.now });
    const compared = against
      ? await readSeries(
          read,
          context,
          { ...query, ...against.comparedRange },
          { standsFor: align, counts: against.days.before },
        )
      : [];
    const ranking = { by: rank, change: rankChange(query, days) };
    const asked = dimension && { query, ranges: [range], dimension };
    const groups = asked ? await readTopGroups(read, context, asked, ranking) : noGroups;
    const found = [...new Set([...current, ...compared].map(({ currency }) => currency))];
    const shared = {
      query,
      buckets: eachBucket(range, query.grain),
      firstCompared: against && listFirstStored(against, query.grain),
      isCompared: days !== null && days.counted > 0,
      details: asked
        ? await readDetails(read, context, asked, { groups, days, currencies: found })
        : noDetails,
      open: {
        now: listOpenBuckets(range, query.grain, today),
        compared: against ? listOpenBuckets(against.comparedRange, query.grain, today, align) : noBuckets,
        counted: { now: areOpen(days?.now ?? [], today), before: areOpen(days?.before ?? [], today) },
      },
    };
    const onlyCompared = compared.filter(
      ({ currency }) => !current.some((series) => series.currency === currency),
    );
    const currencies = [...current, ...onlyCompared.map(({ currency }) => noSeries(currency))].map((series) =>
      toCurrencySummary({
        ...shared,
        series,
        compared: compared.find(({ currency }) => currency === series.currency),
        groups: groups.get(series.currency),
      }),
    );
    const countRows = (all: readonly CurrencySeries[]) => all.reduce((total, { rows }) => total + rows, 0);
    const comparedRange = against?.comparedRange ?? null;
    const comparedReceipt = against && { ...against.receipt, rows: countRows(compared) };
    return {
      dataset: query.dataset,
      grain: query.grain,
      range,
      comparedRange,
      comparedDays: days,
      firstDay: await readFirstDay(read, context.id, sources),
      overlapping:
        dimension && isGroupDimension(dimension)
          ? await listOverlapping(read, context.id, dimension, query)
          : [],
      filterNames: await readFilterNames(read, context.id, query),
      currencies,
      receipt: { ...receipt, rows: countRows(current) },
      comparedReceipt,
      basis: makeComparedBasis(
        { dataset: query.dataset, range, receipt, comparedRange, comparedReceipt },
        context,
      ),
    };
  });
}

/** The SQL that groups are ranked by. */
function requireRank({ dataset, sort = defaultSort[dataset] }: SummaryQuery): string {
  const rank = rankExpression(dataset, sort);
  if (rank) return rank;
  throw new Failure('invalid_input', 'The rows of this dataset do not carry that metric.', {
    issues: [{ field: 'sort', message: `must be a metric of ${dataset}` }],
  });
}

/** The first compared day of each bucket; null also where a compared day is not stored, and before the first row. */
function listFirstStored(against: Against, grain: Grain): (Day | null)[] {
  const { gaps } = against.receipt;
  const { noDataBefore } = against.days;
  const missing = new Set(
    clipRanges(gaps, against.comparedRange)
      .flatMap(eachDay)
      .map((day) => startOfBucket(alignedDay(against, day), grain)),
  );
  return listFirstCompared(against, grain).map((day) =>
    day &&
    (missing.has(startOfBucket(alignedDay(against, day), grain)) ||
      (noDataBefore !== null && day < noDataBefore))
      ? null
      : day,
  );
}

const noBuckets: ReadonlySet<Day> = new Set();
const noGroups: ReadonlyMap<string, TopGroups> = new Map();
const noDetails: Details = { series: [], counted: [], compared: [], others: null };

/** While no day counts, changes are unknown, and groups are ranked by value. */
const rankChange = ({ byChange }: SummaryQuery, days: ComparedDays | null): Ranking['change'] =>
  byChange && days && days.counted > 0 ? { days, order: byChange } : undefined;

/** The top groups by currency, all currencies, and the days that a comparison counts. */
type Shown = {
  groups: ReadonlyMap<string, TopGroups>;
  currencies: readonly string[];
  days: ComparedDays | null;
};

async function readDetails(
  read: Session['read'],
  context: FreshLedger,
  asked: GroupsOf<SummaryQuery>,
  shown: Shown,
): Promise<Details> {
  const { query, dimension } = asked;
  const others = isGroupDimension(dimension)
    ? await readOthers(read, context, { ...asked, dimension }, shown)
    : null;
  const top = [...shown.groups.values()].flatMap((found) => found.top);
  const keys = [...new Set(top.map(({ key }) => key))];
  if (keys.length === 0) return { ...noDetails, others };
  return {
    series: query.series === 'groups' ? await readGroupSeries(read, context, asked, keys) : [],
    ...(await readGroupChanges(read, context, asked, { keys, own: top }, shown.days)),
    others,
  };
}

/** The groups beyond the top ones, whose lines may overlap. */
async function readOthers(
  read: Session['read'],
  context: FreshLedger,
  asked: GroupsOf<SummaryQuery, GroupDimension>,
  { groups, currencies, days }: Shown,
): Promise<NonNullable<Details['others']>> {
  const others: NonNullable<Details['others']> = new Map();
  for (const currency of currencies) {
    const keys = groups.get(currency)?.top.map(({ key }) => key) ?? [];
    const sumIn = async (ranges: readonly DayRange[]) =>
      ranges.length > 0
        ? (await readOtherGroups(read, context, { ...asked, ranges }, { currency, keys })).total
        : makeSums();
    others.set(currency, {
      now: await readOtherGroups(read, context, asked, { currency, keys }),
      counted: await sumIn(days?.now ?? []),
      compared: await sumIn(days?.before ?? []),
    });
  }
  return others;
}
