import type { FilterNames } from '@/lib/data/read/query/read-labels';
import type { Basis } from '@/lib/data/terms/basis';
import type { Day, DayRange, Grain } from '@/lib/data/terms/days';
import type { LookAge } from '@/lib/data/terms/look-ages';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import type { SettlementGrouping, SettlementQuery } from './settlement-query';

/** What days had at an age. Amounts are exact decimal strings. */
export type AgeCell = {
  age: LookAge;
  /** The sum of the days that were fetched at this age. */
  amount: string;
  days: number;
  /** `amount` divided by what the same days had when they were first seen; null if that is zero. */
  share: number | null;
};

/** A day, week or month, and what it had at each age at which one of its days was fetched. */
export type TriangleRow = {
  bucket: Day;
  /** Its days that were fetched after they had ended. */
  days: number;
  /** Its days that are settled. */
  settledDays: number;
  /** What it has now. */
  current: string;
  cells: AgeCell[];
};

/** How much of the open part of a month is expected to be there when it settles. An estimate. */
export type ExpectedMonth = {
  /** YYYY-MM. */
  month: string;
  /** What its settled days have. */
  settled: string;
  /** The days that are open and have an estimate, and what they have now. */
  openDays: number;
  open: string;
  /** Rounded to the minor unit of the currency; counts to whole ones. */
  expected: string;
  /** The range that the errors of settled months at the same ages make likely: it holds in about four of five months. */
  low: string;
  high: string;
  /** Open days without an estimate, because too few settled months were fetched at their age. */
  otherDays: number;
};

/** A settled month, as it would have been estimated on the day after its end, and what it settled at. */
export type TestedMonth = {
  month: string;
  /** What was reported then. */
  open: string;
  expected: string;
  low: string;
  high: string;
  settled: string;
  /** Whether `settled` is in the range. */
  isWithin: boolean;
  /** `expected` less `settled`, divided by `settled`; null if that is zero. */
  error: number | null;
  /** The number of settled months that were known then. */
  settledMonths: number;
};

/** What estimates wait for: members of a group whose list was not read, or days. */
export type Wait = 'unknownMembers' | 'notLoaded';

/** Estimates from settled months, and how far off they would have been. */
export type Expectation = {
  /** The number of settled months behind the estimates. With fewer than three, there are none. */
  settledMonths: number;
  /** Conversions first reported in these months; null if unknown. With fewer than 100, there are no estimates. */
  sample: number | null;
  /** Why nothing is estimated. `notCloser`: in tested months, the figures as reported were closer. Null otherwise. */
  reason: Wait | 'fewMonths' | 'fewConversions' | 'notCloser' | null;
  months: ExpectedMonth[];
  tested: TestedMonth[];
  /** How many of `tested` were in their range. */
  within: number;
  /** The mean of the sizes of `error`; null if no month was tested. */
  meanError: number | null;
  /** The same of the figures as reported. */
  reportedError: number | null;
  /** The newest settled month, if it lies outside what older ones say of it. Rates may have changed. */
  changed: TestedMonth | null;
};

/** What a group's settled days had when they were first seen, and when they settled. */
export type SettlementGroup = {
  /** Null for rows without a value. */
  key: string | null;
  /** The name of the key; null if unknown. */
  label: string | null;
  reported: string;
  settled: string;
  /** What later looks took away, below zero, and added. */
  reversed: string;
  added: string;
  /** `settled` less `reported`, divided by `reported`; null if that is not above zero. */
  share: number | null;
  /** The sample: conversions first reported, and days with rows. */
  conversions: number;
  days: number;
};

export type CurrencySettlement = {
  currency: string;
  triangle: TriangleRow[];
  /** Of all settled days of the range. */
  total: AgeCell[];
  expectation: Expectation;
  /** Number of all groups. `groups` is one page of them. */
  groupCount: number;
  groups: SettlementGroup[];
};

/** Response of /api/ledger/settlement. */
export type Settlement = Pick<SettlementQuery, 'dataset' | 'metric' | 'sort'> & {
  group: SettlementGrouping;
  grain: Grain;
  range: DayRange;
  ages: readonly LookAge[];
  /** When a day that could still change was first fetched; null if none was. */
  since: string | null;
  /** When the first day settles that was fetched before; null if there is none. */
  firstSettles: Day | null;
  currencies: CurrencySettlement[];
  /** Named groups that share members with others, by id: rows of these count in several lines. */
  overlapping: string[];
  filterNames: FilterNames;
  receipt: Receipt;
  /** The days that estimates come from, and their receipt. */
  history: DayRange;
  historyReceipt: Receipt;
  /** Whether filters name groups whose members are not known yet. Nothing is estimated then. */
  unknownMembers: boolean;
  basis: Basis;
};
