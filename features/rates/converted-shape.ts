import type { Basis } from '@/lib/data/terms/basis';
import type { DatasetName } from '@/lib/data/terms/datasets';
import type { Day, DayRange } from '@/lib/data/terms/days';
import type { moneyMetrics } from '@/lib/data/terms/metrics';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import type { DayRate } from './rate-shape';

export type MoneyMetric = (typeof moneyMetrics)[number];

/** Exact decimal strings in major units. Zero for metrics that the dataset does not have. */
export type Amounts = Record<MoneyMetric, string>;

/** The rates used. */
export type RatesUsed = {
  /** Number of converted days. */
  days: number;
  /** The days of the oldest and the newest rate. */
  first: Day;
  last: Day;
  lowest: DayRate;
  highest: DayRate;
  /** Days without a rate, and the day of the earlier rate used for them. */
  earlier: { day: Day; rateDay: Day }[];
};

export type ConvertedCurrency = {
  currency: string;
  original: Amounts;
  /** In the reporting currency, rounded once to its minor unit; null if no day was converted. */
  converted: Amounts | null;
  /** Null if none was needed: the currency is the reporting currency, or there are no amounts. */
  rates: RatesUsed | null;
  /** Days that could not be converted, with their amounts in the original currency. Null if there are none. */
  unconverted: { amounts: Amounts; days: ({ day: Day } & Amounts)[] } | null;
};

/** The conversion by currency. */
export type Conversion = {
  currencies: ConvertedCurrency[];
  /** The sum of all converted amounts, rounded once; null if nothing was converted. */
  total: Amounts | null;
  /** Whether every amount was converted, and in a response, every row is stored. If false, `total` is only a part. */
  complete: boolean;
};

/** Response of /api/ledger/converted. */
export type Converted = Conversion & {
  dataset: DatasetName;
  range: DayRange;
  /** Null without a reporting currency. Nothing is converted then. */
  reportingCurrency: string | null;
  /** Whether the amounts may still change. */
  provisional: boolean;
  receipt: Receipt;
  /** `rates` is partial if some amounts were not converted. */
  basis: Basis;
};

/** Datasets with amounts. */
export const moneyDatasets = ['reports', 'brb', 'program'] as const satisfies readonly DatasetName[];
