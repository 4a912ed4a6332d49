import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { addYears, toDay } from '@/lib/data/terms/days';

/** The currencies that a workspace has had sales in for a year. */
export async function readUsedCurrencies(ledger: Pick<Ledger, 'id' | 'store' | 'now'>): Promise<string[]> {
  const { sources } = datasets.reports;
  const marks = sources.map((_, index) => `$${index + 3}`).join(', ');
  const rows = await ledger.store.read(
    `SELECT DISTINCT currency FROM ledger.day_sums
     WHERE workspace = $1 AND day > CAST($2 AS DATE) AND source IN (${marks})`,
    [ledger.id, addYears(toDay(nowOf(ledger)), -1), ...sources],
  );
  return rows.map(({ currency }) => String(currency));
}
