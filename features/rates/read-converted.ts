import { freshen } from '@/lib/data/read/links/freshen';
import { whereRows } from '@/lib/data/read/query/filter-sql';
import type { SqlRow } from '@/lib/data/store/engine/store';
import { daysOf } from '@/lib/data/store/windows/day-sums';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { type Ledger, nowOf } from '@/lib/data/store/workspace';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, toDay } from '@/lib/data/terms/days';
import { moneyMetrics } from '@/lib/data/terms/metrics';
import { isOpen } from '@/lib/data/terms/ranges/look-back';
import { convertAmounts, type DayAmounts, longestServed } from './convert';
import type { ConvertedQuery } from './converted-query';
import type { Converted } from './converted-shape';
import { readRateBook } from './list-rates';
import { readReportingCurrency } from './reporting-currency';

/**
 * Amounts of stored rows, original and in the reporting currency, by currency, and the sum of all converted ones.
 * Fetches nothing.
 */
export async function readConverted(ledger: Ledger, query: ConvertedQuery): Promise<Converted> {
  const context = await freshen(ledger, query);
  const { id: workspaceId, db } = context;
  const range = { from: query.from, to: query.to };
  const { metrics, sources } = datasets[query.dataset];
  const where = whereRows(workspaceId, query.dataset, range, query);
  const sums = moneyMetrics.map(
    (metric) => `${metrics[metric] ? `SUM(${metrics[metric]})` : '0'} AS ${metric}`,
  );
  const { rows, receipt } = await context.store.snapshot(async ({ read }) => ({
    rows: await read(
      `SELECT day, currency, BOOL_OR(NOT final) AS provisional, ${sums.join(', ')} FROM ${daysOf(query.dataset, query).from}
       WHERE ${where.sql} GROUP BY 1, 2`,
      where.values,
    ),
    receipt: await readReceipt(read, context, sources, range),
  }));
  const amounts = rows.map(toDayAmounts);
  const reportingCurrency = await readReportingCurrency(db, workspaceId);
  const book =
    reportingCurrency === null
      ? new Map()
      : await readRateBook(db, workspaceId, {
          to: reportingCurrency,
          currencies: [...new Set(amounts.map(({ currency }) => currency))],
          days: { from: addDays(range.from, -longestServed), to: range.to },
        });
  const conversion = convertAmounts(amounts, reportingCurrency, book);
  const basis = makeBasis(
    [rowsBasis([query.dataset], range, receipt)],
    [...context.lists, { name: 'rates', state: conversion.complete ? 'complete' : 'partial' }],
    context.unknownValues,
  );
  return {
    dataset: query.dataset,
    range,
    reportingCurrency,
    ...conversion,
    complete: basis.complete,
    provisional: isOpen(range, toDay(nowOf(context))) || rows.some(({ provisional }) => provisional === true),
    receipt,
    basis,
  };
}

const toDayAmounts = ({ day, currency, sales, commission, bonus }: SqlRow): DayAmounts => ({
  day: String(day),
  currency: String(currency),
  sales: String(sales ?? 0),
  commission: String(commission ?? 0),
  bonus: String(bonus ?? 0),
});
