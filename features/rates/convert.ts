import { Decimal, writeExact } from '@/lib/base/decimal';
import { addDays, type Day } from '@/lib/data/terms/days';
import { moneyMetrics } from '@/lib/data/terms/metrics';
import { compareCurrencies, countDecimals } from '@/lib/language/format/currency';
import type { Amounts, Conversion, ConvertedCurrency, RatesUsed } from './converted-shape';
import type { RateBook } from './list-rates';
import type { DayRate } from './rate-shape';

/** How many days a rate may be used after its own. Banks are closed on weekends and holidays. */
export const longestServed = 7;

/** The amounts of one currency and day. */
export type DayAmounts = { currency: string; day: Day } & Amounts;

type Sums = Record<keyof Amounts, Decimal>;

/**
 * Converts each day's amounts at that day's rate, or the newest rate of the previous seven days. Rounds each figure
 * once, at the end, half away from zero, to the minor unit of `to`. Leaves out days without a rate.
 */
export function convertAmounts(
  amounts: readonly DayAmounts[],
  to: string | null,
  book: RateBook,
): Conversion {
  const total = makeSums();
  let converted = false;
  const names = [...new Set(amounts.map(({ currency }) => currency))].sort(compareCurrencies);
  const currencies = names.map((currency) => {
    const own = amounts
      .filter((entry) => entry.currency === currency)
      .sort((a, b) => (a.day < b.day ? -1 : 1));
    const { sums, ...entry } = convertCurrency(own, to, book.get(currency));
    if (sums) add(total, sums);
    converted ||= sums !== null;
    return { currency, ...entry };
  });
  return {
    currencies,
    total: to !== null && converted ? round(total, to) : null,
    complete: to !== null && currencies.every(({ unconverted }) => unconverted === null),
  };
}

type Parts = Omit<ConvertedCurrency, 'currency'> & { sums: Sums | null };

function convertCurrency(
  own: readonly DayAmounts[],
  to: string | null,
  rates: ReadonlyMap<Day, string> = none,
): Parts {
  const [original, sums, missing] = [makeSums(), makeSums(), makeSums()];
  const days: NonNullable<ConvertedCurrency['unconverted']>['days'] = [];
  const used: { day: Day; at: DayRate }[] = [];
  let converted = 0;
  for (const { currency, day, ...given } of own) {
    add(original, given);
    const needsNone = currency === to || moneyMetrics.every((metric) => Number(given[metric]) === 0);
    const at = needsNone ? null : findRate(rates, day);
    if (to !== null && (needsNone || at)) {
      add(sums, given, at?.rate);
      if (at || currency === to) converted += 1;
      if (at) used.push({ day, at });
    } else if (!needsNone) {
      add(missing, given);
      days.push({ day, ...exact(toSums(given)) });
    }
  }
  // A currency does not count as converted if its only converted days have no amounts.
  const isConverted = to !== null && (converted > 0 || days.length === 0);
  return {
    original: exact(original),
    converted: isConverted ? round(sums, to) : null,
    rates: describeRates(used),
    unconverted: days.length > 0 ? { amounts: exact(missing), days } : null,
    sums: isConverted ? sums : null,
  };
}

const none: ReadonlyMap<Day, string> = new Map();

/** The rate of a day, or the newest usable one before it. */
function findRate(rates: ReadonlyMap<Day, string>, day: Day): DayRate | null {
  for (let back = 0; back <= longestServed; back += 1) {
    const candidate = addDays(day, -back);
    const rate = rates.get(candidate);
    if (rate !== undefined) return { day: candidate, rate };
  }
  return null;
}

function describeRates(used: readonly { day: Day; at: DayRate }[]): RatesUsed | null {
  const byRate = used
    .map(({ at }) => at)
    .sort((a, b) => new Decimal(a.rate).cmp(b.rate) || (a.day < b.day ? -1 : 1));
  const byDay = byRate.map(({ day }) => day).sort();
  const [lowest, highest, first, last] = [byRate[0], byRate.at(-1), byDay[0], byDay.at(-1)];
  if (!lowest || !highest || !first || !last) return null;
  const earlier = used.flatMap(({ day, at }) => (at.day === day ? [] : [{ day, rateDay: at.day }]));
  return { days: used.length, first, last, lowest, highest, earlier };
}

const each = <T>(make: (metric: keyof Amounts) => T) => ({
  sales: make('sales'),
  commission: make('commission'),
  bonus: make('bonus'),
});

const makeSums = (): Sums => each(() => new Decimal(0));
const toSums = (amounts: Amounts): Sums => each((metric) => new Decimal(amounts[metric]));

function add(sums: Sums, amounts: Amounts | Sums, rate = '1'): void {
  for (const metric of moneyMetrics)
    sums[metric] = sums[metric].plus(new Decimal(amounts[metric]).times(rate));
}

const exact = (sums: Sums): Amounts => each((metric) => writeExact(sums[metric]));

const round = (sums: Sums, currency: string): Amounts => {
  const places = countDecimals(currency);
  return each((metric) => sums[metric].toDecimalPlaces(places).toFixed(places));
};
