import { Decimal as DecimalJs } from 'decimal.js';
import { type BaseMetric, baseMetrics, type Figures } from './metrics';
import type { SqlRow } from './store/store';

/** Wide enough that no sum of stored amounts is ever rounded. */
export const Decimal = DecimalJs.clone({ precision: 60 });
export type Decimal = InstanceType<typeof DecimalJs>;

const provisionalMetrics = ['sales', 'commission', 'clicks'] as const;

/** Exact sums, before anything is divided. */
export type Sums = Record<BaseMetric, Decimal> & {
  any: boolean;
  provisional: Record<(typeof provisionalMetrics)[number], Decimal>;
};

const zero = new Decimal(0);

export function makeSums(): Sums {
  return {
    sales: zero,
    commission: zero,
    bonus: zero,
    clicks: zero,
    conversions: zero,
    detailPageViews: zero,
    addToCarts: zero,
    any: false,
    provisional: { sales: zero, commission: zero, clicks: zero },
  };
}

const amount = (row: SqlRow, name: string): Decimal => {
  const value = row[name];
  return value === null || value === undefined ? zero : new Decimal(String(value));
};

/** Reads the columns that `sumColumns` selects. */
export function readSums(row: SqlRow): Sums {
  const sums = makeSums();
  for (const metric of baseMetrics) sums[metric] = amount(row, metric);
  for (const metric of provisionalMetrics) sums.provisional[metric] = amount(row, `provisional_${metric}`);
  sums.any = row.provisional_any === true;
  return sums;
}

function combine(a: Sums, b: Sums, each: (x: Decimal, y: Decimal) => Decimal): Sums {
  const result = makeSums();
  for (const metric of baseMetrics) result[metric] = each(a[metric], b[metric]);
  for (const metric of provisionalMetrics) {
    result.provisional[metric] = each(a.provisional[metric], b.provisional[metric]);
  }
  return result;
}

export const addSums = (a: Sums, b: Sums): Sums => ({
  ...combine(a, b, (x, y) => x.plus(y)),
  any: a.any || b.any,
});

/** `any` of what remains is told by the caller: it cannot be subtracted. */
export const subtractSums = (a: Sums, b: Sums, any: boolean): Sums => ({
  ...combine(a, b, (x, y) => x.minus(y)),
  any,
});

/** Two decimals at least, every digit that is there. */
export const moneyText = (value: Decimal): string => value.toFixed(Math.max(2, value.decimalPlaces()));

const ratio = (over: Decimal, under: Decimal) => (under.isZero() ? null : over.div(under));
const rate = (over: Decimal, under: Decimal) => ratio(over, under)?.toDecimalPlaces(8).toNumber() ?? null;
const price = (over: Decimal, under: Decimal) => {
  const value = ratio(over, under)?.toDecimalPlaces(4);
  return value ? moneyText(value) : null;
};

export function toFigures(sums: Sums): Figures {
  const share = (metric: (typeof provisionalMetrics)[number]) =>
    Math.min(1, Math.max(0, rate(sums.provisional[metric], sums[metric]) ?? 0));
  return {
    sales: moneyText(sums.sales),
    commission: moneyText(sums.commission),
    bonus: moneyText(sums.bonus),
    clicks: sums.clicks.toNumber(),
    conversions: sums.conversions.toNumber(),
    detailPageViews: sums.detailPageViews.toNumber(),
    addToCarts: sums.addToCarts.toNumber(),
    conversionRate: rate(sums.conversions, sums.clicks),
    epc: price(sums.commission, sums.clicks),
    aov: price(sums.sales, sums.conversions),
    commissionRate: rate(sums.commission, sums.sales),
    costPerConversion: price(sums.commission, sums.conversions),
    provisional: {
      any: sums.any,
      sales: share('sales'),
      commission: share('commission'),
      clicks: share('clicks'),
    },
  };
}
