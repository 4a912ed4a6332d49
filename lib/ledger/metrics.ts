/** What rows carry and sums are made of, in the words of our own API. */
export const moneyMetrics = ['sales', 'commission', 'bonus'] as const;
export const countMetrics = ['clicks', 'conversions', 'detailPageViews', 'addToCarts'] as const;
export const baseMetrics = [...moneyMetrics, ...countMetrics] as const;
/** Of which it is told how much may still change. */
export const provisionalMetrics = ['sales', 'commission', 'clicks'] as const;
/** What is divided from sums, never averaged from rows. */
const derivedMetrics = [
  'conversionRate',
  'cartRate',
  'epc',
  'aov',
  'commissionRate',
  'costPerConversion',
] as const;
export const metrics = [...baseMetrics, ...derivedMetrics] as const;

type MoneyMetric = (typeof moneyMetrics)[number];
type CountMetric = (typeof countMetrics)[number];
export type BaseMetric = (typeof baseMetrics)[number];
type DerivedMetric = (typeof derivedMetrics)[number];
export type Metric = (typeof metrics)[number];

const dividedFrom: Record<DerivedMetric, readonly [over: BaseMetric, under: BaseMetric]> = {
  conversionRate: ['conversions', 'clicks'],
  cartRate: ['addToCarts', 'clicks'],
  epc: ['commission', 'clicks'],
  aov: ['sales', 'conversions'],
  commissionRate: ['commission', 'sales'],
  costPerConversion: ['commission', 'conversions'],
};
const isDerived = (metric: Metric): metric is DerivedMetric => metric in dividedFrom;

/** What a metric is made of: itself, or the two it is divided from. */
export const partsOf = (metric: Metric): readonly BaseMetric[] =>
  isDerived(metric) ? dividedFrom[metric] : [metric];

/** Whether a metric is of one currency: an amount, or made of amounts. */
export const isOfCurrency = (metric: Metric): boolean =>
  partsOf(metric).some((part) => moneyMetrics.some((name) => name === part));

/**
 * Figures of one point. Money is an exact decimal text in major units of its currency ("1234.50"); counts are
 * numbers. A metric the dataset does not carry is zero; a derived one is null where it would divide by zero.
 */
export type Figures = Record<MoneyMetric, string> &
  Record<CountMetric, number> & {
    /** Conversions per click, a fraction. */
    conversionRate: number | null;
    /** Add to carts per click, a fraction. */
    cartRate: number | null;
    /** Commission per click: money, rounded to four places. */
    epc: string | null;
    /** Sales per conversion: money, rounded to four places. */
    aov: string | null;
    /** Commission per sales, a fraction. */
    commissionRate: number | null;
    /** Commission per conversion: money, rounded to four places. */
    costPerConversion: string | null;
    /** What may still change: rows that are not final, and their share (0 to 1) of the sums. */
    provisional: { any: boolean; sales: number; commission: number; clicks: number };
  };
