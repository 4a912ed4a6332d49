import { tupleKey } from '@/lib/base/tuple-key';
import { oneOfValues, whereRows } from '@/lib/data/read/query/filter-sql';
import type { Session } from '@/lib/data/store/engine/store';
import { countDays, type DayRange, daysBetween } from '@/lib/data/terms/days';
import type { DailyFigures } from './usual-days';

/** A product in a marketplace. */
export type Product = { marketplace: string; id: string };

/** What products sold by day: `of` adds them up. Days are those of a range. */
export type Series = {
  /** The currency that some products sold most in. */
  currencyOf: (products: readonly Product[]) => string | undefined;
  of: (products: readonly Product[], currency: string, days: DayRange) => DailyFigures;
};

type Course = { sales: number[]; conversions: number[] };

/** Reads the sales and conversions of products on each day of a range, in major units: numbers that estimates are made of. */
export async function readSeries(
  read: Session['read'],
  workspaceId: string,
  products: readonly Product[],
  range: DayRange,
): Promise<Series> {
  const courses = new Map<string, Map<string, Course>>();
  if (products.length > 0) {
    const { sql, values } = whereRows(workspaceId, 'reports', range, {});
    const ids = oneOfValues('product', 'text', [...new Set(products.map(({ id }) => id))], values);
    const rows = await read(
      `SELECT marketplace, product, currency, day - CAST($2 AS DATE) AS at,
         CAST(SUM(sales) AS DOUBLE PRECISION) AS sales, CAST(SUM(conversions) AS DOUBLE PRECISION) AS conversions
       FROM ledger.reports WHERE ${sql} AND ${ids} GROUP BY 1, 2, 3, 4`,
      values,
    );
    const length = countDays(range);
    for (const row of rows) {
      const key = tupleKey(String(row.marketplace), String(row.product));
      const own = courses.get(key) ?? new Map<string, Course>();
      courses.set(key, own);
      const currency = String(row.currency);
      const course = own.get(currency) ?? { sales: zeros(length), conversions: zeros(length) };
      own.set(currency, course);
      course.sales[Number(row.at)] = Number(row.sales);
      course.conversions[Number(row.at)] = Number(row.conversions);
    }
  }
  const coursesOf = (some: readonly Product[]) =>
    some.flatMap(({ marketplace, id }) => [...(courses.get(tupleKey(marketplace, id)) ?? [])]);
  return {
    currencyOf: (some) => {
      const sums = new Map<string, number>();
      for (const [currency, { sales }] of coursesOf(some)) {
        sums.set(currency, (sums.get(currency) ?? 0) + sales.reduce((total, one) => total + one, 0));
      }
      return [...sums].toSorted(([, a], [, b]) => b - a)[0]?.[0];
    },
    of: (some, currency, { from, to }) => {
      const [first, end] = [daysBetween(range.from, from), daysBetween(range.from, to) + 1];
      const own = coursesOf(some).flatMap(([code, course]) => (code === currency ? [course] : []));
      const add = (metric: keyof Course) =>
        own
          .map((course) => course[metric].slice(first, end))
          .reduce((total, next) => total.map((value, at) => value + (next[at] ?? 0)), zeros(end - first));
      return { sales: add('sales'), conversions: add('conversions') };
    },
  };
}

const zeros = (length: number): number[] => new Array<number>(length).fill(0);
