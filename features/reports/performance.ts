import { tupleKey } from '@/lib/base/tuple-key';
import { makeComparedBasis } from '@/lib/data/basis';
import { datasets } from '@/lib/data/datasets';
import { type DayRange, toDay } from '@/lib/data/days';
import { makeSums, toFigures } from '@/lib/data/figures';
import { freshen } from '@/lib/data/links/freshen';
import { readFilterValue, writeFilterValue } from '@/lib/data/query/filter-value';
import { readLabels } from '@/lib/data/query/read-labels';
import { comparedRangeOf } from '@/lib/data/ranges/compared-range';
import { isOpen } from '@/lib/data/ranges/look-back';
import { readGroupsByKey } from '@/lib/data/summary/summary-groups';
import { readReceipt } from '@/lib/data/windows/receipt';
import { type Ledger, nowOf } from '@/lib/data/workspace';
import type { PerformanceQuery } from './performance-query';
import type { ItemFigures, Performance } from './performance-shape';

/**
 * Figures of given ids, by currency. Ids without rows are absent. Compares with nothing while days of the compared range
 * are missing.
 */
export async function readPerformance(ledger: Ledger, query: PerformanceQuery): Promise<Performance> {
  const context = await freshen(ledger, query);
  const range = { from: query.from, to: query.to };
  const comparedRange = comparedRangeOf(range, query.compare);
  const { sources } = datasets[query.dataset];
  const today = toDay(nowOf(context));
  const keys = query.ids.map((id) => readFilterValue(query.group, id));
  return context.store.snapshot(async ({ read }) => {
    const readFor = (range: DayRange) =>
      readGroupsByKey(read, context, { query, range, dimension: query.group }, keys);
    const now = await readFor(range);
    const comparedReceipt = comparedRange && (await readReceipt(read, context, sources, comparedRange));
    const isCompared = comparedReceipt?.state === 'complete';
    const then = comparedRange && isCompared ? await readFor(comparedRange) : [];
    const compared = new Map(then.map((group) => [tupleKey(group.currency, group.key), group.sums]));
    const items = new Map<string, ItemFigures[]>();
    for (const { key, currency, sums } of now) {
      const entry = {
        currency: currency === '' ? null : currency,
        figures: toFigures(sums, isOpen(range, today)),
        compared:
          comparedRange && isCompared
            ? toFigures(compared.get(tupleKey(currency, key)) ?? makeSums(), isOpen(comparedRange, today))
            : null,
      };
      const id = writeFilterValue(query.group, key);
      items.set(id, [...(items.get(id) ?? []), entry]);
    }
    const named = { dataset: query.dataset, range, dimension: query.group };
    const found = await readLabels(read, context.id, named, keys);
    for (const { key, label } of now) if (key !== null && label !== null) found.set(key, label);
    const labels = [...found].map(([key, label]) => [writeFilterValue(query.group, key), label]);
    const receipt = await readReceipt(read, context, sources, range);
    return {
      dataset: query.dataset,
      range,
      comparedRange,
      items: Object.fromEntries(items),
      labels: Object.fromEntries(labels),
      receipt,
      comparedReceipt,
      basis: makeComparedBasis(query.dataset, range, receipt, comparedRange, comparedReceipt, context),
    };
  });
}
