import { Decimal } from 'decimal.js';
import { expect, type Page } from 'playwright/test';

export type Row = {
  id: string;
  date: string;
  currency: string;
  sales: number;
  commissionAmount: number;
  clicks: number;
  conversions: number;
  brandId: string;
  creatorId: string;
  final: boolean;
};

export type Range = { from: string; to: string };

const daysBack = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);

/** The default 28 days of report pages, including today (UTC). */
export const lastDays = (): Range => ({ from: daysBack(27), to: daysBack(0) });

/** The days until yesterday, so that clicks of other tests do not count. */
export const pastDays = (count = 28): Range => ({ from: daysBack(count), to: daysBack(1) });

/** All rows of an API list, following its cursor, with the page's session. */
export async function walkRows(page: Page, path: string, { from, to }: Range): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = {
      start: `${from}T00:00:00.000Z`,
      end: `${to}T23:59:59.999Z`,
      limit: '100',
      marketplace: 'all',
      payout_model: 'all',
      ...(cursor ? { cursor } : {}),
    };
    const response = await page.request.get(`/api/seller/v1${path}?${new URLSearchParams(query)}`);
    expect(response.status()).toBe(200);
    const answer: { reports: Row[]; cursor: string | null } = await response.json();
    rows.push(...answer.reports);
    cursor = answer.cursor;
  } while (cursor);
  return rows;
}

export type Sums = { sales: string; commission: string; clicks: number; conversions: number };

/** Exact sums per currency, the one with the most clicks first. */
export function sumByCurrency(rows: readonly Row[]): [currency: string, sums: Sums][] {
  const sum = (of: readonly Row[], read: (row: Row) => number) =>
    of.reduce((total, row) => total.plus(read(row)), new Decimal(0));
  return [...new Set(rows.map(({ currency }) => currency))]
    .map((currency): [string, Sums] => {
      const of = rows.filter((row) => row.currency === currency);
      return [
        currency,
        {
          sales: sum(of, (row) => row.sales).toFixed(),
          commission: sum(of, (row) => row.commissionAmount).toFixed(),
          clicks: sum(of, (row) => row.clicks).toNumber(),
          conversions: sum(of, (row) => row.conversions).toNumber(),
        },
      ];
    })
    .sort(([, a], [, b]) => b.clicks - a.clicks);
}
