import type { Day } from '@/lib/data/terms/days';

/** `rate` is an exact decimal string: units of the reporting currency per unit of the other. */
export type DayRate = { day: Day; rate: string };

/** The stored rates of one currency to the reporting currency. */
export type StoredRates = { currency: string; days: number; first: Day; newest: DayRate };

/** Response of GET /api/rates. */
export type Rates = { reportingCurrency: string | null; currencies: StoredRates[] };

/** Response of GET /api/rates/days: the newest before a day, newest first, and whether there are older ones. */
export type RateDays = { rates: DayRate[]; more: boolean };
