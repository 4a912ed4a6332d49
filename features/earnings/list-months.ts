import { estimateMonths } from '@/features/closing/estimate-months';
import { readEstimates } from '@/features/settlement/read-estimates';
import type { Sums } from '@/lib/data/read/figures';
import { freshen } from '@/lib/data/read/links/freshen';
import { dailyTotals } from '@/lib/data/read/summary/summary-query';
import { readSeries } from '@/lib/data/read/summary/summary-series';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type Day, type DayRange, toDay } from '@/lib/data/terms/days';
import {
  daysOfMonths,
  eachMonth,
  firstDayOf,
  type Month,
  monthOf,
  previousMonth,
} from '@/lib/data/terms/month';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { firstUnsettledDay, isOpen, lookBackDays } from '@/lib/data/terms/ranges/look-back';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import { unitsText } from '@/lib/data/terms/units';
import type { EarningsCalendar, EarningsMonth } from './earnings-shape';

/** `stale`: a sync of `range` would fetch rows. */
type ListedMonths = EarningsCalendar & { range: DayRange; stale: boolean };

/**
 * When the commission of links that one person created settles: months with open days and the one before them, newest
 * first. Stored rows only.
 */
export async function listMonths(ledger: Ledger, makerId: string): Promise<ListedMonths> {
  const makers = [makerId];
  const today = toDay(nowOf(ledger));
  const months = eachMonth(previousMonth(monthOf(firstUnsettledDay(today))), monthOf(today));
  const range = { from: firstDayOf(months[0] ?? monthOf(today)), to: today };
  const context = await freshen(ledger, { makers });
  const { series, receipt } = await context.store.snapshot(async ({ read }) => ({
    series: await readSeries(read, context, { ...dailyTotals(range, { makers }), grain: 'month' }),
    receipt: await readReceipt(read, context, datasets.reports.sources, range),
  }));
  const estimates = estimateMonths(await readEstimates(ledger, { makers }));
  const toMonth = (month: Month): EarningsMonth => {
    const found = series.flatMap(({ currency, buckets }) => {
      const sums = buckets.get(firstDayOf(month));
      return sums ? [{ currency, sums }] : [];
    });
    return {
      month,
      until: addDays(daysOfMonths(month).to, lookBackDays),
      state: stateOf(month, { today, receipt, sums: found.map(({ sums }) => sums) }),
      currencies: found.map(({ currency, sums }) => {
        const estimate = estimates.find((one) => one.month === month && one.currency === currency);
        return {
          currency,
          commission: unitsText(sums.commission),
          open: unitsText(sums.provisional.commission),
          expected: estimate?.commission ?? null,
        };
      }),
    };
  };
  return {
    months: months.reverse().map(toMonth),
    basis: makeBasis([rowsBasis(['reports'], range, receipt)]),
    range,
    stale: receipt.stale,
  };
}

type Known = { today: Day; receipt: Receipt; sums: readonly Sums[] };

function stateOf(month: Month, { today, receipt, sums }: Known): EarningsMonth['state'] {
  const days = daysOfMonths(month);
  if (touchesGap(days, receipt.gaps)) return 'notLoaded';
  if (isOpen(days, today)) return 'open';
  return touchesGap(days, receipt.loadedEarly) || sums.some(({ any }) => any) ? 'loadedEarly' : 'settled';
}
