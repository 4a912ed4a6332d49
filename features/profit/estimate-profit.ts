import type { CurrencyEstimates, EstimatedMetric, Estimates } from '@/features/settlement/read-estimates';
import { Decimal, writeExact } from '@/lib/base/decimal';
import { type Day, type DayRange, earlierOf, laterOf } from '@/lib/data/days';
import { firstUnsettledDay } from '@/lib/data/ranges/look-back';
import type { SqlRow } from '@/lib/data/store/store';
import { toUnits, unitsText } from '@/lib/data/units';
import { countDecimals } from '@/lib/language/format/currency';
import type { CurrencyProfit, ProfitEstimate } from './profit-shape';

type OfCurrency = Record<EstimatedMetric, Estimates>;

/** Gross profit and commission of a day's rows with a margin. */
type CoveredDay = { day: Day; gross: Decimal; commission: Decimal };

const netOf = ({ gross, commission }: CoveredDay): Decimal => gross.minus(commission);
const add = (amounts: readonly Decimal[]): Decimal => Decimal.sum(0, ...amounts);

/** The part of a range that may have open days. */
export function openRange(estimates: CurrencyEstimates, { from, to }: DayRange, today: Day): DayRange {
  const open = [...estimates.values()].flatMap(({ sales }) =>
    [...sales.growths].flatMap(([day, growth]) => (growth.open ? [day] : [])),
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
): ProfitEstimate | null {
  const of = estimates.get(currency);
  if (!of || !figures.covered) return null;
  const days = rows.filter((row) => String(row.currency) === currency).map(toDay);
  const known = days.filter(({ day }) => of.sales.growths.has(day) && of.commission.growths.has(day));
  const openDays = known.filter(({ day }) => isOpen(of, day)).length;
  if (openDays === 0) return null;
  const others = days.filter((day) => !known.includes(day));
  const reported = new Decimal(figures.covered.netProfit).minus(add(others.map(netOf)));
  const settled = reported.minus(add(known.map(netOf)));
  const months = new Set([of.sales, of.commission].flatMap(listMonths));
  const all = [null, ...months].map((month) => settled.plus(add(known.map((day) => grow(of, day, month)))));
  const [expected = settled] = all;
  const results = { expected, low: Decimal.min(...all), high: Decimal.max(...all) };
  const costs = figures.afterCosts?.netProfit ? new Decimal(figures.afterCosts.costs) : null;
  const { sales, commission } = { sales: of.sales.expectation, commission: of.commission.expectation };
  return {
    reported: writeExact(reported),
    ...write(results, currency, new Decimal(0)),
    afterCosts: costs && write(results, currency, costs),
    ...{ openDays, otherDays: others.length },
    settledMonths: Math.min(sales.settledMonths, commission.settledMonths),
    meanErrors: { sales: sales.meanError, commission: commission.meanError },
    testedMonths: Math.min(sales.tested.length, commission.tested.length),
  };
}

const toDay = ({ day, gross, commission }: SqlRow): CoveredDay => ({
  day: String(day),
  gross: new Decimal(String(gross ?? 0)).div(100),
  commission: new Decimal(String(commission ?? 0)),
});

const isOpen = (of: OfCurrency, day: Day): boolean => of.sales.growths.get(day)?.open === true;

const listMonths = ({ growths }: Estimates): string[] => [
  ...([...growths.values()].find(({ open }) => open)?.months.keys() ?? []),
];

/** What a day is expected to settle at, with the changes of one settled month or of all days. */
function grow(of: OfCurrency, { day, gross, commission }: CoveredDay, month: string | null): Decimal {
  const growthOf = (metric: EstimatedMetric): Decimal => {
    const growth = of[metric].growths.get(day);
    return (month === null ? growth?.all : (growth?.months.get(month) ?? growth?.all)) ?? new Decimal(1);
  };
  return gross.times(growthOf('sales')).minus(commission.times(growthOf('commission')));
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
