import type { CurrencyEstimates, Estimates } from '@/features/settlement/read-estimates';
import { findSpread } from '@/features/settlement/spread';
import { Decimal, writeExact } from '@/lib/base/decimal';
import type { SqlRow } from '@/lib/data/store/engine/store';
import { type Day, type DayRange, earlierOf, laterOf } from '@/lib/data/terms/days';
import { monthOf } from '@/lib/data/terms/month';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { toUnits, unitsText } from '@/lib/data/terms/units';
import { countDecimals } from '@/lib/language/format/currency';
import type { CurrencyProfit, ProfitEstimate } from './profit-shape';

type OfCurrency = Record<'sales' | 'commission', Estimates>;

/** Gross profit and commission of a day's rows with a margin. */
type CoveredDay = { day: Day; gross: Decimal; commission: Decimal };

const netOf = ({ gross, commission }: CoveredDay): Decimal => gross.minus(commission);
const add = (amounts: readonly Decimal[]): Decimal => Decimal.sum(0, ...amounts);

/** The part of a range that may have open days. */
export function openRange(estimates: CurrencyEstimates, { from, to }: DayRange, today: Day): DayRange {
  const open = [...estimates.values()].flatMap(({ sales }) =>
    [...sales.growths.days].flatMap(([day, growth]) => (growth.open ? [day] : [])),
  );
  const first = open.reduce(earlierOf, firstUnsettledDay(today));
  return { from: laterOf(from, first), to };
}

/**
 * What the net profit of a currency is expected to be when its open days have settled. `rows`: of readCoveredDays, every
 * open day of the range. Null without a margin, an estimate or an open day.
 */
export function estimateProfit(
  { currency, figures }: Pick<CurrencyProfit, 'currency' | 'figures'>,
  rows: readonly SqlRow[],
  estimates: CurrencyEstimates,
  today: Day,
): ProfitEstimate | null {
  const of = estimates.get(currency);
  if (!of || !figures.covered) return null;
  const days = rows.filter((row) => String(row.currency) === currency).map(toDay);
  const known = days.filter(
    ({ day }) => of.sales.growths.days.has(day) && of.commission.growths.days.has(day),
  );
  const openDays = known.filter(({ day }) => isOpen(of, day)).length;
  if (openDays === 0) return null;
  const others = days.filter((day) => !known.includes(day));
  const reported = new Decimal(figures.covered.netProfit).minus(add(others.map(netOf)));
  const settled = reported.minus(add(known.map(netOf)));
  const expected = settled.plus(add(known.map((day) => grow(of, day))));
  const results = { expected, ...findRange(of, known, expected, today) };
  const costs = figures.afterCosts?.netProfit ? new Decimal(figures.afterCosts.costs) : null;
  const { sales, commission } = { sales: of.sales.expectation, commission: of.commission.expectation };
  return {
    reported: writeExact(reported),
    ...write(results, currency, new Decimal(0)),
    afterCosts: costs && write(results, currency, costs),
    openDays,
    otherDays: others.length,
    settledMonths: Math.min(sales.settledMonths, commission.settledMonths),
    meanErrors: { sales: sales.meanError, commission: commission.meanError },
    testedMonths: Math.min(sales.tested.length, commission.tested.length),
    within: { sales: sales.within, commission: commission.within },
  };
}

const toDay = ({ day, gross, commission }: SqlRow): CoveredDay => ({
  day: String(day),
  gross: new Decimal(String(gross ?? 0)).div(100),
  commission: new Decimal(String(commission ?? 0)),
});

const isOpen = (of: OfCurrency, day: Day): boolean => of.sales.growths.days.get(day)?.open === true;

type Metric = keyof OfCurrency;

const factorOf = (of: OfCurrency, metric: Metric, day: Day): Decimal =>
  of[metric].growths.days.get(day)?.factor ?? new Decimal(1);

/** What a day is expected to settle at. */
const grow = (of: OfCurrency, { day, gross, commission }: CoveredDay): Decimal =>
  gross.times(factorOf(of, 'sales', day)).minus(commission.times(factorOf(of, 'commission', day)));

/** The range if sales and commission of open days are as far off as in settled months, both of the same one. */
function findRange(
  of: OfCurrency,
  known: readonly CoveredDay[],
  expected: Decimal,
  today: Day,
): Record<'low' | 'high', Decimal> {
  const open = known.filter(({ day }) => isOpen(of, day));
  const days = open.map(({ day }) => day);
  const gross = add(open.map((one) => one.gross.times(factorOf(of, 'sales', one.day))));
  const commission = add(open.map((one) => one.commission.times(factorOf(of, 'commission', one.day))));
  const others = new Map(of.commission.growths.errorsOf(days).map((error) => [error.month, error.value]));
  const results = of.sales.growths.errorsOf(days).flatMap(({ month, weight, value: sales }) => {
    const other = others.get(month);
    if (other === undefined) return [];
    const value = gross
      .times(sales - 1)
      .minus(commission.times(other - 1))
      .toNumber();
    return [{ month, weight, value }];
  });
  const spread = findSpread(results, monthOf(today)) ?? { low: 0, high: 0 };
  return {
    low: Decimal.min(expected, expected.plus(spread.low)),
    high: Decimal.max(expected, expected.plus(spread.high)),
  };
}

type Results = Record<'expected' | 'low' | 'high', Decimal>;

function write(
  { expected, low, high }: Results,
  currency: string,
  costs: Decimal,
): { expected: string; low: string; high: string } {
  const round = (amount: Decimal) =>
    unitsText(toUnits(amount.minus(costs).toDecimalPlaces(countDecimals(currency)).toFixed()));
  return { expected: round(expected), low: round(low), high: round(high) };
}
