import type { Day } from '@/lib/ledger/days';

/** `rate` is exact decimal text: units of the reporting currency per unit of the other. */
export type DayRate = { day: Day; rate: string };

/** The stored rates of one currency into the reporting currency. */
export type HeldRates = { currency: string; days: number; first: Day; newest: DayRate };

/** What GET /api/rates answers. */
export type Rates = { reportingCurrency: string | null; currencies: HeldRates[] };

/** What GET /api/rates/days answers: the newest before a day, newest first, and whether there are older ones. */
export type RateDays = { rates: DayRate[]; more: boolean };

/** What GET /api/rates/reporting-currency answers; null for none. */
export type ReportingCurrency = { currency: string | null };
