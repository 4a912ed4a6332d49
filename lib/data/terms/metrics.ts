/** Metrics of rows and their sums, by the names in our API. */
export const moneyMetrics = ['sales', 'commission', 'bonus'] as const;
export const countMetrics = ['clicks', 'conversions', 'detailPageViews', 'addToCarts'] as const;
export const baseMetrics = [...moneyMetrics, ...countMetrics] as const;
/** Metrics that report how much may still change. */
export const provisionalMetrics = ['sales', 'commission', 'clicks'] as const;
/** Metrics computed from sums, never averaged over rows. */
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

/** Whether it is a sum, not a rate of sums. */
export const isBaseMetric = (metric: Metric): metric is BaseMetric =>
  baseMetrics.some((name) => name === metric);
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

/** The base metrics of a metric: itself, or the two it is computed from. */
export const partsOf = (metric: Metric): readonly BaseMetric[] =>
  isDerived(metric) ? dividedFrom[metric] : [metric];

/** Whether a metric depends on a currency. */
export const isOfCurrency = (metric: Metric): boolean =>
  partsOf(metric).some((part) => moneyMetrics.some((name) => name === part));

/**
 * Figures of one point. Money is an exact decimal string in major units ("1234.50"); counts are numbers. Metrics that
 * the dataset lacks are zero; derived ones are null for a division by zero.
 */
export type Figures = Record<MoneyMetric, string> &
  Record<CountMetric, number> & {
    /** Conversions per click, a fraction. */
    conversionRate: number | null;
    /** Add to carts per click, a fraction. */
    cartRate: number | null;
    /** Commission per click, rounded to four places. */
    epc: string | null;
    /** Sales per conversion, rounded to four places. */
    aov: string | null;
    /** Commission per sales, a fraction. */
    commissionRate: number | null;
    /** Commission per conversion, rounded to four places. */
    costPerConversion: string | null;
    /** Rows that are not final: whether there are any, and their share (0 to 1) of each sum. */
    provisional: { any: boolean; sales: number; commission: number; clicks: number };
  };

/**
 * The figures of a range, and those that its change is between: `counted` of the days of the range that count, `compared` of
 * as many compared days. Both are null without a comparison, and while no day counts.
 */
export type ComparedFigures = { figures: Figures; counted: Figures | null; compared: Figures | null };
