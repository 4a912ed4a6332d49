import { Decimal as DecimalJs } from 'decimal.js';
import { datasetOf, datasets } from '@/lib/data/terms/datasets';
import { type BaseMetric, baseMetrics, type Figures, moneyMetrics } from '@/lib/data/terms/metrics';
import type { Fact } from './facts';

const Decimal = DecimalJs.clone({ precision: 60 });

/** Without rounding. */
export const sum = (values: readonly (number | string)[]) =>
  values.reduce((total, value) => total.plus(value.toString()), new Decimal(0));

const moneyText = (value: DecimalJs) => value.toFixed(Math.max(2, value.decimalPlaces()));

/** Figures of facts in one currency, by decimal arithmetic. `mayArrive`: whether their days are young. */
export function figuresOf(facts: readonly Fact[], mayArrive: boolean): Figures {
  const total = (metric: BaseMetric, of = facts) =>
    sum(of.flatMap((fact) => (datasets[datasetOf(fact.source)].metrics[metric] ? fact[metric] : [])));
  const divide = (over: BaseMetric, under: BaseMetric, places: number) =>
    total(under).isZero()
      ? null
      : total(over).div(total(under)).toDecimalPlaces(places, Decimal.ROUND_HALF_UP).plus(0);
  const rate = (over: BaseMetric, under: BaseMetric) => divide(over, under, 8)?.toNumber() ?? null;
  const price = (over: BaseMetric, under: BaseMetric) => {
    const value = divide(over, under, 4);
    return value && moneyText(value);
  };
  const open = facts.filter(({ final }) => !final);
  const share = (metric: 'sales' | 'commission' | 'clicks') => {
    if (total(metric).isZero()) return 0;
    const exact = total(metric, open).div(total(metric)).toDecimalPlaces(8, Decimal.ROUND_HALF_UP);
    return Math.min(1, Math.max(0, exact.toNumber()));
  };
  const isMoney = (metric: BaseMetric) => moneyMetrics.some((name) => name === metric);
  const sums = baseMetrics.map((metric) => [
    metric,
    isMoney(metric) ? moneyText(total(metric)) : total(metric).toNumber(),
  ]);
  return {
    ...Object.fromEntries(sums),
    conversionRate: rate('conversions', 'clicks'),
    cartRate: rate('addToCarts', 'clicks'),
    epc: price('commission', 'clicks'),
    aov: price('sales', 'conversions'),
    commissionRate: rate('commission', 'sales'),
    costPerConversion: price('commission', 'conversions'),
    provisional: {
      any: mayArrive || open.length > 0,
      sales: share('sales'),
      commission: share('commission'),
      clicks: share('clicks'),
    },
  };
}
