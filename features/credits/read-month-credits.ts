import { readNames } from '@/lib/data/read/query/read-names';
import type { Ledger } from '@/lib/data/store/workspace';
import { daysOfMonths, type Month } from '@/lib/data/terms/month';
import type { CreditLine } from './credit-shape';
import { hasCredits, readCredits } from './read-credits';

/** The bonus credits of a month in one currency beside their estimates. Empty until the first credit is imported. */
export async function readMonthCredits(
  ledger: Ledger,
  { month, currency }: { month: Month; currency: string },
): Promise<CreditLine[]> {
  if (!(await hasCredits(ledger))) return [];
  const { lines } = await readCredits(ledger, daysOfMonths(month));
  const shown = lines.filter((line) => line.currency === currency);
  const brands = new Set(shown.map(({ brand }) => brand));
  const names = await readNames(ledger.store.read, ledger.id, 'brand', brands);
  return shown.map((line) => ({ ...line, name: names.get(line.brand) ?? null }));
}
