import { freshen } from '@/lib/data/read/links/freshen';
import { dailyTotals } from '@/lib/data/read/summary/summary-query';
import { readSeries } from '@/lib/data/read/summary/summary-series';
import type { Ledger } from '@/lib/data/store/workspace';
import { addDays, type Day } from '@/lib/data/terms/days';
import { unitsNumber } from '@/lib/data/terms/units';
import { compareCurrencies } from '@/lib/language/format/currency';
import { daysBack } from './judge-days';

/** The currencies of the newest rows in the usual order, with what an order brings on average in major units; 0 without any. */
export async function readCurrencies(
  ledger: Ledger,
  today: Day,
): Promise<{ currency: string; orderValue: number }[]> {
  const range = { from: addDays(today, -daysBack), to: addDays(today, -1) };
  const found = await readSeries(ledger.store.read, await freshen(ledger, {}), dailyTotals(range, {}));
  return found
    .map(({ currency, total: { sales, conversions } }) => ({
      currency,
      orderValue: conversions > 0n ? unitsNumber(sales) / unitsNumber(conversions) : 0,
    }))
    .sort((a, b) => compareCurrencies(a.currency, b.currency));
}
