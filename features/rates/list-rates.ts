import { setImmediate } from 'node:timers/promises';
import { and, asc, between, desc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import { addDays, type Day, type DayRange } from '@/lib/data/terms/days';
import type { Db } from '@/lib/server/db/database';
import { knownCurrencies } from './known-currencies';
import type { RateDays, Rates, StoredRates } from './rate-shape';
import { readReportingCurrency } from './reporting-currency';
import { exchangeRates } from './schema';

/** Rates per page. */
const pageSize = 100;

/** Selects the rates to a currency. */
export const into = (workspaceId: string, to: string) =>
  and(eq(exchangeRates.workspaceId, workspaceId), eq(exchangeRates.toCurrency, to));

const of = (workspaceId: string, to: string, currency: string) =>
  and(into(workspaceId, to), eq(exchangeRates.currency, currency));

const exact = (rate: string): string => rate.replace(/\.?0+$/, '');

/** Days per count. The embedded database answers nobody else meanwhile. */
const countedDays = 10_000;

/** A workspace's reporting currency, and its rates by currency. */
export async function listRates(db: Db, workspaceId: string): Promise<Rates> {
  const to = await readReportingCurrency(db, workspaceId);
  if (to === null) return { reportingCurrency: null, currencies: [] };
  const currencies: StoredRates[] = [];
  for (const currency of knownCurrencies) {
    await setImmediate();
    const stored = await readStoredRates(db, currency, of(workspaceId, to, currency));
    if (stored) currencies.push(stored);
  }
  return { reportingCurrency: to, currencies };
}

/** Asks the index for both ends and counts in parts: a currency can have 300,000 rates. */
async function readStoredRates(
  db: Db,
  currency: string,
  which: SQL | undefined,
): Promise<StoredRates | undefined> {
  const { day, rate } = exchangeRates;
  const findEnd = (order: SQL) =>
    db.select({ day, rate }).from(exchangeRates).where(which).orderBy(order).limit(1);
  const [newest] = await findEnd(desc(day));
  const [first] = await findEnd(asc(day));
  if (!newest || !first) return undefined;
  let days = 0;
  for (let from = first.day; from <= newest.day; from = addDays(from, countedDays)) {
    days += await db.$count(exchangeRates, and(which, between(day, from, addDays(from, countedDays - 1))));
    await setImmediate();
  }
  return { currency, days, first: first.day, newest: { ...newest, rate: exact(newest.rate) } };
}

/** The newest rates of a currency, optionally only before a day. */
export async function listRateDays(
  db: Db,
  workspaceId: string,
  { currency, before }: { currency: string; before?: Day | undefined },
): Promise<RateDays> {
  const to = await readReportingCurrency(db, workspaceId);
  if (to === null) return { rates: [], more: false };
  const rows = await db
    .select({ day: exchangeRates.day, rate: exchangeRates.rate })
    .from(exchangeRates)
    .where(
      and(of(workspaceId, to, currency), before === undefined ? undefined : lt(exchangeRates.day, before)),
    )
    .orderBy(desc(exchangeRates.day))
    .limit(pageSize + 1);
  const rates = rows.slice(0, pageSize).map(({ day, rate }) => ({ day, rate: exact(rate) }));
  return { rates, more: rows.length > pageSize };
}

/** Rates to `to`, by currency and day. */
export type RateBook = ReadonlyMap<string, ReadonlyMap<Day, string>>;

/** All rates of the given currencies and days. */
export async function readRateBook(
  db: Db,
  workspaceId: string,
  { to, currencies, days }: { to: string; currencies: readonly string[]; days: DayRange },
): Promise<RateBook> {
  const book = new Map<string, Map<Day, string>>();
  if (currencies.length === 0) return book;
  const { currency, day, rate } = exchangeRates;
  const rows = await db
    .select({ currency, day, rate })
    .from(exchangeRates)
    .where(and(into(workspaceId, to), inArray(currency, [...currencies]), between(day, days.from, days.to)));
  for (const row of rows) {
    const rates = book.get(row.currency) ?? new Map<Day, string>();
    book.set(row.currency, rates.set(row.day, exact(row.rate)));
  }
  return book;
}
