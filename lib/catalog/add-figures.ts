import { compareCurrencies } from '@/lib/format/currency';
import { Decimal, moneyText } from '@/lib/ledger/figures';
import { countMetrics, type Figures, moneyMetrics } from '@/lib/ledger/metrics';
import type { CurrencyFigures } from './performance-shape';

type Sum = { money: Decimal[]; counts: number[]; provisional: { any: boolean; parts: Decimal[] } };

const provisionalMetrics = ['sales', 'commission', 'clicks'] as const;

/** Sums figures a currency, exactly. Rates are divided from the sums; `standardRate` is not told for a sum. */
export function addFigures(all: Iterable<readonly CurrencyFigures[]>): CurrencyFigures[] {
  const sums = new Map<string, Sum>();
  for (const figures of all) {
    for (const { currency, figures: more } of figures)
      sums.set(currency, add(sums.get(currency) ?? nothing(), more));
  }
  return [...sums]
    .sort(([a], [b]) => compareCurrencies(a, b))
    .map(([currency, sum]) => ({ currency, figures: toFigures(sum), standardRate: null }));
}

const zero = new Decimal(0);
const nothing = (): Sum => ({
  money: moneyMetrics.map(() => zero),
  counts: countMetrics.map(() => 0),
  provisional: { any: false, parts: provisionalMetrics.map(() => zero) },
});

function add(sum: Sum, more: Figures): Sum {
  return {
    money: moneyMetrics.map((metric, at) => (sum.money[at] ?? zero).plus(more[metric])),
    counts: countMetrics.map((metric, at) => (sum.counts[at] ?? 0) + more[metric]),
    provisional: {
      any: sum.provisional.any || more.provisional.any,
      parts: provisionalMetrics.map((metric, at) =>
        (sum.provisional.parts[at] ?? zero).plus(new Decimal(more[metric]).times(more.provisional[metric])),
      ),
    },
  };
}

function toFigures({ money, counts, provisional }: Sum): Figures {
  const [sales = zero, commission = zero, bonus = zero] = money;
  const [clicks = 0, conversions = 0, detailPageViews = 0, addToCarts = 0] = counts;
  const rate = (over: Decimal, under: Decimal | number) => {
    const by = new Decimal(under);
    return by.isZero() ? null : over.div(by);
  };
  const price = (over: Decimal, under: number) => {
    const value = rate(over, under)?.toDecimalPlaces(4);
    return value ? moneyText(value) : null;
  };
  const share = (at: number, whole: Decimal | number) =>
    Math.min(1, Math.max(0, rate(provisional.parts[at] ?? zero, whole)?.toNumber() ?? 0));
  return {
    sales: moneyText(sales),
    commission: moneyText(commission),
    bonus: moneyText(bonus),
    clicks,
    conversions,
    detailPageViews,
    addToCarts,
    conversionRate: rate(new Decimal(conversions), clicks)?.toDecimalPlaces(8).toNumber() ?? null,
    epc: price(commission, clicks),
    aov: price(sales, conversions),
    commissionRate: rate(commission, sales)?.toDecimalPlaces(8).toNumber() ?? null,
    costPerConversion: price(commission, conversions),
    provisional: {
      any: provisional.any,
      sales: share(0, sales),
      commission: share(1, commission),
      clicks: share(2, clicks),
    },
  };
}
