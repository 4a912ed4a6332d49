import { tupleKey } from '@/lib/base/tuple-key';
import { oneOfValues, whereRows } from '@/lib/data/read/query/filter-sql';
import type { Session } from '@/lib/data/store/engine/store';
import { countDays, type DayRange, daysBetween } from '@/lib/data/terms/days';
import { compareCurrencies } from '@/lib/language/format/currency';
import { type DailyFigures, sum } from './usual-days';

/** A product in a marketplace. */
export type Product = { marketplace: string; id: string };

/** What products sold by day: `of` adds them up. Days are those of a range. */
export type Series = {
  /** The currencies that some products sold in on some days, the one with the most conversions first: amounts of two are not compared. */
  currenciesOf: (products: readonly Product[], ranges: readonly DayRange[]) => string[];
  of: (products: readonly Product[], currency: string, days: DayRange) => DailyFigures;
  /** What a product sold on some days. */
  sold: (product: Product, currency: string, days: DayRange) => number;
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
  const cut = (values: readonly number[], { from, to }: DayRange) =>
    values.slice(daysBetween(range.from, from), daysBetween(range.from, to) + 1);
  return {
    sold: ({ marketplace, id }, currency, { from, to }) => {
      const values = courses.get(tupleKey(marketplace, id))?.get(currency)?.sales ?? [];
      const end = daysBetween(range.from, to);
      let total = 0;
      for (let at = daysBetween(range.from, from); at <= end; at += 1) total += values[at] ?? 0;
      return total;
    },
    currenciesOf: (some, ranges) => {
      const conversionsIn = new Map<string, number>();
      for (const [currency, course] of coursesOf(some)) {
        const of = (metric: keyof Course) => ranges.flatMap((days) => cut(course[metric], days));
        if ([...of('sales'), ...of('conversions')].every((value) => value === 0)) continue;
        conversionsIn.set(currency, (conversionsIn.get(currency) ?? 0) + sum(of('conversions')));
      }
      return [...conversionsIn]
        .toSorted(([a, most], [b, fewer]) => fewer - most || compareCurrencies(a, b))
        .map(([currency]) => currency);
    },
    of: (some, currency, days) => {
      const own = coursesOf(some).flatMap(([code, course]) => (code === currency ? [course] : []));
      const add = (metric: keyof Course) =>
        own
          .map((course) => cut(course[metric], days))
          .reduce((total, next) => total.map((value, at) => value + (next[at] ?? 0)), zeros(countDays(days)));
      return { sales: add('sales'), conversions: add('conversions') };
    },
  };
}

const zeros = (length: number): number[] => new Array<number>(length).fill(0);
