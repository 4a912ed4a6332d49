import type { Ledger } from '@/lib/data/store/workspace';
import type { DayRange } from '@/lib/data/terms/days';
import { type Filters, setFilters } from '@/lib/data/terms/filters/filter-dimensions';
import { totalCredits } from './compare-credits';
import type { CreditTotal } from './credit-shape';
import { hasCredits, readCredits } from './read-credits';

/**
 * The compared credits of whole months in a range, by currency. Empty under filters other than of brands and currencies: nobody
 * knows which part of a credit matches them.
 */
export async function totalCreditsOf(
  ledger: Ledger,
  range: DayRange,
  filters: Filters,
): Promise<CreditTotal[]> {
  if (setFilters(filters).some((name) => name !== 'brands') || !(await hasCredits(ledger))) return [];
  const { brands, currencies } = filters;
  const { lines } = await readCredits(ledger, range);
  return totalCredits(
    lines.filter(
      ({ brand, currency }) =>
        (!brands || brands.includes(brand)) && (!currencies || currencies.includes(currency)),
    ),
  );
}
