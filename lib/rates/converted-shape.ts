import type { DatasetName } from '@/lib/ledger/datasets';
import type { Day, DayRange } from '@/lib/ledger/days';
import type { moneyMetrics } from '@/lib/ledger/metrics';
import type { Receipt } from '@/lib/ledger/windows/receipt-shape';
import type { DayRate } from './rate-shape';

export type MoneyMetric = (typeof moneyMetrics)[number];

/** Exact decimal texts in major units. What the dataset lacks is zero. */
export type Amounts = Record<MoneyMetric, string>;

/** The rates that days were converted at. */
export type RatesUsed = {
  /** How many days were converted. */
  days: number;
  /** The day of the oldest and of the newest rate. */
  first: Day;
  last: Day;
  lowest: DayRate;
  highest: DayRate;
  /** Days without a rate of their own, and the day of the earlier rate that they were converted at. */
  earlier: { day: Day; rateDay: Day }[];
};

export type ConvertedCurrency = {
  currency: string;
  original: Amounts;
  /** In the reporting currency, rounded once to its minor unit; null where no day was converted. */
  converted: Amounts | null;
  /** Null where none was needed: the reporting currency itself, or no money. */
  rates: RatesUsed | null;
  /** Days without a rate, and what they would have added, in their own currency. Null where there are none. */
  unconverted: { amounts: Amounts; days: ({ day: Day } & Amounts)[] } | null;
};

/** What is converted, a currency at a time. */
export type Conversion = {
  currencies: ConvertedCurrency[];
  /** The sum of what was converted, rounded once; null where nothing was. */
  total: Amounts | null;
  /** Whether every amount was converted. Without it, `total` is no total of the range. */
  complete: boolean;
};

/** What /api/ledger/converted answers. */
export type Converted = Conversion & {
  dataset: DatasetName;
  range: DayRange;
  /** Null where the workspace has none: nothing is converted. */
  reportingCurrency: string | null;
  receipt: Receipt;
};

/** Datasets whose rows carry money. */
export const moneyDatasets = ['reports', 'brb', 'program'] as const satisfies readonly DatasetName[];
