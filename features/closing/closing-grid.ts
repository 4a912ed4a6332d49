import { tupleKey } from '@/lib/base/tuple-key';
import type { Day } from '@/lib/data/terms/days';
import { daysOfMonths, type Month, nextMonth } from '@/lib/data/terms/month';
import { compareCurrencies } from '@/lib/language/format/currency';
import type { Closings } from './statement-shape';

/** `open`: the month has ended and is not closed. `none`: the month has no rows in the currency. */
export type CellState = 'closed' | 'running' | 'open' | 'none';

export type ClosingGrid = {
  /** In display order. */
  currencies: string[];
  /** Newest first. The states are in the order of `currencies`. */
  rows: { month: Month; states: CellState[] }[];
};

/** The state of each month in each currency, or in the chosen one alone if no month has rows. */
export function buildClosingGrid(
  { months: known, closings }: Closings,
  chosen: { months: readonly Month[]; currency: string },
  today: Day,
): ClosingGrid {
  const used = [
    ...known.flatMap((each) => each.currencies.map(({ currency }) => currency)),
    ...closings.map(({ currency }) => currency),
  ];
  const currencies = [...new Set(used.length > 0 ? used : [chosen.currency])].sort(compareCurrencies);
  const hasRows = new Set(
    known.flatMap(({ month, currencies }) => currencies.map(({ currency }) => tupleKey(month, currency))),
  );
  const closed = new Set(closings.map(({ month, currency }) => tupleKey(month, currency)));
  const stateOf = (month: Month, currency: string): CellState => {
    const key = tupleKey(month, currency);
    if (closed.has(key)) return 'closed';
    if (!hasRows.has(key)) return 'none';
    return daysOfMonths(month).to >= today ? 'running' : 'open';
  };
  return {
    currencies,
    rows: chosen.months.map((month) => ({ month, states: currencies.map((each) => stateOf(month, each)) })),
  };
}

/** The currencies of a month that can be closed next. Months of a currency close in order. */
export function listClosable({ currencies, rows }: ClosingGrid, month: Month, { closings }: Closings) {
  const states = rows.find((row) => row.month === month)?.states ?? [];
  return currencies.filter((currency, at) => {
    const last = closings.find((closing) => closing.currency === currency && closing.newest)?.month;
    return states[at] === 'open' && (last === undefined || month === nextMonth(last));
  });
}
