import { freshen } from '@/lib/data/read/links/freshen';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { type Day, type DayRange, laterOf, toDay } from '@/lib/data/terms/days';
import type { Filters } from '@/lib/data/terms/filters/filter-dimensions';
import { monthOf } from '@/lib/data/terms/month';
import { sumUnits, type Units } from '@/lib/data/terms/units';
import { type DayHistory, readHistories } from './day-histories';
import { isWatched, readLooks, settledAt } from './day-looks';
import { listSettledMonths } from './ladder';
import { firstValue } from './triangle';

/** The days of a settled month that were fetched before they settled: what was first reported, and what was left. */
export type SettledMonth = {
  /** YYYY-MM. */
  month: string;
  /** The day on which its last day was first fetched as a settled one. */
  settledOn: Day;
  /** Commission. */
  reported: Units;
  settled: Units;
  /** Conversions first reported. */
  conversions: Units;
};

/**
 * The settled months of a range in one currency, oldest first, and the oldest fetch of its rows; null without one. Reads
 * stored rows that pass filters, and fetches nothing.
 */
export async function readSettledMonths(
  ledger: Ledger,
  { currency, filters, range }: { currency: string; filters: Filters; range: DayRange },
): Promise<{ months: SettledMonth[]; asOf: string | null }> {
  const query = { dataset: 'reports' as const, ...filters, currencies: [currency] };
  const context = await freshen(ledger, query);
  const { id: workspaceId } = context;
  // Of a group whose members are not known, no month is.
  if (context.unknownGroups.length > 0) return { months: [], asOf: null };
  return context.store.snapshot(async ({ read }) => {
    const { gaps, asOf } = await readReceipt(read, context, datasets.reports.sources, range);
    const known = await readLooks(read, workspaceId, query, { range, gaps });
    const looks = known.joined;
    const histories = (await readHistories(read, workspaceId, query, { looks, range })).get(currency);
    const commission = histories?.commission.filter(isWatched) ?? [];
    const conversions = histories?.conversions.filter(isWatched) ?? [];
    const months = listSettledMonths(looks, toDay(nowOf(context))).map((month): SettledMonth => {
      const within = (days: readonly DayHistory[]) => days.filter(({ day }) => monthOf(day) === month);
      const settledOn = looks
        .filter(({ day }) => monthOf(day) === month)
        .reduce((last, look) => laterOf(last, look.known[settledAt] ?? last), `${month}-01`);
      return {
        month,
        settledOn,
        reported: sumUnits(within(commission).map(firstValue)),
        settled: sumUnits(within(commission).map(({ values }) => values[settledAt] ?? 0n)),
        conversions: sumUnits(within(conversions).map(firstValue)),
      };
    });
    return { months, asOf };
  });
}
