import { and, between, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Day, DayRange } from '@/lib/data/days';
import { compareCurrencies } from '@/lib/language/format/currency';
import type { Db } from '@/lib/server/db/database';
import type { RateDays, Rates } from './rate-shape';
import { readReportingCurrency } from './reporting-currency';
import { exchangeRates } from './schema';

/** Rates per page. */
const pageSize = 100;

/** Selects the rates to a currency. */
export const into = (workspaceId: string, to: string) =>
  and(eq(exchangeRates.workspaceId, workspaceId), eq(exchangeRates.toCurrency, to));

const exact = (rate: string): string => rate.replace(/\.?0+$/, '');

/** A workspace's reporting currency, and its rates by currency. */
export async function listRates(db: Db, workspaceId: string): Promise<Rates> {
  const to = await readReportingCurrency(db, workspaceId);
  if (to === null) return { reportingCurrency: null, currencies: [] };
  const { currency, day, rate } = exchangeRates;
  const stored = db
    .select({
      currency,
      days: sql<number>`count(*)`.mapWith(Number).as('days'),
      first: sql<Day>`CAST(min(${day}) AS text)`.as('first'),
      newest: sql`max(${day})`.as('newest'),
    })
    .from(exchangeRates)
    .where(into(workspaceId, to))
    .groupBy(currency)
    .as('stored');
  const rows = await db
    .select({ currency, days: stored.days, first: stored.first, day, rate })
    .from(stored)
    .innerJoin(
      exchangeRates,
      and(into(workspaceId, to), eq(currency, stored.currency), eq(day, stored.newest)),
    );
  const currencies = rows.map(({ day, rate, ...entry }) => ({
    ...entry,
    newest: { day, rate: exact(rate) },
  }));
  return {
    reportingCurrency: to,
    currencies: currencies.sort((a, b) => compareCurrencies(a.currency, b.currency)),
  };
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
      and(
        into(workspaceId, to),
        eq(exchangeRates.currency, currency),
        before === undefined ? undefined : lt(exchangeRates.day, before),
      ),
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
