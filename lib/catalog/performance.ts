import { compareCurrencies } from '@/lib/format/currency';
import type { LedgerContext } from '@/lib/ledger/context';
import { datasets } from '@/lib/ledger/datasets';
import type { DayRange } from '@/lib/ledger/days';
import { readSums, toFigures } from '@/lib/ledger/figures';
import { whereRows } from '@/lib/ledger/query/filter-sql';
import type { Filters } from '@/lib/ledger/query/query-parameters';
import { sumColumns } from '@/lib/ledger/query/summary-sql';
import type { Session, SqlRow } from '@/lib/ledger/store/store';
import { divideToRate, toUnits } from '@/lib/ledger/units';
import { readReceipt } from '@/lib/ledger/windows/receipt';
import type { Receipt } from '@/lib/ledger/windows/receipt-shape';
import { createAnswerCache } from '@/lib/ledger/windows/revision';
import type { CurrencyFigures } from './performance-shape';

/** What figures are summed by. A product id means nothing without its marketplace. */
const subjects = {
  product: { dataset: 'reports', columns: ['marketplace', 'product'] },
  brand: { dataset: 'reports', columns: ['brand'] },
  creator: { dataset: 'reports', columns: ['creator'] },
  campaign: { dataset: 'program', columns: ['campaign'] },
  programTag: { dataset: 'program', columns: ['creator_tag'] },
} as const;

export type PerformanceSubject = keyof typeof subjects;

export type Performance = {
  /** Figures by key, one entry a currency; what sold nothing is absent. */
  byKey: ReadonlyMap<string, readonly CurrencyFigures[]>;
  receipt: Receipt;
  range: DayRange;
};

const keep = createAnswerCache<Performance>();

/**
 * Figures of everything that has rows in the range, from what the ledger holds: attribution by product, brand or
 * creator, the program by campaign or tag. Summed once for the state the ledger is in, however many pages ask.
 */
export function readPerformance(
  ledger: LedgerContext,
  by: PerformanceSubject,
  range: DayRange,
  filters: Filters = {},
): Promise<Performance> {
  const { sources } = datasets[subjects[by].dataset];
  return keep(ledger, sources, [by, range, filters], () =>
    ledger.store.snapshot(async ({ read }) => ({
      byKey: await sumBy(read, ledger.workspaceId, by, range, filters),
      receipt: await readReceipt(read, ledger, sources, range),
      range,
    })),
  );
}

/** As readPerformance, within a snapshot. */
export async function sumBy(
  read: Session['read'],
  workspaceId: string,
  by: PerformanceSubject,
  range: DayRange,
  filters: Filters,
) {
  const { dataset, columns } = subjects[by];
  const names = columns.join(', ');
  const where = whereRows(workspaceId, dataset, range, filters);
  const rows = await read(
    `SELECT ${names}, currency, ${sumColumns(dataset)}${dataset === 'reports' ? standardSums : ''}
     FROM ${datasets[dataset].table} WHERE ${where.sql} GROUP BY ${names}, currency`,
    where.values,
  );
  const byKey = new Map<string, CurrencyFigures[]>();
  for (const row of rows) {
    const key = columns.map((column) => String(row[column])).join('/');
    byKey.set(key, [...(byKey.get(key) ?? []), toCurrencyFigures(row)]);
  }
  for (const figures of byKey.values()) figures.sort(byCurrency);
  return byKey;
}

export const byCurrency = (a: { currency: string }, b: { currency: string }) =>
  compareCurrencies(a.currency, b.currency);

const standardSums = `,
  SUM(sales) FILTER (WHERE source = 'reports:standard') AS standard_sales,
  SUM(commission) FILTER (WHERE source = 'reports:standard') AS standard_commission`;

export function toCurrencyFigures(row: SqlRow): CurrencyFigures {
  const unitsOf = (column: string) => toUnits(String(row[column] ?? 0));
  return {
    currency: String(row.currency),
    figures: toFigures(readSums(row)),
    standardRate: divideToRate(unitsOf('standard_commission'), unitsOf('standard_sales')),
  };
}
