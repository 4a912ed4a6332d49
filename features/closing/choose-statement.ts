import type { Day } from '@/lib/data/terms/days';
import { eachMonth, isMonth, type Month, monthOf, previousMonth } from '@/lib/data/terms/month';
import { compareCurrencies } from '@/lib/language/format/currency';
import type { Closings } from './statement-shape';

/** The month and currency in the address. */
type Requested = { month: string | null; currency: string | null };

type ChosenStatement = {
  month: Month;
  currency: string;
  /** Newest first. */
  months: Month[];
  currencies: string[];
};

/** Months to offer, even if fewer have rows. */
const fewestMonths = 12;
/** Used if there are no rows. */
const fallback = 'USD';

/** The statement to show. Defaults to the last complete month, in its currency with the most clicks. */
export function chooseStatement(
  { months, closings }: Closings,
  { month: requestedMonth, currency: requestedCurrency }: Requested,
  today: Day,
): ChosenStatement {
  const current = monthOf(today);
  const month = requestedMonth !== null && isMonth(requestedMonth) ? requestedMonth : previousMonth(current);
  const oldest = [months.at(-1)?.month ?? current, month, yearBefore(current)].reduce((a, b) =>
    a < b ? a : b,
  );
  const newest = [current, month, ...closings.map((closing) => closing.month)].sort().at(-1) ?? month;
  const known =
    months.find((entry) => entry.month === month)?.currencies.map(({ currency }) => currency) ?? [];
  const closed = closings.filter((closing) => closing.month === month).map(({ currency }) => currency);
  const elsewhere = months.find(({ currencies }) => currencies.length > 0)?.currencies[0]?.currency;
  const requested =
    requestedCurrency !== null && /^[A-Z]{3}$/.test(requestedCurrency) ? requestedCurrency : null;
  const currency = requested ?? known[0] ?? elsewhere ?? fallback;
  return {
    month,
    currency,
    months: eachMonth(oldest, newest).reverse(),
    currencies: [...new Set([...known, ...closed, currency])].sort(compareCurrencies),
  };
}

function yearBefore(month: Month): Month {
  let before = month;
  for (let count = 0; count < fewestMonths; count += 1) before = previousMonth(before);
  return before;
}
