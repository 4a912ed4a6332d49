import { readEstimates } from '@/features/settlement/read-estimates';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { bucketOf } from '@/lib/data/store/windows/summary-sql';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { toDay } from '@/lib/data/terms/days';
import { eachMonth, firstDayOf, type Month, monthOf } from '@/lib/data/terms/month';
import { compareCurrencies } from '@/lib/language/format/currency';
import { estimateMonths } from './estimate-months';
import { lastMonth, ownClosings, selectClosings } from './read-closings';
import { toClosing } from './read-statement';
import type { Closings, MonthCurrency } from './statement-shape';

const sources = [...datasets.reports.sources, ...datasets.brb.sources];

/** Months with their rows' currencies, all closings, newest first, and what open months are expected to settle at. */
export async function listClosings(context: Ledger): Promise<Closings> {
  const { id: workspaceId, db, store } = context;
  const marks = sources.map((_, index) => `$${index + 2}`).join(', ');
  const reading = store.read(
    `SELECT ${bucketOf('month')} AS month, currency, SUM(clicks) AS clicks FROM ledger.day_sums
     WHERE workspace = $1 AND source IN (${marks}) GROUP BY 1, 2`,
    [workspaceId, ...sources],
  );
  // At the same time, because the page waits for both.
  const [rows, estimates] = await Promise.all([reading, readEstimates(context)]);
  const closed = await selectClosings(db, ownClosings(workspaceId));
  const currencies = new Map<Month, MonthCurrency[]>();
  const add = (month: Month, entry: MonthCurrency) => {
    const known = currencies.get(month) ?? [];
    if (known.some(({ currency }) => currency === entry.currency)) return;
    currencies.set(month, [...known, entry]);
  };
  for (const { month, currency, clicks } of rows) {
    add(monthOf(String(month)), { currency: String(currency), clicks: Number(clicks ?? 0) });
  }
  // A closed month stays available without its rows.
  for (const { month, currency } of closed) add(month, { currency, clicks: 0 });
  const [first] = [...currencies.keys()].sort();
  const today = toDay(nowOf(context));
  // A clock that was ahead may have closed a month that has not come yet. It stays in the list, to be reopened.
  const newest = [monthOf(today), ...closed.map(({ month }) => month)].sort().at(-1) ?? first;
  const months = first === undefined || newest === undefined ? [] : eachMonth(first, newest);
  const range = { from: first === undefined ? today : firstDayOf(first), to: today };
  const receipt = await readReceipt(store.read, context, sources, range);
  return {
    estimates: estimateMonths(estimates),
    months: months.reverse().map((month) => ({ month, currencies: rank(currencies.get(month)) })),
    closings: closed
      .map((closing) => toClosing(closing, lastMonth(closed.filter(isOf(closing.currency)))))
      .reverse(),
    basis: makeBasis([rowsBasis(['reports', 'brb'], range, receipt)]),
  };
}

const isOf =
  (code: string) =>
  ({ currency }: { currency: string }) =>
    currency === code;

const rank = (entries: readonly MonthCurrency[] = []): MonthCurrency[] =>
  entries.toSorted((a, b) => b.clicks - a.clicks || compareCurrencies(a.currency, b.currency));
