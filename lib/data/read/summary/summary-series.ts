import { addSums, makeSums, readSums, type Sums } from '@/lib/data/read/figures';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import type { Session } from '@/lib/data/store/engine/store';
import { isIn } from '@/lib/data/store/windows/compared-days';
import { daysOf } from '@/lib/data/store/windows/day-sums';
import { plainSums } from '@/lib/data/store/windows/summary-sql';
import type { FreshLedger } from '@/lib/data/store/workspace';
import { type Day, type DayRange, startOfBucket } from '@/lib/data/terms/days';
import type { SummaryQuery } from './summary-query';

export type CurrencySeries = {
  currency: string;
  rows: number;
  total: Sums;
  /** Of the days that count. */
  counted: Sums;
  buckets: Map<Day, Sums>;
};

/** `standsFor`: the day that each counts as. `counts`: the days that a comparison counts. */
type Days = { standsFor?: (day: Day) => Day; counts?: readonly DayRange[] };

/**
 * Sums by currency and bucket. The currency with most clicks (otherwise rows) comes first, because amounts are not comparable.
 */
export async function readSeries(
  read: Session['read'],
  context: FreshLedger,
  query: SummaryQuery,
  { standsFor = (day) => day, counts = [] }: Days = {},
): Promise<CurrencySeries[]> {
  const where = whereRows(context.id, query.dataset, query, query);
  const { from, rowCount } = daysOf(query.dataset, query);
  const rows = await read(
    // Grouping by `final` sums each row once, which is faster than summing it twice.
    `SELECT day, currency, final, ${rowCount} AS row_count, ${plainSums(query.dataset)}
     FROM ${from} WHERE ${where.sql} GROUP BY 1, 2, 3`,
    where.values,
  );
  const byCurrency = new Map<string, CurrencySeries>();
  for (const row of rows) {
    const currency = String(row.currency);
    const series = byCurrency.get(currency) ?? noSeries(currency);
    const sums = readSums(row);
    series.rows += Number(row.row_count);
    series.total = addSums(series.total, sums);
    if (isIn(counts, String(row.day))) series.counted = addSums(series.counted, sums);
    // Days are summed to buckets here. The store would spend more on weeks and months than on sums.
    const bucket = startOfBucket(standsFor(String(row.day)), query.grain);
    const before = series.buckets.get(bucket);
    series.buckets.set(bucket, before ? addSums(before, sums) : sums);
    byCurrency.set(currency, series);
  }
  return [...byCurrency.values()].sort(
    (a, b) =>
      Number(b.total.clicks - a.total.clicks) || b.rows - a.rows || (a.currency < b.currency ? -1 : 1),
  );
}

/** A currency without rows. */
export const noSeries = (currency: string): CurrencySeries => ({
  currency,
  rows: 0,
  total: makeSums(),
  counted: makeSums(),
  buckets: new Map(),
});
